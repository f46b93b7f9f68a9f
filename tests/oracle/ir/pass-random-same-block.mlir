// Both ways of a condition lead to the same block: what they pass is joined even if the condition is known.
// run: --allow-unregistered-dialect --sccp
"func.func"() <{function_type = () -> i32, sym_name = "joined"}> ({
  %0 = "arith.constant"() <{value = true}> : () -> i1
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "cf.cond_br"(%0, %1, %1, %1, %2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, i32, i32, i32, i32) -> ()
^bb1(%3: i32, %4: i32):
  %5 = "arith.addi"(%3, %3) : (i32, i32) -> i32
  %6 = "arith.addi"(%4, %5) : (i32, i32) -> i32
  "func.return"(%6) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> i32, sym_name = "switched"}> ({
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "cf.switch"(%1, %1, %2, %1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> ()
^bb1(%3: i32):
  "func.return"(%3) : (i32) -> ()
^bb2(%4: i32):
  "func.return"(%4) : (i32) -> ()
}) : () -> ()
