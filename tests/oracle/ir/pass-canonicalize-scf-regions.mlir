// Regions that are executed once, and switches that are decided.
// run: --canonicalize
// run: --pass-pipeline='builtin.module(func.func(canonicalize{top-down=false}))'
// run: --canonicalize='region-simplify=disabled'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "single"}> ({
  ^bb0(%arg7: i32):
    %18 = "scf.execute_region"() ({
      %19 = "arith.addi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%19) : (i32) -> ()
    }) : () -> i32
    "func.return"(%18) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "several"}> ({
  ^bb0(%arg5: i1, %arg6: i32):
    %15 = "scf.execute_region"() ({
      "cf.cond_br"(%arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      %17 = "arith.addi"(%arg6, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%17) : (i32) -> ()
    ^bb2:  // pred: ^bb0
      "scf.yield"(%arg6) : (i32) -> ()
    }) : () -> i32
    %16 = "arith.muli"(%15, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%16) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32) -> i32, sym_name = "inside"}> ({
  ^bb0(%arg2: i1, %arg3: i1, %arg4: i32):
    %9 = "scf.if"(%arg2) ({
      %13 = "scf.execute_region"() ({
        "cf.cond_br"(%arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        %14 = "arith.addi"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%14) : (i32) -> ()
      ^bb2:  // pred: ^bb0
        "scf.yield"(%arg4) : (i32) -> ()
      }) : () -> i32
      "scf.yield"(%13) : (i32) -> ()
    }, {
      %10 = "scf.execute_region"() ({
        %11 = "arith.subi"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %12 = "scf.execute_region"() ({
          "scf.yield"(%11) : (i32) -> ()
        }) : () -> i32
        "scf.yield"(%12) : (i32) -> ()
      }) : () -> i32
      "scf.yield"(%10) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%9) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "switch"}> ({
  ^bb0(%arg1: i32):
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 9 : index}> : () -> index
    %4 = "scf.index_switch"(%2) <{cases = array<i64: 0, 1>}> ({
      %8 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%8) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      %7 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%7) : (i32) -> ()
    }) : (index) -> i32
    %5 = "scf.index_switch"(%3) <{cases = array<i64: 0>}> ({
      %6 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%6) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }) : (index) -> i32
    "func.return"(%4, %5) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "kept"}> ({
  ^bb0(%arg0: i32):
    %0 = "scf.execute_region"() <{no_inline}> ({
      %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%1) : (i32) -> ()
    }) : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
