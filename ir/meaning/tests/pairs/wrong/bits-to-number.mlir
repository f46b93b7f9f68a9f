// The bits of a float are not its value.
"func.func"() <{function_type = (f32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.bitcast"(%arg0) : (f32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.fptosi"(%arg0) : (f32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
