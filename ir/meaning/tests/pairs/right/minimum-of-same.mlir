// The minimum of a number and itself.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.minsi"(%arg0, %arg0) : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  "func.return"(%arg0) : (i8) -> ()
}) : () -> ()
