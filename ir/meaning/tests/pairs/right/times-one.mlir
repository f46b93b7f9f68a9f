// The payload of a NaN is open.
"func.func"() <{function_type = (f64) -> f64, sym_name = "f"}> ({
^bb0(%arg0: f64):
  %0 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
  %1 = "arith.mulf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
  "func.return"(%1) : (f64) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f64) -> f64, sym_name = "f"}> ({
^bb0(%arg0: f64):
  "func.return"(%arg0) : (f64) -> ()
}) : () -> ()
