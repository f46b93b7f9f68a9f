// Where a flag excludes both, it is zero.
"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
