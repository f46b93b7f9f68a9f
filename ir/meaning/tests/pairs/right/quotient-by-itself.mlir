// A number divided by itself, which is not zero.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.divsi"(%arg0, %arg0) : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
