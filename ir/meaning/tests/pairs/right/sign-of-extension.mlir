// An extension of what has been zero-extended has no sign bit to copy.
"func.func"() <{function_type = (i8) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.extui"(%arg0) : (i8) -> i16
  %1 = "arith.extsi"(%0) : (i16) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.extui"(%arg0) : (i8) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
