// Folds of math by format: roundings as in C, questions about numbers.
// run: --canonicalize --allow-unregistered-dialect
// run: --sccp --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "folds"}> ({
    %0 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %1 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%1) : (f16) -> ()
    %2 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %3 = "math.absf"(%2) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%3) : (bf16) -> ()
    %4 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %5 = "math.absf"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%5) : (f32) -> ()
    %6 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %7 = "math.absf"(%6) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%7) : (tensor<2xf16>) -> ()
    %8 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %9 = "math.absf"(%8) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%9) : (tensor<2xf32>) -> ()
    %10 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %11 = "math.ceil"(%10) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%11) : (f16) -> ()
    %12 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %13 = "math.ceil"(%12) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%13) : (bf16) -> ()
    %14 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %15 = "math.ceil"(%14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%15) : (f32) -> ()
    %16 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %17 = "math.ceil"(%16) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%17) : (tensor<2xf16>) -> ()
    %18 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %19 = "math.ceil"(%18) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%19) : (tensor<2xf32>) -> ()
    %20 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %21 = "math.floor"(%20) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%21) : (f16) -> ()
    %22 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %23 = "math.floor"(%22) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%23) : (bf16) -> ()
    %24 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %25 = "math.floor"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%25) : (f32) -> ()
    %26 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %27 = "math.floor"(%26) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%27) : (tensor<2xf16>) -> ()
    %28 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %29 = "math.floor"(%28) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%29) : (tensor<2xf32>) -> ()
    %30 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %31 = "math.round"(%30) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%31) : (f16) -> ()
    %32 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %33 = "math.round"(%32) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%33) : (bf16) -> ()
    %34 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %35 = "math.round"(%34) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%35) : (f32) -> ()
    %36 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %37 = "math.round"(%36) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%37) : (tensor<2xf16>) -> ()
    %38 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %39 = "math.round"(%38) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%39) : (tensor<2xf32>) -> ()
    %40 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %41 = "math.roundeven"(%40) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%41) : (f16) -> ()
    %42 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %43 = "math.roundeven"(%42) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%43) : (bf16) -> ()
    %44 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %45 = "math.roundeven"(%44) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%45) : (f32) -> ()
    %46 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %47 = "math.roundeven"(%46) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%47) : (tensor<2xf16>) -> ()
    %48 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %49 = "math.roundeven"(%48) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%49) : (tensor<2xf32>) -> ()
    %50 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %51 = "math.trunc"(%50) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%51) : (f16) -> ()
    %52 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %53 = "math.trunc"(%52) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%53) : (bf16) -> ()
    %54 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %55 = "math.trunc"(%54) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%55) : (f32) -> ()
    %56 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %57 = "math.trunc"(%56) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%57) : (tensor<2xf16>) -> ()
    %58 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %59 = "math.trunc"(%58) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%59) : (tensor<2xf32>) -> ()
    %60 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %61 = "math.sqrt"(%60) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "t.use"(%61) : (f16) -> ()
    %62 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %63 = "math.sqrt"(%62) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "t.use"(%63) : (bf16) -> ()
    %64 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %65 = "math.sqrt"(%64) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "t.use"(%65) : (f32) -> ()
    %66 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %67 = "math.sqrt"(%66) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf16>) -> tensor<2xf16>
    "t.use"(%67) : (tensor<2xf16>) -> ()
    %68 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %69 = "math.sqrt"(%68) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
    "t.use"(%69) : (tensor<2xf32>) -> ()
    %70 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %71 = "math.isfinite"(%70) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    "t.use"(%71) : (i1) -> ()
    %72 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %73 = "math.isfinite"(%72) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "t.use"(%73) : (i1) -> ()
    %74 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %75 = "math.isfinite"(%74) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
    "t.use"(%75) : (i1) -> ()
    %76 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %77 = "math.isfinite"(%76) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xi1>
    "t.use"(%77) : (tensor<2xi1>) -> ()
    %78 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %79 = "math.isfinite"(%78) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>) -> vector<2xi1>
    "t.use"(%79) : (vector<2xi1>) -> ()
    %80 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %81 = "math.isinf"(%80) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    "t.use"(%81) : (i1) -> ()
    %82 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %83 = "math.isinf"(%82) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "t.use"(%83) : (i1) -> ()
    %84 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %85 = "math.isinf"(%84) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
    "t.use"(%85) : (i1) -> ()
    %86 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %87 = "math.isinf"(%86) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xi1>
    "t.use"(%87) : (tensor<2xi1>) -> ()
    %88 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %89 = "math.isinf"(%88) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>) -> vector<2xi1>
    "t.use"(%89) : (vector<2xi1>) -> ()
    %90 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %91 = "math.isnan"(%90) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    "t.use"(%91) : (i1) -> ()
    %92 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %93 = "math.isnan"(%92) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "t.use"(%93) : (i1) -> ()
    %94 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %95 = "math.isnan"(%94) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
    "t.use"(%95) : (i1) -> ()
    %96 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %97 = "math.isnan"(%96) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xi1>
    "t.use"(%97) : (tensor<2xi1>) -> ()
    %98 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %99 = "math.isnan"(%98) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>) -> vector<2xi1>
    "t.use"(%99) : (vector<2xi1>) -> ()
    %100 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %101 = "math.isnormal"(%100) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    "t.use"(%101) : (i1) -> ()
    %102 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %103 = "math.isnormal"(%102) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    "t.use"(%103) : (i1) -> ()
    %104 = "arith.constant"() <{value = 2.500000e+00 : bf16}> : () -> bf16
    %105 = "math.isnormal"(%104) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
    "t.use"(%105) : (i1) -> ()
    %106 = "arith.constant"() <{value = dense<2.500000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %107 = "math.isnormal"(%106) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xi1>
    "t.use"(%107) : (tensor<2xi1>) -> ()
    %108 = "arith.constant"() <{value = dense<[2.500000e+00, 1.500000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %109 = "math.isnormal"(%108) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>) -> vector<2xi1>
    "t.use"(%109) : (vector<2xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

