// Negative numbers are large without a sign.
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.minsi"(%arg0, %arg1) : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.minui"(%arg0, %arg1) : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
