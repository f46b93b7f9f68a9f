// Rounding, roots and magnitudes of what is not a number.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> f64, sym_name = "floor_f64_0"}> ({
    %126 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %127 = "math.floor"(%126) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%127) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "floor_f64_1"}> ({
    %124 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %125 = "math.floor"(%124) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%125) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "floor_f64_2"}> ({
    %122 = "arith.constant"() <{value = 0xFFF8000000000123 : f64}> : () -> f64
    %123 = "math.floor"(%122) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%123) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "ceil_f64_0"}> ({
    %120 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %121 = "math.ceil"(%120) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%121) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "ceil_f64_1"}> ({
    %118 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %119 = "math.ceil"(%118) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%119) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "ceil_f64_2"}> ({
    %116 = "arith.constant"() <{value = 0xFFF8000000000123 : f64}> : () -> f64
    %117 = "math.ceil"(%116) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%117) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "round_f64_0"}> ({
    %114 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %115 = "math.round"(%114) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%115) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "round_f64_1"}> ({
    %112 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %113 = "math.round"(%112) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%113) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "round_f64_2"}> ({
    %110 = "arith.constant"() <{value = 0xFFF8000000000123 : f64}> : () -> f64
    %111 = "math.round"(%110) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%111) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "roundeven_f64_0"}> ({
    %108 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %109 = "math.roundeven"(%108) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%109) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "roundeven_f64_1"}> ({
    %106 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %107 = "math.roundeven"(%106) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%107) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "roundeven_f64_2"}> ({
    %104 = "arith.constant"() <{value = 0xFFF8000000000123 : f64}> : () -> f64
    %105 = "math.roundeven"(%104) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%105) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "trunc_f64_0"}> ({
    %102 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %103 = "math.trunc"(%102) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%103) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "trunc_f64_1"}> ({
    %100 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %101 = "math.trunc"(%100) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%101) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "trunc_f64_2"}> ({
    %98 = "arith.constant"() <{value = 0xFFF8000000000123 : f64}> : () -> f64
    %99 = "math.trunc"(%98) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%99) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "sqrt_f64_0"}> ({
    %96 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %97 = "math.sqrt"(%96) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%97) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "sqrt_f64_1"}> ({
    %94 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %95 = "math.sqrt"(%94) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%95) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "absf_f64_0"}> ({
    %92 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %93 = "math.absf"(%92) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%93) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "absf_f64_1"}> ({
    %90 = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %91 = "math.absf"(%90) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%91) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f64, sym_name = "absf_f64_2"}> ({
    %88 = "arith.constant"() <{value = 0xFFF8000000000123 : f64}> : () -> f64
    %89 = "math.absf"(%88) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"(%89) : (f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "floor_f32_0"}> ({
    %86 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %87 = "math.floor"(%86) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%87) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "floor_f32_1"}> ({
    %84 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %85 = "math.floor"(%84) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%85) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "floor_f32_2"}> ({
    %82 = "arith.constant"() <{value = 0xFFC00123 : f32}> : () -> f32
    %83 = "math.floor"(%82) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%83) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "ceil_f32_0"}> ({
    %80 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %81 = "math.ceil"(%80) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%81) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "ceil_f32_1"}> ({
    %78 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %79 = "math.ceil"(%78) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%79) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "ceil_f32_2"}> ({
    %76 = "arith.constant"() <{value = 0xFFC00123 : f32}> : () -> f32
    %77 = "math.ceil"(%76) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%77) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "round_f32_0"}> ({
    %74 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %75 = "math.round"(%74) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%75) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "round_f32_1"}> ({
    %72 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %73 = "math.round"(%72) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%73) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "round_f32_2"}> ({
    %70 = "arith.constant"() <{value = 0xFFC00123 : f32}> : () -> f32
    %71 = "math.round"(%70) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%71) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "roundeven_f32_0"}> ({
    %68 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %69 = "math.roundeven"(%68) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%69) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "roundeven_f32_1"}> ({
    %66 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %67 = "math.roundeven"(%66) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%67) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "roundeven_f32_2"}> ({
    %64 = "arith.constant"() <{value = 0xFFC00123 : f32}> : () -> f32
    %65 = "math.roundeven"(%64) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%65) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "trunc_f32_0"}> ({
    %62 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %63 = "math.trunc"(%62) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%63) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "trunc_f32_1"}> ({
    %60 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %61 = "math.trunc"(%60) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%61) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "trunc_f32_2"}> ({
    %58 = "arith.constant"() <{value = 0xFFC00123 : f32}> : () -> f32
    %59 = "math.trunc"(%58) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%59) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "sqrt_f32_0"}> ({
    %56 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %57 = "math.sqrt"(%56) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%57) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "sqrt_f32_1"}> ({
    %54 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %55 = "math.sqrt"(%54) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%55) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "absf_f32_0"}> ({
    %52 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %53 = "math.absf"(%52) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%53) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "absf_f32_1"}> ({
    %50 = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %51 = "math.absf"(%50) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%51) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f32, sym_name = "absf_f32_2"}> ({
    %48 = "arith.constant"() <{value = 0xFFC00123 : f32}> : () -> f32
    %49 = "math.absf"(%48) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%49) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "floor_f16_0"}> ({
    %46 = "arith.constant"() <{value = 0x7E00 : f16}> : () -> f16
    %47 = "math.floor"(%46) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%47) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "floor_f16_1"}> ({
    %44 = "arith.constant"() <{value = 0x7C01 : f16}> : () -> f16
    %45 = "math.floor"(%44) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%45) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "floor_f16_2"}> ({
    %42 = "arith.constant"() <{value = 0xFE03 : f16}> : () -> f16
    %43 = "math.floor"(%42) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%43) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "ceil_f16_0"}> ({
    %40 = "arith.constant"() <{value = 0x7E00 : f16}> : () -> f16
    %41 = "math.ceil"(%40) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%41) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "ceil_f16_1"}> ({
    %38 = "arith.constant"() <{value = 0x7C01 : f16}> : () -> f16
    %39 = "math.ceil"(%38) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%39) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "ceil_f16_2"}> ({
    %36 = "arith.constant"() <{value = 0xFE03 : f16}> : () -> f16
    %37 = "math.ceil"(%36) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%37) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "roundeven_f16_0"}> ({
    %34 = "arith.constant"() <{value = 0x7E00 : f16}> : () -> f16
    %35 = "math.roundeven"(%34) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%35) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "roundeven_f16_1"}> ({
    %32 = "arith.constant"() <{value = 0x7C01 : f16}> : () -> f16
    %33 = "math.roundeven"(%32) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%33) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "roundeven_f16_2"}> ({
    %30 = "arith.constant"() <{value = 0xFE03 : f16}> : () -> f16
    %31 = "math.roundeven"(%30) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%31) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "absf_f16_0"}> ({
    %28 = "arith.constant"() <{value = 0x7E00 : f16}> : () -> f16
    %29 = "math.absf"(%28) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%29) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "absf_f16_1"}> ({
    %26 = "arith.constant"() <{value = 0x7C01 : f16}> : () -> f16
    %27 = "math.absf"(%26) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%27) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> f16, sym_name = "absf_f16_2"}> ({
    %24 = "arith.constant"() <{value = 0xFE03 : f16}> : () -> f16
    %25 = "math.absf"(%24) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    "func.return"(%25) : (f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "floor_bf16_0"}> ({
    %22 = "arith.constant"() <{value = 0x7FC0 : bf16}> : () -> bf16
    %23 = "math.floor"(%22) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%23) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "floor_bf16_1"}> ({
    %20 = "arith.constant"() <{value = 0x7F81 : bf16}> : () -> bf16
    %21 = "math.floor"(%20) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%21) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "floor_bf16_2"}> ({
    %18 = "arith.constant"() <{value = 0xFFC3 : bf16}> : () -> bf16
    %19 = "math.floor"(%18) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%19) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "ceil_bf16_0"}> ({
    %16 = "arith.constant"() <{value = 0x7FC0 : bf16}> : () -> bf16
    %17 = "math.ceil"(%16) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%17) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "ceil_bf16_1"}> ({
    %14 = "arith.constant"() <{value = 0x7F81 : bf16}> : () -> bf16
    %15 = "math.ceil"(%14) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%15) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "ceil_bf16_2"}> ({
    %12 = "arith.constant"() <{value = 0xFFC3 : bf16}> : () -> bf16
    %13 = "math.ceil"(%12) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%13) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "roundeven_bf16_0"}> ({
    %10 = "arith.constant"() <{value = 0x7FC0 : bf16}> : () -> bf16
    %11 = "math.roundeven"(%10) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%11) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "roundeven_bf16_1"}> ({
    %8 = "arith.constant"() <{value = 0x7F81 : bf16}> : () -> bf16
    %9 = "math.roundeven"(%8) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%9) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "roundeven_bf16_2"}> ({
    %6 = "arith.constant"() <{value = 0xFFC3 : bf16}> : () -> bf16
    %7 = "math.roundeven"(%6) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%7) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "absf_bf16_0"}> ({
    %4 = "arith.constant"() <{value = 0x7FC0 : bf16}> : () -> bf16
    %5 = "math.absf"(%4) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%5) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "absf_bf16_1"}> ({
    %2 = "arith.constant"() <{value = 0x7F81 : bf16}> : () -> bf16
    %3 = "math.absf"(%2) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%3) : (bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> bf16, sym_name = "absf_bf16_2"}> ({
    %0 = "arith.constant"() <{value = 0xFFC3 : bf16}> : () -> bf16
    %1 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    "func.return"(%1) : (bf16) -> ()
  }) : () -> ()
}) : () -> ()

