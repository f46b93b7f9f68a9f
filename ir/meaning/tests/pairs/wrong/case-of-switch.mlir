// The case is not the one that it was.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %b = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "cf.switch"(%x)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<123456> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"(%a) : (i32) -> ()
^bb2:
  "func.return"(%b) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %b = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "cf.switch"(%x)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<123457> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"(%a) : (i32) -> ()
^bb2:
  "func.return"(%b) : (i32) -> ()
}) : () -> ()
