// Rounding twice is not rounding once.
"func.func"() <{function_type = (i64) -> f32, sym_name = "f"}> ({
^bb0(%arg0: i64):
  %0 = "arith.sitofp"(%arg0) : (i64) -> f64
  %1 = "arith.truncf"(%0) : (f64) -> f32
  "func.return"(%1) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i64) -> f32, sym_name = "f"}> ({
^bb0(%arg0: i64):
  %0 = "arith.sitofp"(%arg0) : (i64) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
