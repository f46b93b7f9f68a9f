// What is constant all the way around a circle is constant.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "circle"}> ({
  ^bb0(%arg2: i32):
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.br"(%7, %8)[^bb1] : (i32, i32) -> ()
  ^bb1(%9: i32, %10: i32):  // 2 preds: ^bb0, ^bb2
    %11 = "arith.cmpi"(%9, %arg2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%11)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %12 = "arith.muli"(%10, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %13 = "arith.addi"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%13, %12)[^bb1] : (i32, i32) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"(%10) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (i32, i32), sym_name = "swapped"}> ({
  ^bb0(%arg1: i1):
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.br"(%3, %4)[^bb1] : (i32, i32) -> ()
  ^bb1(%5: i32, %6: i32):  // 2 preds: ^bb0, ^bb1
    "cf.cond_br"(%arg1, %6, %5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb2:  // pred: ^bb1
    "func.return"(%5, %6) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (i32, i32), sym_name = "equal_swapped"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.br"(%0, %0)[^bb1] : (i32, i32) -> ()
  ^bb1(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb1
    "cf.cond_br"(%arg0, %2, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb2:  // pred: ^bb1
    "func.return"(%1, %2) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
