// The default is not the last case.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 10 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 20 : i32}> : () -> i32
  "cf.switch"(%arg0, %0, %1)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 10 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 20 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %3 = "arith.cmpi"(%arg0, %2) <{predicate = 0 : i64}> : (i32, i32) -> i1
  %4 = "arith.select"(%3, %0, %1) : (i1, i32, i32) -> i32
  "func.return"(%4) : (i32) -> ()
}) : () -> ()
