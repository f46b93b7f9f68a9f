// A function of several blocks goes between the halves of the block that calls it.
// run: --inline
// run: --inline='default-pipeline='
// run: --inline='default-pipeline=' --mlir-print-debuginfo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "abs", sym_visibility = "private"}> ({
  ^bb0(%arg4: i32):
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.cmpi"(%arg4, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%6, %arg4)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %7 = "arith.subi"(%5, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%7)[^bb2] : (i32) -> ()
  ^bb2(%8: i32):  // 2 preds: ^bb0, ^bb1
    "func.return"(%8) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (i32, i32), sym_name = "early", sym_visibility = "private"}> ({
  ^bb0(%arg2: i1, %arg3: i32):
    "cf.cond_br"(%arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "func.return"(%arg3, %arg3) : (i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%4, %arg3) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1) -> i32, sym_name = "caller"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = "func.call"(%arg0) <{callee = @abs}> : (i32) -> i32
    %1:2 = "func.call"(%arg1, %0) <{callee = @early}> : (i1, i32) -> (i32, i32)
    %2 = "func.call"(%1#0) <{callee = @abs}> : (i32) -> i32
    %3 = "arith.addi"(%2, %1#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

