// Bitwise operations need no more bits than the operands.
"func.func"() <{function_type = (i8, i8) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.extui"(%arg0) : (i8) -> i16
  %1 = "arith.extui"(%arg1) : (i8) -> i16
  %2 = "arith.xori"(%0, %1) : (i16, i16) -> i16
  "func.return"(%2) : (i16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.xori"(%arg0, %arg1) : (i8, i8) -> i8
  %1 = "arith.extui"(%0) : (i8) -> i16
  "func.return"(%1) : (i16) -> ()
}) : () -> ()
