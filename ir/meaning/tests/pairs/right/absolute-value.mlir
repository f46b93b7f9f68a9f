// The sign does not count.
"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %1 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "func.return"(%1) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
