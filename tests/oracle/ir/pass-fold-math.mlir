// Folds of math whose results are exact.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"func.func"() <{function_type = () -> (f32, f32, f32, f32, f64, f32, f32, f64, f32, vector<2xf32>), sym_name = "floats"}> ({
  %24 = "arith.constant"() <{value = -2.500000e+00 : f32}> : () -> f32
  %25 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %26 = "arith.constant"() <{value = 3.500000e+00 : f64}> : () -> f64
  %27 = "arith.constant"() <{value = dense<[-1.500000e+00, 2.500000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
  %28 = "math.absf"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %29 = "math.ceil"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %30 = "math.floor"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %31 = "math.trunc"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %32 = "math.round"(%26) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %33 = "math.roundeven"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %34 = "math.sqrt"(%25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %35 = "math.sqrt"(%26) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
  %36 = "math.copysign"(%25, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %37 = "math.roundeven"(%27) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>) -> vector<2xf32>
  "func.return"(%28, %29, %30, %31, %32, %33, %34, %35, %36, %37) : (f32, f32, f32, f32, f64, f32, f32, f64, f32, vector<2xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (i32, i32, i32, i8, i8, i8), sym_name = "integers"}> ({
  %16 = "arith.constant"() <{value = -6 : i32}> : () -> i32
  %17 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %18 = "math.absi"(%16) : (i32) -> i32
  %19 = "math.ctlz"(%16) : (i32) -> i32
  %20 = "math.cttz"(%16) : (i32) -> i32
  %21 = "math.ctpop"(%17) : (i8) -> i8
  %22 = "math.ctlz"(%17) : (i8) -> i8
  %23 = "math.cttz"(%17) : (i8) -> i8
  "func.return"(%18, %19, %20, %21, %22, %23) : (i32, i32, i32, i8, i8, i8) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (i1, i1, i1, i1), sym_name = "classes"}> ({
  %9 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
  %10 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %11 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %12 = "math.isfinite"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %13 = "math.isinf"(%10) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %14 = "math.isnan"(%11) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %15 = "math.isfinite"(%11) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  "func.return"(%12, %13, %14, %15) : (i1, i1, i1, i1) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f16), sym_name = "odd"}> ({
^bb0(%arg0: f32):
  %0 = "arith.constant"() <{value = -1.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %2 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
  %3 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
  %4 = "math.absf"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %5 = "math.ceil"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %6 = "math.sqrt"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "math.copysign"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %8 = "math.floor"(%3) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
  "func.return"(%4, %5, %6, %7, %8) : (f32, f32, f32, f32, f16) -> ()
}) : () -> ()
