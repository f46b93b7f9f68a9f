// Of NaN, infinities and negative numbers it is not zero.
"func.func"() <{function_type = (f64) -> f64, sym_name = "f"}> ({
^bb0(%arg0: f64):
  %0 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
  %1 = "arith.mulf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  "func.return"(%1) : (f64) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f64) -> f64, sym_name = "f"}> ({
^bb0(%arg0: f64):
  %0 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
  "func.return"(%0) : (f64) -> ()
}) : () -> ()
