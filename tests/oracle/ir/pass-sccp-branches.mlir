// Blocks that control cannot reach say nothing.
// run: --sccp
// run: --pass-pipeline='builtin.module(func.func(sccp))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "taken"}> ({
  ^bb0(%arg2: i32):
    %9 = "arith.constant"() <{value = true}> : () -> i1
    %10 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.cond_br"(%9, %10, %11)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%12: i32):  // pred: ^bb0
    "cf.br"(%12)[^bb3] : (i32) -> ()
  ^bb2(%13: i32):  // pred: ^bb0
    %14 = "arith.addi"(%13, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%14)[^bb3] : (i32) -> ()
  ^bb3(%15: i32):  // 2 preds: ^bb1, ^bb2
    %16 = "arith.addi"(%15, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%16) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> i32, sym_name = "not_known"}> ({
  ^bb0(%arg1: i1):
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.cond_br"(%arg1, %4, %5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%6: i32):  // pred: ^bb0
    "cf.br"(%6)[^bb3] : (i32) -> ()
  ^bb2(%7: i32):  // pred: ^bb0
    "cf.br"(%7)[^bb3] : (i32) -> ()
  ^bb3(%8: i32):  // 2 preds: ^bb1, ^bb2
    "func.return"(%8) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> i32, sym_name = "the_same"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    "cf.cond_br"(%arg0, %0, %1)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
    %3 = "arith.muli"(%2, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
