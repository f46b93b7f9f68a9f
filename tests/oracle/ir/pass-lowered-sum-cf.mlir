// A program that was lowered as far as cf.
// run: --cse
// run: --sccp
// run: --loop-invariant-code-motion
// run: --pass-pipeline='builtin.module(symbol-dce,func.func(cse,sccp,loop-invariant-code-motion,cse))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index) -> f32, sym_name = "sum"}> ({
  ^bb0(%arg3: memref<?xf32>, %arg4: index):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "cf.br"(%6, %8)[^bb1] : (index, f32) -> ()
  ^bb1(%9: index, %10: f32):  // 2 preds: ^bb0, ^bb6
    %11 = "arith.cmpi"(%9, %arg4) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%11)[^bb2, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %12 = "memref.load"(%arg3, %9) : (memref<?xf32>, index) -> f32
    %13 = "arith.cmpf"(%12, %8) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    "cf.cond_br"(%13)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %14 = "arith.addf"(%10, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "cf.br"(%14)[^bb5] : (f32) -> ()
  ^bb4:  // pred: ^bb2
    %15 = "arith.subf"(%10, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "cf.br"(%15)[^bb5] : (f32) -> ()
  ^bb5(%16: f32):  // 2 preds: ^bb3, ^bb4
    "cf.br"()[^bb6] : () -> ()
  ^bb6:  // pred: ^bb5
    %17 = "arith.addi"(%9, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%17, %16)[^bb1] : (index, f32) -> ()
  ^bb7:  // pred: ^bb1
    "func.return"(%10) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "unused", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    "func.return"(%arg2) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "twice", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32):
    %5 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>) -> (f32, i32), sym_name = "main"}> ({
  ^bb0(%arg0: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg0, %0) : (memref<?xf32>, index) -> index
    %2 = "func.call"(%arg0, %1) <{callee = @sum}> : (memref<?xf32>, index) -> f32
    %3 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %4 = "func.call"(%3) <{callee = @twice}> : (i32) -> i32
    "func.return"(%2, %4) : (f32, i32) -> ()
  }) : () -> ()
}) : () -> ()
