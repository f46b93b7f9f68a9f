// Bits stay.
"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.bitcast"(%arg0) : (f32) -> i32
  %1 = "arith.bitcast"(%0) : (i32) -> f32
  "func.return"(%1) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  "func.return"(%arg0) : (f32) -> ()
}) : () -> ()
