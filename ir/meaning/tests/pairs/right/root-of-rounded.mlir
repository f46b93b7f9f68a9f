// A root of 32 bits that is rounded is that of 16 bits.
"func.func"() <{function_type = (f16) -> f16, sym_name = "f"}> ({
^bb0(%x: f16):
  %0 = "math.sqrt"(%x) : (f16) -> f16
  "func.return"(%0) : (f16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f16) -> f16, sym_name = "f"}> ({
^bb0(%x: f16):
  %0 = "arith.extf"(%x) : (f16) -> f32
  %1 = "math.sqrt"(%0) : (f32) -> f32
  %2 = "arith.truncf"(%1) : (f32) -> f16
  "func.return"(%2) : (f16) -> ()
}) : () -> ()
