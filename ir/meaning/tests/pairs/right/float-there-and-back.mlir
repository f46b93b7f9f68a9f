// A float of 64 bits holds all integers of 32.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.sitofp"(%arg0) : (i32) -> f64
  %1 = "arith.fptosi"(%0) : (f64) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  "func.return"(%arg0) : (i32) -> ()
}) : () -> ()
