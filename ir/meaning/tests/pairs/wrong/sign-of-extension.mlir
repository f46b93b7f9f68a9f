// Negative numbers differ.
"func.func"() <{function_type = (i8) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.extsi"(%arg0) : (i8) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.extui"(%arg0) : (i8) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
