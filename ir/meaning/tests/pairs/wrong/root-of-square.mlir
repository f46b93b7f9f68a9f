// The square may be infinite.
"func.func"() <{function_type = (f16) -> f16, sym_name = "f"}> ({
^bb0(%x: f16):
  %0 = "arith.mulf"(%x, %x) : (f16, f16) -> f16
  %1 = "math.sqrt"(%0) : (f16) -> f16
  "func.return"(%1) : (f16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f16) -> f16, sym_name = "f"}> ({
^bb0(%x: f16):
  %1 = "math.absf"(%x) : (f16) -> f16
  "func.return"(%1) : (f16) -> ()
}) : () -> ()
