// A switch over a constant goes one way.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "known"}> ({
    %8 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 20 : i32}> : () -> i32
    "cf.switch"(%8, %9, %10, %10)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[5, 9]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> ()
  ^bb1(%11: i32):  // 2 preds: ^bb0, ^bb0
    "func.return"(%11) : (i32) -> ()
  ^bb2(%12: i32):  // pred: ^bb0
    %13 = "arith.addi"(%12, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%13) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "other"}> ({
    %3 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 20 : i32}> : () -> i32
    "cf.switch"(%3, %4, %5)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<5> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
  ^bb1(%6: i32):  // pred: ^bb0
    "func.return"(%6) : (i32) -> ()
  ^bb2(%7: i32):  // pred: ^bb0
    "func.return"(%7) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "unknown"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    "cf.switch"(%arg0, %0, %arg0, %0)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[5, 6]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> ()
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    "func.return"(%1) : (i32) -> ()
  ^bb2(%2: i32):  // pred: ^bb0
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
