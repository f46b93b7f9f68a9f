// Operations of omp in the wrong constructs: cancellation, ordered regions and scans.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a1"}> ({
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "b"}> ({
^bb0(%arg0: i32):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i32) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "b1"}> ({
^bb0(%arg0: i32):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "b2"}> ({
^bb0(%arg0: i32):
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i32) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "b3"}> ({
^bb0(%arg0: i32):
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "b4"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 2 : i64}> : (i32) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: i32):
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "c1"}> ({
^bb0(%arg0: i32):
  "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "c2"}> ({
^bb0(%arg0: i32):
  "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "c3"}> ({
^bb0(%arg0: i32):
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.section"() ({
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "c4"}> ({
^bb0(%arg0: i32):
  "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "c5"}> ({
^bb0(%arg0: i32):
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "c6"}> ({
^bb0(%arg0: i32, %arg1: i1):
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "scf.if"(%arg1) ({
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "c7"}> ({
^bb0(%arg0: i32, %arg1: i1):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
^bb0(%arg0: i32):
  "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d1"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i32) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d2"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 0 : i64}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i32) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d3"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d4"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d5"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 0 : i64}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d6"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d7"}> ({
^bb0(%arg0: i32):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d8"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d9"}> ({
^bb0(%arg0: i32):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d10"}> ({
^bb0(%arg0: i32):
  "omp.ordered.region"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d11"}> ({
^bb0(%arg0: i32):
  "omp.sections"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.section"() ({
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "d12"}> ({
^bb0(%arg0: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({
}, {
^bb0(%arg7: i32):
  "omp.yield"(%arg7) : (i32) -> ()
}, {
^bb0(%arg5: i32, %arg6: i32):
  "omp.yield"(%arg5) : (i32) -> ()
}, {
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (i32, !llvm.ptr) -> (), sym_name = "d13"}> ({
^bb0(%arg0: i32, %arg1: !llvm.ptr):
  "omp.wsloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@r]}> ({
  ^bb0(%arg2: !llvm.ptr):
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: i32):
      "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
        "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
          "omp.loop_nest"(%arg0, %arg0, %arg0) ({
          ^bb0(%arg4: i32):
            "omp.scan"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
        }) : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (!llvm.ptr) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({
}, {
^bb0(%arg6: i32):
  "omp.yield"(%arg6) : (i32) -> ()
}, {
^bb0(%arg4: i32, %arg5: i32):
  "omp.yield"(%arg4) : (i32) -> ()
}, {
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (i32, !llvm.ptr) -> (), sym_name = "d14"}> ({
^bb0(%arg0: i32, %arg1: !llvm.ptr):
  "omp.wsloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@r]}> ({
  ^bb0(%arg2: !llvm.ptr):
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: i32):
      "omp.scan"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (!llvm.ptr) -> ()
  "func.return"() : () -> ()
}) : () -> ()
