// A float of 64 bits holds the integer, so it is rounded once.
"func.func"() <{function_type = (i32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.sitofp"(%arg0) : (i32) -> f64
  %1 = "arith.truncf"(%0) : (f64) -> f32
  "func.return"(%1) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.sitofp"(%arg0) : (i32) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
