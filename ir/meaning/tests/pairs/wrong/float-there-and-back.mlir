// A float of 32 bits does not hold all integers of 64.
"func.func"() <{function_type = (i64) -> i64, sym_name = "f"}> ({
^bb0(%arg0: i64):
  %0 = "arith.sitofp"(%arg0) : (i64) -> f32
  %1 = "arith.fptosi"(%0) : (f32) -> i64
  "func.return"(%1) : (i64) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i64) -> i64, sym_name = "f"}> ({
^bb0(%arg0: i64):
  "func.return"(%arg0) : (i64) -> ()
}) : () -> ()
