// Floating-point arithmetic on constants, and how constants of several types are printed.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run:
"builtin.module"() ({
  "func.func"() <{function_type = () -> (f32, f32, f32, f64, f64), sym_name = "float"}> ({
    %a = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %b = "arith.constant"() <{value = 0.1 : f32}> : () -> f32
    %c = "arith.constant"() <{value = 0.1 : f64}> : () -> f64
    %d = "arith.constant"() <{value = 3.0e10 : f64}> : () -> f64
    %add = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %mul = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %neg = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %sub = "arith.subf"(%c, %d) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %div = "arith.divf"(%c, %d) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    "func.return"(%add, %mul, %neg, %sub, %div) : (f32, f32, f32, f64, f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f32, f32, f32, f16, bf16, f64), sym_name = "spellings"}> ({
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %tiny = "arith.constant"() <{value = 1.0e-45 : f32}> : () -> f32
    %half = "arith.constant"() <{value = 65504.0 : f16}> : () -> f16
    %brain = "arith.constant"() <{value = 3.140625 : bf16}> : () -> bf16
    %big = "arith.constant"() <{value = 123456789012345680.0 : f64}> : () -> f64
    "func.return"(%nan, %inf, %tiny, %half, %brain, %big) : (f32, f32, f32, f16, bf16, f64) -> ()
  }) : () -> ()
}) : () -> ()
