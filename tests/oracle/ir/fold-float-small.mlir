// Arithmetic and casts of the small formats of floating-point numbers: without infinities, without a sign of zero, finite only.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (f8E4M3FN) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN), sym_name = "sum_f8"}> ({
  ^bb0(%arg3: f8E4M3FN):
    %34 = "arith.constant"() <{value = 1.500000e+00 : f8E4M3FN}> : () -> f8E4M3FN
    %35 = "arith.constant"() <{value = 4.480000e+02 : f8E4M3FN}> : () -> f8E4M3FN
    %36 = "arith.constant"() <{value = -0.000000e+00 : f8E4M3FN}> : () -> f8E4M3FN
    %37 = "arith.addf"(%34, %35) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %38 = "arith.mulf"(%35, %35) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %39 = "arith.addf"(%arg3, %36) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    "func.return"(%37, %38, %39) : (f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E5M2FNUZ) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ), sym_name = "zero_without_sign"}> ({
  ^bb0(%arg2: f8E5M2FNUZ):
    %28 = "arith.constant"() <{value = 0.000000e+00 : f8E5M2FNUZ}> : () -> f8E5M2FNUZ
    %29 = "arith.constant"() <{value = -3.051760e-05 : f8E5M2FNUZ}> : () -> f8E5M2FNUZ
    %30 = "arith.negf"(%28) <{fastmath = #arith.fastmath<none>}> : (f8E5M2FNUZ) -> f8E5M2FNUZ
    %31 = "arith.mulf"(%29, %29) <{fastmath = #arith.fastmath<none>}> : (f8E5M2FNUZ, f8E5M2FNUZ) -> f8E5M2FNUZ
    %32 = "arith.divf"(%28, %28) <{fastmath = #arith.fastmath<none>}> : (f8E5M2FNUZ, f8E5M2FNUZ) -> f8E5M2FNUZ
    %33 = "arith.addf"(%arg2, %28) <{fastmath = #arith.fastmath<none>}> : (f8E5M2FNUZ, f8E5M2FNUZ) -> f8E5M2FNUZ
    "func.return"(%30, %31, %32, %33) : (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> (f4E2M1FN, f4E2M1FN, f6E3M2FN, f4E2M1FN), sym_name = "finite_only"}> ({
  ^bb0(%arg1: f4E2M1FN):
    %22 = "arith.constant"() <{value = 4.000000e+00 : f4E2M1FN}> : () -> f4E2M1FN
    %23 = "arith.constant"() <{value = -6.000000e+00 : f4E2M1FN}> : () -> f4E2M1FN
    %24 = "arith.addf"(%22, %22) <{fastmath = #arith.fastmath<none>}> : (f4E2M1FN, f4E2M1FN) -> f4E2M1FN
    %25 = "arith.maximumf"(%arg1, %23) <{fastmath = #arith.fastmath<none>}> : (f4E2M1FN, f4E2M1FN) -> f4E2M1FN
    %26 = "arith.extf"(%22) : (f4E2M1FN) -> f6E3M2FN
    %27 = "arith.negf"(%23) <{fastmath = #arith.fastmath<none>}> : (f4E2M1FN) -> f4E2M1FN
    "func.return"(%24, %25, %26, %27) : (f4E2M1FN, f4E2M1FN, f6E3M2FN, f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f16, f8E5M2, f8E3M4, f8E4M3FN, i8, f8E5M2, f128, f80), sym_name = "casts_of_f8"}> ({
    %6 = "arith.constant"() <{value = 2.800000e+01 : f6E3M2FN}> : () -> f6E3M2FN
    %7 = "arith.constant"() <{value = 1.750000e+00 : f8E4M3}> : () -> f8E4M3
    %8 = "arith.constant"() <{value = 1000 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 0x7C : f8E5M2}> : () -> f8E5M2
    %10 = "arith.constant"() <{value = 1.000000e+10 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
    %12 = "arith.extf"(%7) : (f8E4M3) -> f16
    %13 = "arith.extf"(%6) : (f6E3M2FN) -> f8E5M2
    %14 = "arith.extf"(%6) : (f6E3M2FN) -> f8E3M4
    %15 = "arith.sitofp"(%8) : (i32) -> f8E4M3FN
    %16 = "arith.fptosi"(%7) : (f8E4M3) -> i8
    %17 = "arith.truncf"(%10) : (f32) -> f8E5M2
    %18 = "arith.extf"(%11) : (f64) -> f128
    %19 = "arith.extf"(%9) : (f8E5M2) -> f16
    %20 = "arith.extf"(%19) : (f16) -> f32
    %21 = "arith.extf"(%11) : (f64) -> f80
    "func.return"(%12, %13, %14, %15, %16, %17, %18, %21) : (f16, f8E5M2, f8E3M4, f8E4M3FN, i8, f8E5M2, f128, f80) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f8E4M3FN) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, i1), sym_name = "nan_of_f8"}> ({
  ^bb0(%arg0: f8E4M3FN):
    %0 = "arith.constant"() <{value = 0x7F : f8E4M3FN}> : () -> f8E4M3FN
    %1 = "arith.constant"() <{value = 1.000000e+00 : f8E4M3FN}> : () -> f8E4M3FN
    %2 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %3 = "arith.maximumf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %4 = "arith.maxnumf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %5 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f8E4M3FN, f8E4M3FN) -> i1
    "func.return"(%2, %3, %4, %5) : (f8E4M3FN, f8E4M3FN, f8E4M3FN, i1) -> ()
  }) : () -> ()
}) : () -> ()

