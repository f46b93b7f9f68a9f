// A sign is flipped twice.
"func.func"() <{function_type = (f16) -> f16, sym_name = "f"}> ({
^bb0(%arg0: f16):
  %0 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  %1 = "arith.negf"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  "func.return"(%1) : (f16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f16) -> f16, sym_name = "f"}> ({
^bb0(%arg0: f16):
  "func.return"(%arg0) : (f16) -> ()
}) : () -> ()
