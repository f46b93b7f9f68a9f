// The inverse of a power of two is not.
"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
  %1 = "arith.divf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "func.return"(%1) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
  %1 = "arith.mulf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "func.return"(%1) : (f32) -> ()
}) : () -> ()
