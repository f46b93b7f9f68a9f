// A program that was lowered as far as cf.
// run: --cse
// run: --sccp
// run: --loop-invariant-code-motion
// run: --pass-pipeline='builtin.module(symbol-dce,func.func(cse,sccp,loop-invariant-code-motion,cse))'
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> i64, sym_name = "collatz"}> ({
  ^bb0(%arg0: i64):
    %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "cf.br"(%arg0, %3)[^bb1] : (i64, i64) -> ()
  ^bb1(%4: i64, %5: i64):  // 2 preds: ^bb0, ^bb6
    %6 = "arith.cmpi"(%4, %0) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "cf.cond_br"(%6, %4, %5)[^bb2, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
  ^bb2(%7: i64, %8: i64):  // pred: ^bb1
    %9 = "arith.remui"(%7, %1) : (i64, i64) -> i64
    %10 = "arith.cmpi"(%9, %3) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "cf.cond_br"(%10)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %11 = "arith.divui"(%7, %1) : (i64, i64) -> i64
    "cf.br"(%11)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    %12 = "arith.muli"(%7, %2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %13 = "arith.addi"(%12, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "cf.br"(%13)[^bb5] : (i64) -> ()
  ^bb5(%14: i64):  // 2 preds: ^bb3, ^bb4
    "cf.br"()[^bb6] : () -> ()
  ^bb6:  // pred: ^bb5
    %15 = "arith.addi"(%8, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "cf.br"(%14, %15)[^bb1] : (i64, i64) -> ()
  ^bb7:  // pred: ^bb1
    %16 = "arith.index_cast"(%5) : (i64) -> index
    %17 = "arith.index_cast"(%16) : (index) -> i32
    "cf.switch"(%17)[^bb10, ^bb8, ^bb9] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // pred: ^bb7
    "cf.br"(%3)[^bb11] : (i64) -> ()
  ^bb9:  // pred: ^bb7
    "cf.br"(%1)[^bb11] : (i64) -> ()
  ^bb10:  // pred: ^bb7
    "cf.br"(%5)[^bb11] : (i64) -> ()
  ^bb11(%18: i64):  // 3 preds: ^bb8, ^bb9, ^bb10
    "func.return"(%18) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
