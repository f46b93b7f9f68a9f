// Invariants of omp: loops and their wrappers, clauses, declarations, accesses, maps, cancellation.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.barrier"() : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.loop_nest"(%arg0, %arg0, %arg0) <{loop_inclusive}> ({
  ^bb0(%arg1: i32):
    "omp.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.yield"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.terminator"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<i32>):
  "omp.parallel"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<i32>):
  "omp.parallel"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@nope]}> ({
  ^bb0(%arg2: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<i32>):
  "omp.parallel"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@nope]}> ({
  ^bb0(%arg2: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg4: i64):
  %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "omp.yield"(%1) : (i64) -> ()
}, {
^bb0(%arg2: i64, %arg3: i64):
  %0 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@r]}> ({
  ^bb0(%arg1: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg2: i32):
  %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "omp.yield"(%1) : (i64) -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
}, {
}, {
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg2: i64):
  %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "omp.yield"(%1) : (i32) -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
}, {
}, {
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg1: i64):
  %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
^bb0(%arg0: i64):
  "omp.yield"(%arg0) : (i64) -> ()
}, {
}, {
}, {
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg2: i64):
  %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  "omp.yield"() : () -> ()
}, {
}, {
}, {
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg4: i64):
  %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
^bb0(%arg2: i64, %arg3: i64):
  "omp.yield"(%arg3) : (i64) -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  "omp.yield"() : () -> ()
}, {
}, {
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = i64}> ({
}, {
^bb0(%arg3: i64):
  %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
  "omp.yield"(%0) : (i64) -> ()
}, {
^bb0(%arg1: i64, %arg2: i64):
  "omp.yield"(%arg2) : (i64) -> ()
}, {
^bb0(%arg0: !llvm.ptr):
  "omp.yield"() : () -> ()
}, {
}, {
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "x", type = i32}> ({
}, {
}, {
}, {
}, {
}, {
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
^bb0(%arg0: i32, %arg1: i32):
  "omp.yield"() : () -> ()
}, {
}, {
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
}, {
^bb0(%arg0: i32, %arg1: i32):
  "omp.yield"(%arg0) : (i32) -> ()
}, {
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "p", type = i32}> ({
}, {
}, {
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
^bb0(%arg0: i32):
  "omp.yield"(%arg0) : (i32) -> ()
}, {
}, {
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "p", type = i32}> ({
}, {
^bb0(%arg0: i32, %arg1: i32):
  "omp.terminator"() : () -> ()
}, {
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "omp.critical"() <{name = @nope}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.critical.declare"() <{hint = 12 : i64, sym_name = "m"}> : () -> ()
// -----
"omp.critical.declare"() <{hint = 3 : i64, sym_name = "m"}> : () -> ()
// -----
"omp.critical.declare"() <{hint = 99 : i64, sym_name = "x"}> : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.read"(%arg0, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.read"(%arg0, %arg1) <{element_type = i32, memory_order = #omp<memoryorderkind release>}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.read"(%arg0, %arg1) <{element_type = i32, memory_order = #omp<memoryorderkind acq_rel>}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<f32>):
  "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.write"(%arg0, %arg1) <{memory_order = #omp<memoryorderkind acquire>}> : (memref<i32>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.write"(%arg0, %arg1) <{memory_order = #omp<memoryorderkind acq_rel>}> : (memref<i32>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.write"(%arg0, %arg1) <{hint = 12 : i64}> : (memref<i32>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "omp.atomic.write"(%arg0, %arg1) : (memref<i32>, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "omp.atomic.update"(%arg0) ({
  ^bb0(%arg2: f32):
    "omp.yield"(%arg2) : (f32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "omp.atomic.update"(%arg0) ({
  ^bb0(%arg2: i32):
    "omp.yield"(%arg1) : (f32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "omp.atomic.update"(%arg0) ({
  ^bb0(%arg2: i32, %arg3: i32):
    "omp.yield"(%arg2) : (i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.update"(%arg0) <{memory_order = #omp<memoryorderkind acq_rel>}> ({
  ^bb0(%arg2: i32):
    "omp.yield"(%arg1) : (i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.update"(%arg0) ({
  ^bb0(%arg2: i32):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg2, %arg3) : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32, memory_order = #omp<memoryorderkind seq_cst>}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg3) : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.section"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "test.x"() : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.section"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.sections"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.single"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.single"(%arg0) <{copyprivate_syms = [@nope], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "cp", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.single"(%arg0) <{copyprivate_syms = [@cp], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.single"(%arg0) <{copyprivate_syms = [@f], nowait, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.taskgroup"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: index):
  "omp.taskloop"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 1, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : (i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: index):
  "omp.taskloop"() <{nogroup, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: index):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, safelen = 4 : i64, simdlen = 8 : i64}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  "omp.simd"(%arg0) <{alignments = [], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  "omp.simd"(%arg0) <{alignments = [0], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = -1 : i64}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg1, %arg1, %arg1) ({
      ^bb0(%arg2: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg1, %arg1, %arg1) ({
      ^bb0(%arg2: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.distribute"(%arg1) <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg3: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (i32) -> ()
  "omp.distribute"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.teams"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<i32>}> : (memref<i32>) -> memref<i32>
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<i32>}> : (memref<i32>) -> memref<i32>
  "omp.target_enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<i32>}> : (memref<i32>) -> memref<i32>
  "omp.target_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.target_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.target_data"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<i32>}> : (memref<i32>) -> memref<i32>
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
  ^bb0(%arg1: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<i32>}> : (memref<i32>) -> memref<i32>
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  %0 = "omp.map.bounds"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, stride_in_bytes = false}> : (index) -> !omp.map_bounds_ty
  %1 = "omp.map.bounds"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>, stride_in_bytes = false}> : () -> !omp.map_bounds_ty
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "omp.threadprivate"(%arg0) : (memref<i32>) -> memref<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64):
  "omp.ordered"() <{doacross_depend_type = #omp<clause_depend(dependsource)>}> : () -> ()
  "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.ordered.region"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: index):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: index):
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.masked"(%arg0) ({
    "omp.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.flush"(%arg0) : (memref<i32>) -> ()
  "omp.taskwait"() : () -> ()
  "omp.taskyield"() : () -> ()
  "omp.scan"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  "omp.workshare"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.workshare.loop_wrapper"() ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: index):
  %0 = "omp.new_cli"() : () -> !omp.cli
  %1 = "omp.new_cli"() : () -> !omp.cli
  "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "omp.new_cli"() : () -> !omp.cli
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg2: i32):
    "omp.yield"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg1: i32):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "omp.new_cli"() : () -> !omp.cli
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg1: i32):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "omp.new_cli"() : () -> !omp.cli
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg1: i64):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {omp.is_gpu = 3 : i32, omp.version = "x"} : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "func.return"() : () -> ()
}) {omp.declare_target = 3 : i32} : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "omp.loop"(%arg0) <{bind_kind = #omp<bindkind teams>, operandSegmentSizes = array<i32: 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@r]}> ({
  ^bb0(%arg1: index):
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64):
  "omp.declare_mapper"() <{sym_name = "m", type = i32}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_mapper"() <{sym_name = "m", type = i32}> ({
^bb0(%arg0: !llvm.ptr):
  "omp.terminator"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.sections"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
    "omp.yield"() : () -> ()
  }) : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.atomic.capture"() ({
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg2: i32):
      "omp.yield"(%arg2) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg1: i32):
      "omp.yield"(%arg1) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.loop_nest"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg1: index):
    "omp.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "x.y"() ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) <{collapse_num_loops = 2 : i64}> ({
    ^bb0(%arg1: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) <{collapse_num_loops = 0 : i64}> ({
    ^bb0(%arg1: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) <{collapse_num_loops = 3 : i64}> ({
    ^bb0(%arg1: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: index, %arg2: index):
      "omp.yield"() : () -> ()
    }) : (index, index, index) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"() ({
      "omp.yield"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.canonical_loop"(%arg0) ({
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "omp.new_cli"() : () -> !omp.cli
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "omp.new_cli"() : () -> !omp.cli
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg2: i32):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg1: i32):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "omp.new_cli"() : () -> !omp.cli
  "omp.canonical_loop"(%arg0, %0) ({
  ^bb0(%arg1: i32):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
  "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg0, %arg0, %arg0) ({
        ^bb0(%arg1: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) {omp.composite} : () -> ()
    }) {omp.composite} : () -> ()
    "omp.terminator"() : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg0, %arg0, %arg0) ({
        ^bb0(%arg1: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) {omp.composite} : () -> ()
    }) {omp.composite} : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
          "omp.loop_nest"(%arg0, %arg0, %arg0) ({
          ^bb0(%arg1: i32):
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
        }) {omp.composite} : () -> ()
      }) {omp.composite} : () -> ()
    }) {omp.composite} : () -> ()
    "omp.terminator"() : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg1: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
  }) {omp.composite} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.workshare"() ({
    "omp.workshare.loop_wrapper"() ({
      "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg0, %arg0, %arg0) ({
        ^bb0(%arg1: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "omp.target_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.target_enter_data"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.taskwait"(%arg0) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.scan"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.simd"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.simd"(%arg0, %arg0) <{alignments = [4, 4], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.simd"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0>}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.wsloop"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@a]}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.wsloop"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%arg2: memref<i32>):
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg3: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.wsloop"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@a, @b]}> ({
  ^bb0(%arg2: memref<i32>):
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg3: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, reduction_syms = [@a]}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "r", type = memref<i32>}> ({
}, {
^bb0(%arg7: memref<i32>):
  "omp.yield"(%arg7) : (memref<i32>) -> ()
}, {
^bb0(%arg5: memref<i32>, %arg6: memref<i32>):
  "omp.yield"(%arg5) : (memref<i32>) -> ()
}, {
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.wsloop"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0>, reduction_byref = array<i1: false, false>, reduction_syms = [@r, @r]}> ({
  ^bb0(%arg2: memref<i32>, %arg3: memref<i32>):
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg4: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.wsloop"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
  ^bb0(%arg2: memref<i32>):
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg3: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "omp.wsloop"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p, @p]}> ({
  ^bb0(%arg2: i32):
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg3: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "omp.simd"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "p", type = i32}> ({
}, {
^bb0(%arg4: i32, %arg5: i32):
  "omp.yield"(%arg4) : (i32) -> ()
}, {
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "omp.simd"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%arg2: i32):
    "omp.loop_nest"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg3: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "omp.task"(%arg1) <{in_reduction_syms = [@z], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
  ^bb0(%arg2: i32):
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "omp.loop_nest"(%arg1, %arg1, %arg1) ({
  ^bb0(%arg2: i32):
    "omp.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
}, {
^bb0(%arg31: f32):
  %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  "omp.yield"(%7) : (f32) -> ()
}, {
^bb0(%arg29: f32, %arg30: f32):
  %6 = "arith.addf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "omp.yield"(%6) : (f32) -> ()
}, {
^bb0(%arg27: !llvm.ptr, %arg28: !llvm.ptr):
  %4 = "llvm.load"(%arg28) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
  %5 = "llvm.atomicrmw"(%arg27, %4) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
  "omp.yield"() : () -> ()
}, {
}, {
}) : () -> ()
"omp.declare_reduction"() <{sym_name = "byref", type = !llvm.ptr}> ({
  %2 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %3 = "llvm.alloca"(%2) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "omp.yield"(%3) : (!llvm.ptr) -> ()
}, {
^bb0(%arg25: !llvm.ptr, %arg26: !llvm.ptr):
  "omp.yield"(%arg26) : (!llvm.ptr) -> ()
}, {
^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr):
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "omp.yield"(%arg23) : (!llvm.ptr) -> ()
}, {
}, {
^bb0(%arg22: !llvm.ptr):
  "omp.yield"() : () -> ()
}, {
}) : () -> ()
"omp.declare_reduction"() <{sym_name = "mem", type = f32}> ({
}, {
^bb0(%arg21: f32):
  %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  "omp.yield"(%1) : (f32) -> ()
}, {
^bb0(%arg19: f32, %arg20: f32):
  %0 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "omp.yield"(%0) : (f32) -> ()
}, {
^bb0(%arg17: memref<f32>, %arg18: memref<f32>):
  "omp.yield"() : () -> ()
}, {
}, {
}) : () -> ()
"func.func"() <{function_type = (!llvm.ptr, i32, index, i1, memref<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: index, %arg3: i1, %arg4: memref<f32>):
  "omp.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
  ^bb0(%arg16: !llvm.ptr):
    "omp.terminator"() : () -> ()
  }) : (!llvm.ptr) -> ()
  "omp.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: true>, reduction_syms = [@byref]}> ({
  ^bb0(%arg11: !llvm.ptr):
    "omp.wsloop"(%arg11) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
    ^bb0(%arg14: !llvm.ptr):
      "omp.loop_nest"(%arg1, %arg1, %arg1) <{loop_inclusive}> ({
      ^bb0(%arg15: i32):
        "omp.scan"(%arg14) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr) -> ()
    "omp.sections"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
    ^bb0(%arg12: !llvm.ptr):
      "omp.section"() ({
      ^bb0(%arg13: !llvm.ptr):
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr) -> ()
    "omp.cancel"(%arg3) <{cancel_directive = #omp<cancellationconstructtype parallel>}> : (i1) -> ()
    "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
    "omp.terminator"() : () -> ()
  }) : (!llvm.ptr) -> ()
  "omp.parallel"(%arg3, %arg1, %arg4) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@mem]}> ({
  ^bb0(%arg10: memref<f32>):
    "omp.terminator"() : () -> ()
  }) : (i1, i32, memref<f32>) -> ()
  "omp.task"(%arg0, %arg0) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], in_reduction_byref = array<i1: false>, in_reduction_syms = [@add], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 1, 0, 0, 0>}> ({
  ^bb0(%arg9: !llvm.ptr):
    "omp.terminator"() : () -> ()
  }) : (!llvm.ptr, !llvm.ptr) -> ()
  "omp.taskgroup"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1>, task_reduction_byref = array<i1: false>, task_reduction_syms = [@add]}> ({
  ^bb0(%arg8: !llvm.ptr):
    "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : (!llvm.ptr) -> ()
  "omp.taskloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg1, %arg1, %arg1) ({
      ^bb0(%arg7: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : (i32) -> ()
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 0 : i64}> ({
    "omp.loop_nest"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{collapse_num_loops = 2 : i64}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "omp.ordered.region"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i64, memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i64, %arg2: memref<i32>, %arg3: index):
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg12: i32):
      "omp.ordered"(%arg1) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
      "omp.ordered"(%arg1) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg11: i32):
      "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "omp.distribute"(%arg0) <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg10: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (i32) -> ()
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg9: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, safelen = 8 : i64, simdlen = 4 : i64}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg8: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : () -> ()
  }) {omp.composite} : () -> ()
  "omp.simd"(%arg2, %arg2) <{alignments = [32], operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg7: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>, memref<i32>) -> ()
  "omp.loop"() <{bind_kind = #omp<bindkind parallel>, operandSegmentSizes = array<i32: 0, 0>}> ({
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg6: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  "omp.teams"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 1>}> ({
    "omp.terminator"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "omp.teams"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "omp.target"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%0, %0, %0) ({
        ^bb0(%arg5: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "omp.single"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.master"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.masked"(%arg0) ({
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "omp.critical"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.workshare"() ({
    "omp.workshare.loop_wrapper"() ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg4: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i64, memref<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i64, %arg2: memref<i32>, %arg3: index):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
          "omp.loop_nest"(%arg0, %arg0, %arg0) ({
          ^bb0(%arg5: i32):
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
        }) {omp.composite} : () -> ()
      }) {omp.composite} : () -> ()
    }) {omp.composite} : () -> ()
    "omp.terminator"() : () -> ()
  }) {omp.composite} : () -> ()
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg0, %arg0, %arg0) ({
        ^bb0(%arg4: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) {omp.composite} : () -> ()
    }) {omp.composite} : () -> ()
    "omp.terminator"() : () -> ()
  }) {omp.composite} : () -> ()
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.critical.declare"() <{hint = 10 : i64, sym_name = "m"}> : () -> ()
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
}, {
}, {
}) : () -> ()
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "q", type = memref<i32>}> ({
^bb0(%arg19: memref<i32>, %arg20: memref<i32>):
  "omp.yield"(%arg20) : (memref<i32>) -> ()
}, {
}, {
^bb0(%arg18: memref<i32>):
  "omp.yield"() : () -> ()
}) : () -> ()
"omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "r", type = i32}> ({
}, {
^bb0(%arg16: i32, %arg17: i32):
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "omp.yield"(%arg17) : (i32) -> ()
}, {
}) : () -> ()
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "cp", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: memref<i32>):
  "omp.critical"() <{name = @m}> ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.parallel"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@q]}> ({
  ^bb0(%arg15: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "omp.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@r]}> ({
  ^bb0(%arg14: i32):
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "omp.single"(%arg1) <{copyprivate_syms = [@cp], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "omp.task"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 2, 0>, private_syms = [@q, @r]}> ({
  ^bb0(%arg12: memref<i32>, %arg13: i32):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>, i32) -> ()
  "omp.wsloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@q]}> ({
  ^bb0(%arg10: memref<i32>):
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg11: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "omp.simd"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = [@q]}> ({
  ^bb0(%arg8: memref<i32>):
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg9: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "omp.distribute"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@q]}> ({
  ^bb0(%arg6: memref<i32>):
    "omp.loop_nest"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg7: i32):
      "omp.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
  }) : (memref<i32>) -> ()
  "omp.sections"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, private_syms = [@q]}> ({
  ^bb0(%arg4: memref<i32>):
    "omp.section"() ({
    ^bb0(%arg5: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "omp.target"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: -1>, private_syms = [@q]}> ({
  ^bb0(%arg3: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "omp.teams"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@q]}> ({
  ^bb0(%arg2: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32, memref<i32>, !llvm.ptr, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32, %arg2: memref<i32>, %arg3: !llvm.ptr, %arg4: index):
  "omp.atomic.read"(%arg0, %arg2) <{element_type = i32, hint = 1 : i64, memory_order = #omp<memoryorderkind acquire>}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32, memref<i32>, !llvm.ptr, !llvm.ptr, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32, %arg2: memref<i32>, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: index):
  "omp.atomic.read"(%arg4, %arg3) <{element_type = i32, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, !llvm.ptr) -> ()
  "omp.atomic.write"(%arg0, %arg1) <{memory_order = #omp<memoryorderkind release>}> : (memref<i32>, i32) -> ()
  "omp.atomic.write"(%arg3, %arg1) <{memory_order = #omp<memoryorderkind seq_cst>}> : (!llvm.ptr, i32) -> ()
  "omp.atomic.update"(%arg0) <{memory_order = #omp<memoryorderkind release>}> ({
  ^bb0(%arg13: i32):
    %8 = "arith.addi"(%arg13, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "omp.yield"(%8) : (i32) -> ()
  }) : (memref<i32>) -> ()
  "omp.atomic.update"(%arg3) ({
  ^bb0(%arg12: i32):
    "omp.yield"(%arg12) : (i32) -> ()
  }) : (!llvm.ptr) -> ()
  "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind acq_rel>}> ({
    "omp.atomic.read"(%arg0, %arg2) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg1) : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.atomic.capture"() <{hint = 0 : i64}> ({
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg11: i32):
      "omp.yield"(%arg11) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.read"(%arg0, %arg2) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "omp.flush"() : () -> ()
  "omp.taskwait"() : () -> ()
  "omp.barrier"() : () -> ()
  "omp.taskyield"() : () -> ()
  %0 = "omp.map.bounds"(%arg5, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, stride_in_bytes = false}> : (index, index, index) -> !omp.map_bounds_ty
  %1 = "omp.map.bounds"(%arg5, %arg5) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 1>, stride_in_bytes = false}> : (index, index) -> !omp.map_bounds_ty
  %2 = "omp.map.info"(%arg0, %0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, partial_map = false, var_type = i32}> : (memref<i32>, !omp.map_bounds_ty) -> memref<i32>
  %3 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (memref<i32>) -> memref<i32>
  %4 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (memref<i32>) -> memref<i32>
  %5 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (memref<i32>) -> memref<i32>
  %6 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (memref<i32>) -> memref<i32>
  "omp.target_data"(%2) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "omp.target_data"(%2) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> ({
  ^bb0(%arg10: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "omp.target_enter_data"(%6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i32>) -> ()
  "omp.target_exit_data"(%4, %5) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>}> : (memref<i32>, memref<i32>) -> ()
  "omp.target_update"(%6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i32>) -> ()
  "omp.target"(%2, %3) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0>}> ({
  ^bb0(%arg8: memref<i32>, %arg9: memref<i32>):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>, memref<i32>) -> ()
  %7 = "omp.new_cli"() : () -> !omp.cli
  "omp.canonical_loop"(%arg1, %7) ({
  ^bb0(%arg7: i32):
    "omp.terminator"() : () -> ()
  }) : (i32, !omp.cli) -> ()
  "omp.unroll_heuristic"(%7) : (!omp.cli) -> ()
  "omp.canonical_loop"(%arg1) ({
  ^bb0(%arg6: i32):
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.declare_mapper"() <{sym_name = "m", type = !llvm.struct<(i32)>}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
  "omp.declare_mapper.info"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>}> ({^b(%p: memref<i32>): "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, reduction_syms=[@r]}> ({ "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, in_reduction_syms=[@r]}> ({ "omp.terminator"() : () -> ()}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, private_syms=[@p]}> ({ "omp.terminator"() : () -> ()}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms=[@p]}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>}> ({^b(%p: memref<i32>): "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, private_syms=[@p]}> ({ "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms=[@p]}> ({^b(%p: memref<i32>): "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, private_syms=[@p]}> ({ "omp.terminator"() : () -> ()}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms=[@p]}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>, private_syms=[@p]}> ({ "omp.terminator"() : () -> ()}) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms=[@p]}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms=[@nope], reduction_byref=array<i1: false>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms=[@nope], reduction_byref=array<i1: false,true>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, reduction_syms=[@nope], reduction_byref=array<i1: false>}> ({^b(%p: memref<i32>): "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.simd"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, reduction_syms=[@nope], reduction_byref=array<i1: false,true>}> ({^b(%p: memref<i32>): "omp.loop_nest"(%i,%i,%i) ({^b(%iv: i32): "omp.yield"() : ()->()}) : (i32,i32,i32)->()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>, in_reduction_syms=[@nope], in_reduction_byref=array<i1: false>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.target"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>, in_reduction_syms=[@nope], in_reduction_byref=array<i1: false,true>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0>, in_reduction_syms=[@nope], in_reduction_byref=array<i1: false>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i32>, %i: i32):
  "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0>, in_reduction_syms=[@nope], in_reduction_byref=array<i1: false,true>}> ({^b(%p: memref<i32>): "omp.terminator"() : () -> ()}) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"omp.distribute"() <{operandSegmentSizes = array<i32: 0,0,0,0>}> ({ 
^bb0(%i: i32):
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0>}> ({ "omp.loop_nest"(%i,%i,%i) ({^bb0(%iv : i32): "omp.yield"() : () -> ()}) {} : (i32,i32,i32) -> () }) {omp.composite} : () -> () }) {omp.composite} : () -> ()
