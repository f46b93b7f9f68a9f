// Casts of constants at the limits of both types, where numbers are rounded, do not fit, or are not a number.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i1, i1, i1, i1, i1, i1, i8, i8, i8, i8, i8, i8, i64, i64, i64, i64, i64, i64, i128, i128, i128, i128, i128, i128, i1, i1, i1, i1, i8, i8, i8, i8, i64, i64, i64, i64, i128, i128, i128, i128), sym_name = "to_integers_at_their_limits"}> ({
    %0 = "arith.constant"() <{value = 0x3FF0000000000000 : f64}> : () -> f64
    %1 = "arith.fptosi"(%0) : (f64) -> i1
    %2 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %3 = "arith.fptosi"(%2) : (f64) -> i1
    %4 = "arith.constant"() <{value = 0x3FEFFFFFFFFFFFFF : f64}> : () -> f64
    %5 = "arith.fptosi"(%4) : (f64) -> i1
    %6 = "arith.constant"() <{value = 0xC004000000000000 : f64}> : () -> f64
    %7 = "arith.fptosi"(%6) : (f64) -> i1
    %8 = "arith.constant"() <{value = 0xBFECCCCCCCCCCCCD : f64}> : () -> f64
    %9 = "arith.fptosi"(%8) : (f64) -> i1
    %10 = "arith.constant"() <{value = 0x0000000000000000 : f64}> : () -> f64
    %11 = "arith.fptosi"(%10) : (f64) -> i1
    %12 = "arith.constant"() <{value = 0x4060000000000000 : f64}> : () -> f64
    %13 = "arith.fptosi"(%12) : (f64) -> i8
    %14 = "arith.constant"() <{value = 0xC060000000000000 : f64}> : () -> f64
    %15 = "arith.fptosi"(%14) : (f64) -> i8
    %16 = "arith.constant"() <{value = 0x405FFFFFFFFFFFFF : f64}> : () -> f64
    %17 = "arith.fptosi"(%16) : (f64) -> i8
    %18 = "arith.constant"() <{value = 0xC060300000000000 : f64}> : () -> f64
    %19 = "arith.fptosi"(%18) : (f64) -> i8
    %20 = "arith.constant"() <{value = 0xBFECCCCCCCCCCCCD : f64}> : () -> f64
    %21 = "arith.fptosi"(%20) : (f64) -> i8
    %22 = "arith.constant"() <{value = 0x0000000000000000 : f64}> : () -> f64
    %23 = "arith.fptosi"(%22) : (f64) -> i8
    %24 = "arith.constant"() <{value = 0x43E0000000000000 : f64}> : () -> f64
    %25 = "arith.fptosi"(%24) : (f64) -> i64
    %26 = "arith.constant"() <{value = 0xC3E0000000000000 : f64}> : () -> f64
    %27 = "arith.fptosi"(%26) : (f64) -> i64
    %28 = "arith.constant"() <{value = 0x43DFFFFFFFFFFFFF : f64}> : () -> f64
    %29 = "arith.fptosi"(%28) : (f64) -> i64
    %30 = "arith.constant"() <{value = 0xC3E0000000000000 : f64}> : () -> f64
    %31 = "arith.fptosi"(%30) : (f64) -> i64
    %32 = "arith.constant"() <{value = 0xBFECCCCCCCCCCCCD : f64}> : () -> f64
    %33 = "arith.fptosi"(%32) : (f64) -> i64
    %34 = "arith.constant"() <{value = 0x0000000000000000 : f64}> : () -> f64
    %35 = "arith.fptosi"(%34) : (f64) -> i64
    %36 = "arith.constant"() <{value = 0x47E0000000000000 : f64}> : () -> f64
    %37 = "arith.fptosi"(%36) : (f64) -> i128
    %38 = "arith.constant"() <{value = 0xC7E0000000000000 : f64}> : () -> f64
    %39 = "arith.fptosi"(%38) : (f64) -> i128
    %40 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %41 = "arith.fptosi"(%40) : (f64) -> i128
    %42 = "arith.constant"() <{value = 0xC7E0000000000000 : f64}> : () -> f64
    %43 = "arith.fptosi"(%42) : (f64) -> i128
    %44 = "arith.constant"() <{value = 0xBFECCCCCCCCCCCCD : f64}> : () -> f64
    %45 = "arith.fptosi"(%44) : (f64) -> i128
    %46 = "arith.constant"() <{value = 0x0000000000000000 : f64}> : () -> f64
    %47 = "arith.fptosi"(%46) : (f64) -> i128
    %48 = "arith.constant"() <{value = 0x4000000000000000 : f64}> : () -> f64
    %49 = "arith.fptoui"(%48) : (f64) -> i1
    %50 = "arith.constant"() <{value = 0x3FFFFFFFFFFFFFFF : f64}> : () -> f64
    %51 = "arith.fptoui"(%50) : (f64) -> i1
    %52 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %53 = "arith.fptoui"(%52) : (f64) -> i1
    %54 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %55 = "arith.fptoui"(%54) : (f64) -> i1
    %56 = "arith.constant"() <{value = 0x4070000000000000 : f64}> : () -> f64
    %57 = "arith.fptoui"(%56) : (f64) -> i8
    %58 = "arith.constant"() <{value = 0x406FFFFFFFFFFFFF : f64}> : () -> f64
    %59 = "arith.fptoui"(%58) : (f64) -> i8
    %60 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %61 = "arith.fptoui"(%60) : (f64) -> i8
    %62 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %63 = "arith.fptoui"(%62) : (f64) -> i8
    %64 = "arith.constant"() <{value = 0x43F0000000000000 : f64}> : () -> f64
    %65 = "arith.fptoui"(%64) : (f64) -> i64
    %66 = "arith.constant"() <{value = 0x43EFFFFFFFFFFFFF : f64}> : () -> f64
    %67 = "arith.fptoui"(%66) : (f64) -> i64
    %68 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %69 = "arith.fptoui"(%68) : (f64) -> i64
    %70 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %71 = "arith.fptoui"(%70) : (f64) -> i64
    %72 = "arith.constant"() <{value = 0x47F0000000000000 : f64}> : () -> f64
    %73 = "arith.fptoui"(%72) : (f64) -> i128
    %74 = "arith.constant"() <{value = 0x47EFFFFFFFFFFFFF : f64}> : () -> f64
    %75 = "arith.fptoui"(%74) : (f64) -> i128
    %76 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %77 = "arith.fptoui"(%76) : (f64) -> i128
    %78 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %79 = "arith.fptoui"(%78) : (f64) -> i128
    "func.return"(%1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, %27, %29, %31, %33, %35, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55, %57, %59, %61, %63, %65, %67, %69, %71, %73, %75, %77, %79) : (i1, i1, i1, i1, i1, i1, i8, i8, i8, i8, i8, i8, i64, i64, i64, i64, i64, i64, i128, i128, i128, i128, i128, i128, i1, i1, i1, i1, i8, i8, i8, i8, i64, i64, i64, i64, i128, i128, i128, i128) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i127, i127, i127, i127, i127, i127, i127, i127, i127, i127, i129, i129, i129, i129, i129, i129, i129, i129, i129, i129, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200), sym_name = "to_wide_integers"}> ({
    %0 = "arith.constant"() <{value = 0x47D0000000000000 : f64}> : () -> f64
    %1 = "arith.fptosi"(%0) : (f64) -> i127
    %2 = "arith.constant"() <{value = 0xC7D0000000000000 : f64}> : () -> f64
    %3 = "arith.fptosi"(%2) : (f64) -> i127
    %4 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %5 = "arith.fptosi"(%4) : (f64) -> i127
    %6 = "arith.constant"() <{value = 0x47D0000000000001 : f64}> : () -> f64
    %7 = "arith.fptosi"(%6) : (f64) -> i127
    %8 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %9 = "arith.fptosi"(%8) : (f64) -> i127
    %10 = "arith.constant"() <{value = 0x47D0000000000000 : f64}> : () -> f64
    %11 = "arith.fptoui"(%10) : (f64) -> i127
    %12 = "arith.constant"() <{value = 0xC7D0000000000000 : f64}> : () -> f64
    %13 = "arith.fptoui"(%12) : (f64) -> i127
    %14 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %15 = "arith.fptoui"(%14) : (f64) -> i127
    %16 = "arith.constant"() <{value = 0x47D0000000000001 : f64}> : () -> f64
    %17 = "arith.fptoui"(%16) : (f64) -> i127
    %18 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %19 = "arith.fptoui"(%18) : (f64) -> i127
    %20 = "arith.constant"() <{value = 0x47D0000000000000 : f64}> : () -> f64
    %21 = "arith.fptosi"(%20) : (f64) -> i129
    %22 = "arith.constant"() <{value = 0xC7D0000000000000 : f64}> : () -> f64
    %23 = "arith.fptosi"(%22) : (f64) -> i129
    %24 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %25 = "arith.fptosi"(%24) : (f64) -> i129
    %26 = "arith.constant"() <{value = 0x47D0000000000001 : f64}> : () -> f64
    %27 = "arith.fptosi"(%26) : (f64) -> i129
    %28 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %29 = "arith.fptosi"(%28) : (f64) -> i129
    %30 = "arith.constant"() <{value = 0x47D0000000000000 : f64}> : () -> f64
    %31 = "arith.fptoui"(%30) : (f64) -> i129
    %32 = "arith.constant"() <{value = 0xC7D0000000000000 : f64}> : () -> f64
    %33 = "arith.fptoui"(%32) : (f64) -> i129
    %34 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %35 = "arith.fptoui"(%34) : (f64) -> i129
    %36 = "arith.constant"() <{value = 0x47D0000000000001 : f64}> : () -> f64
    %37 = "arith.fptoui"(%36) : (f64) -> i129
    %38 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %39 = "arith.fptoui"(%38) : (f64) -> i129
    %40 = "arith.constant"() <{value = 0x47D0000000000000 : f64}> : () -> f64
    %41 = "arith.fptosi"(%40) : (f64) -> i200
    %42 = "arith.constant"() <{value = 0xC7D0000000000000 : f64}> : () -> f64
    %43 = "arith.fptosi"(%42) : (f64) -> i200
    %44 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %45 = "arith.fptosi"(%44) : (f64) -> i200
    %46 = "arith.constant"() <{value = 0x47D0000000000001 : f64}> : () -> f64
    %47 = "arith.fptosi"(%46) : (f64) -> i200
    %48 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %49 = "arith.fptosi"(%48) : (f64) -> i200
    %50 = "arith.constant"() <{value = 0x47D0000000000000 : f64}> : () -> f64
    %51 = "arith.fptoui"(%50) : (f64) -> i200
    %52 = "arith.constant"() <{value = 0xC7D0000000000000 : f64}> : () -> f64
    %53 = "arith.fptoui"(%52) : (f64) -> i200
    %54 = "arith.constant"() <{value = 0x47DFFFFFFFFFFFFF : f64}> : () -> f64
    %55 = "arith.fptoui"(%54) : (f64) -> i200
    %56 = "arith.constant"() <{value = 0x47D0000000000001 : f64}> : () -> f64
    %57 = "arith.fptoui"(%56) : (f64) -> i200
    %58 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %59 = "arith.fptoui"(%58) : (f64) -> i200
    "func.return"(%1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, %27, %29, %31, %33, %35, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55, %57, %59) : (i127, i127, i127, i127, i127, i127, i127, i127, i127, i127, i129, i129, i129, i129, i129, i129, i129, i129, i129, i129, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16), sym_name = "from_i64_rounded"}> ({
    %0 = "arith.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1 = "arith.sitofp"(%0) : (i64) -> f64
    %2 = "arith.uitofp"(%0) : (i64) -> f64
    %3 = "arith.sitofp"(%0) : (i64) -> f32
    %4 = "arith.uitofp"(%0) : (i64) -> f32
    %5 = "arith.sitofp"(%0) : (i64) -> f16
    %6 = "arith.uitofp"(%0) : (i64) -> f16
    %7 = "arith.sitofp"(%0) : (i64) -> bf16
    %8 = "arith.uitofp"(%0) : (i64) -> bf16
    %9 = "arith.constant"() <{value = 9007199254740992 : i64}> : () -> i64
    %10 = "arith.sitofp"(%9) : (i64) -> f64
    %11 = "arith.uitofp"(%9) : (i64) -> f64
    %12 = "arith.sitofp"(%9) : (i64) -> f32
    %13 = "arith.uitofp"(%9) : (i64) -> f32
    %14 = "arith.sitofp"(%9) : (i64) -> f16
    %15 = "arith.uitofp"(%9) : (i64) -> f16
    %16 = "arith.sitofp"(%9) : (i64) -> bf16
    %17 = "arith.uitofp"(%9) : (i64) -> bf16
    %18 = "arith.constant"() <{value = 9007199254740993 : i64}> : () -> i64
    %19 = "arith.sitofp"(%18) : (i64) -> f64
    %20 = "arith.uitofp"(%18) : (i64) -> f64
    %21 = "arith.sitofp"(%18) : (i64) -> f32
    %22 = "arith.uitofp"(%18) : (i64) -> f32
    %23 = "arith.sitofp"(%18) : (i64) -> f16
    %24 = "arith.uitofp"(%18) : (i64) -> f16
    %25 = "arith.sitofp"(%18) : (i64) -> bf16
    %26 = "arith.uitofp"(%18) : (i64) -> bf16
    %27 = "arith.constant"() <{value = 9007199254740994 : i64}> : () -> i64
    %28 = "arith.sitofp"(%27) : (i64) -> f64
    %29 = "arith.uitofp"(%27) : (i64) -> f64
    %30 = "arith.sitofp"(%27) : (i64) -> f32
    %31 = "arith.uitofp"(%27) : (i64) -> f32
    %32 = "arith.sitofp"(%27) : (i64) -> f16
    %33 = "arith.uitofp"(%27) : (i64) -> f16
    %34 = "arith.sitofp"(%27) : (i64) -> bf16
    %35 = "arith.uitofp"(%27) : (i64) -> bf16
    %36 = "arith.constant"() <{value = 18014398509481985 : i64}> : () -> i64
    %37 = "arith.sitofp"(%36) : (i64) -> f64
    %38 = "arith.uitofp"(%36) : (i64) -> f64
    %39 = "arith.sitofp"(%36) : (i64) -> f32
    %40 = "arith.uitofp"(%36) : (i64) -> f32
    %41 = "arith.sitofp"(%36) : (i64) -> f16
    %42 = "arith.uitofp"(%36) : (i64) -> f16
    %43 = "arith.sitofp"(%36) : (i64) -> bf16
    %44 = "arith.uitofp"(%36) : (i64) -> bf16
    %45 = "arith.constant"() <{value = 18014398509481986 : i64}> : () -> i64
    %46 = "arith.sitofp"(%45) : (i64) -> f64
    %47 = "arith.uitofp"(%45) : (i64) -> f64
    %48 = "arith.sitofp"(%45) : (i64) -> f32
    %49 = "arith.uitofp"(%45) : (i64) -> f32
    %50 = "arith.sitofp"(%45) : (i64) -> f16
    %51 = "arith.uitofp"(%45) : (i64) -> f16
    %52 = "arith.sitofp"(%45) : (i64) -> bf16
    %53 = "arith.uitofp"(%45) : (i64) -> bf16
    %54 = "arith.constant"() <{value = 18014398509481987 : i64}> : () -> i64
    %55 = "arith.sitofp"(%54) : (i64) -> f64
    %56 = "arith.uitofp"(%54) : (i64) -> f64
    %57 = "arith.sitofp"(%54) : (i64) -> f32
    %58 = "arith.uitofp"(%54) : (i64) -> f32
    %59 = "arith.sitofp"(%54) : (i64) -> f16
    %60 = "arith.uitofp"(%54) : (i64) -> f16
    %61 = "arith.sitofp"(%54) : (i64) -> bf16
    %62 = "arith.uitofp"(%54) : (i64) -> bf16
    %63 = "arith.constant"() <{value = -9007199254740993 : i64}> : () -> i64
    %64 = "arith.sitofp"(%63) : (i64) -> f64
    %65 = "arith.uitofp"(%63) : (i64) -> f64
    %66 = "arith.sitofp"(%63) : (i64) -> f32
    %67 = "arith.uitofp"(%63) : (i64) -> f32
    %68 = "arith.sitofp"(%63) : (i64) -> f16
    %69 = "arith.uitofp"(%63) : (i64) -> f16
    %70 = "arith.sitofp"(%63) : (i64) -> bf16
    %71 = "arith.uitofp"(%63) : (i64) -> bf16
    %72 = "arith.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %73 = "arith.sitofp"(%72) : (i64) -> f64
    %74 = "arith.uitofp"(%72) : (i64) -> f64
    %75 = "arith.sitofp"(%72) : (i64) -> f32
    %76 = "arith.uitofp"(%72) : (i64) -> f32
    %77 = "arith.sitofp"(%72) : (i64) -> f16
    %78 = "arith.uitofp"(%72) : (i64) -> f16
    %79 = "arith.sitofp"(%72) : (i64) -> bf16
    %80 = "arith.uitofp"(%72) : (i64) -> bf16
    %81 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
    %82 = "arith.sitofp"(%81) : (i64) -> f64
    %83 = "arith.uitofp"(%81) : (i64) -> f64
    %84 = "arith.sitofp"(%81) : (i64) -> f32
    %85 = "arith.uitofp"(%81) : (i64) -> f32
    %86 = "arith.sitofp"(%81) : (i64) -> f16
    %87 = "arith.uitofp"(%81) : (i64) -> f16
    %88 = "arith.sitofp"(%81) : (i64) -> bf16
    %89 = "arith.uitofp"(%81) : (i64) -> bf16
    %90 = "arith.constant"() <{value = 1099511693313 : i64}> : () -> i64
    %91 = "arith.sitofp"(%90) : (i64) -> f64
    %92 = "arith.uitofp"(%90) : (i64) -> f64
    %93 = "arith.sitofp"(%90) : (i64) -> f32
    %94 = "arith.uitofp"(%90) : (i64) -> f32
    %95 = "arith.sitofp"(%90) : (i64) -> f16
    %96 = "arith.uitofp"(%90) : (i64) -> f16
    %97 = "arith.sitofp"(%90) : (i64) -> bf16
    %98 = "arith.uitofp"(%90) : (i64) -> bf16
    %99 = "arith.constant"() <{value = 65519 : i64}> : () -> i64
    %100 = "arith.sitofp"(%99) : (i64) -> f64
    %101 = "arith.uitofp"(%99) : (i64) -> f64
    %102 = "arith.sitofp"(%99) : (i64) -> f32
    %103 = "arith.uitofp"(%99) : (i64) -> f32
    %104 = "arith.sitofp"(%99) : (i64) -> f16
    %105 = "arith.uitofp"(%99) : (i64) -> f16
    %106 = "arith.sitofp"(%99) : (i64) -> bf16
    %107 = "arith.uitofp"(%99) : (i64) -> bf16
    %108 = "arith.constant"() <{value = 65520 : i64}> : () -> i64
    %109 = "arith.sitofp"(%108) : (i64) -> f64
    %110 = "arith.uitofp"(%108) : (i64) -> f64
    %111 = "arith.sitofp"(%108) : (i64) -> f32
    %112 = "arith.uitofp"(%108) : (i64) -> f32
    %113 = "arith.sitofp"(%108) : (i64) -> f16
    %114 = "arith.uitofp"(%108) : (i64) -> f16
    %115 = "arith.sitofp"(%108) : (i64) -> bf16
    %116 = "arith.uitofp"(%108) : (i64) -> bf16
    %117 = "arith.constant"() <{value = 16777217 : i64}> : () -> i64
    %118 = "arith.sitofp"(%117) : (i64) -> f64
    %119 = "arith.uitofp"(%117) : (i64) -> f64
    %120 = "arith.sitofp"(%117) : (i64) -> f32
    %121 = "arith.uitofp"(%117) : (i64) -> f32
    %122 = "arith.sitofp"(%117) : (i64) -> f16
    %123 = "arith.uitofp"(%117) : (i64) -> f16
    %124 = "arith.sitofp"(%117) : (i64) -> bf16
    %125 = "arith.uitofp"(%117) : (i64) -> bf16
    %126 = "arith.constant"() <{value = 4611686293305295873 : i64}> : () -> i64
    %127 = "arith.sitofp"(%126) : (i64) -> f64
    %128 = "arith.uitofp"(%126) : (i64) -> f64
    %129 = "arith.sitofp"(%126) : (i64) -> f32
    %130 = "arith.uitofp"(%126) : (i64) -> f32
    %131 = "arith.sitofp"(%126) : (i64) -> f16
    %132 = "arith.uitofp"(%126) : (i64) -> f16
    %133 = "arith.sitofp"(%126) : (i64) -> bf16
    %134 = "arith.uitofp"(%126) : (i64) -> bf16
    "func.return"(%1, %2, %3, %4, %5, %6, %7, %8, %10, %11, %12, %13, %14, %15, %16, %17, %19, %20, %21, %22, %23, %24, %25, %26, %28, %29, %30, %31, %32, %33, %34, %35, %37, %38, %39, %40, %41, %42, %43, %44, %46, %47, %48, %49, %50, %51, %52, %53, %55, %56, %57, %58, %59, %60, %61, %62, %64, %65, %66, %67, %68, %69, %70, %71, %73, %74, %75, %76, %77, %78, %79, %80, %82, %83, %84, %85, %86, %87, %88, %89, %91, %92, %93, %94, %95, %96, %97, %98, %100, %101, %102, %103, %104, %105, %106, %107, %109, %110, %111, %112, %113, %114, %115, %116, %118, %119, %120, %121, %122, %123, %124, %125, %127, %128, %129, %130, %131, %132, %133, %134) : (f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16, f64, f64, f32, f32, f16, f16, bf16, bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f80, f80, f128, f128, f80, f80, f128, f128, f80, f80, f128, f128), sym_name = "from_i64_exactly"}> ({
    %0 = "arith.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1 = "arith.sitofp"(%0) : (i64) -> f80
    %2 = "arith.uitofp"(%0) : (i64) -> f80
    %3 = "arith.sitofp"(%0) : (i64) -> f128
    %4 = "arith.uitofp"(%0) : (i64) -> f128
    %5 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %6 = "arith.sitofp"(%5) : (i64) -> f80
    %7 = "arith.uitofp"(%5) : (i64) -> f80
    %8 = "arith.sitofp"(%5) : (i64) -> f128
    %9 = "arith.uitofp"(%5) : (i64) -> f128
    %10 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %11 = "arith.sitofp"(%10) : (i64) -> f80
    %12 = "arith.uitofp"(%10) : (i64) -> f80
    %13 = "arith.sitofp"(%10) : (i64) -> f128
    %14 = "arith.uitofp"(%10) : (i64) -> f128
    "func.return"(%1, %2, %3, %4, %6, %7, %8, %9, %11, %12, %13, %14) : (f80, f80, f128, f128, f80, f80, f128, f128, f80, f80, f128, f128) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16), sym_name = "from_i128_rounded"}> ({
    %0 = "arith.constant"() <{value = 1267650600228229401496703205377 : i128}> : () -> i128
    %1 = "arith.sitofp"(%0) : (i128) -> f64
    %2 = "arith.uitofp"(%0) : (i128) -> f64
    %3 = "arith.sitofp"(%0) : (i128) -> f32
    %4 = "arith.uitofp"(%0) : (i128) -> f32
    %5 = "arith.sitofp"(%0) : (i128) -> bf16
    %6 = "arith.uitofp"(%0) : (i128) -> bf16
    %7 = "arith.constant"() <{value = 75557868229513950789632 : i128}> : () -> i128
    %8 = "arith.sitofp"(%7) : (i128) -> f64
    %9 = "arith.uitofp"(%7) : (i128) -> f64
    %10 = "arith.sitofp"(%7) : (i128) -> f32
    %11 = "arith.uitofp"(%7) : (i128) -> f32
    %12 = "arith.sitofp"(%7) : (i128) -> bf16
    %13 = "arith.uitofp"(%7) : (i128) -> bf16
    %14 = "arith.constant"() <{value = 75557868229513950789633 : i128}> : () -> i128
    %15 = "arith.sitofp"(%14) : (i128) -> f64
    %16 = "arith.uitofp"(%14) : (i128) -> f64
    %17 = "arith.sitofp"(%14) : (i128) -> f32
    %18 = "arith.uitofp"(%14) : (i128) -> f32
    %19 = "arith.sitofp"(%14) : (i128) -> bf16
    %20 = "arith.uitofp"(%14) : (i128) -> bf16
    %21 = "arith.constant"() <{value = -170141183460469231731687303715884105728 : i128}> : () -> i128
    %22 = "arith.sitofp"(%21) : (i128) -> f64
    %23 = "arith.uitofp"(%21) : (i128) -> f64
    %24 = "arith.sitofp"(%21) : (i128) -> f32
    %25 = "arith.uitofp"(%21) : (i128) -> f32
    %26 = "arith.sitofp"(%21) : (i128) -> bf16
    %27 = "arith.uitofp"(%21) : (i128) -> bf16
    %28 = "arith.constant"() <{value = 170141183460469231731687303715884105727 : i128}> : () -> i128
    %29 = "arith.sitofp"(%28) : (i128) -> f64
    %30 = "arith.uitofp"(%28) : (i128) -> f64
    %31 = "arith.sitofp"(%28) : (i128) -> f32
    %32 = "arith.uitofp"(%28) : (i128) -> f32
    %33 = "arith.sitofp"(%28) : (i128) -> bf16
    %34 = "arith.uitofp"(%28) : (i128) -> bf16
    %35 = "arith.constant"() <{value = 151115740962627528949760 : i128}> : () -> i128
    %36 = "arith.sitofp"(%35) : (i128) -> f64
    %37 = "arith.uitofp"(%35) : (i128) -> f64
    %38 = "arith.sitofp"(%35) : (i128) -> f32
    %39 = "arith.uitofp"(%35) : (i128) -> f32
    %40 = "arith.sitofp"(%35) : (i128) -> bf16
    %41 = "arith.uitofp"(%35) : (i128) -> bf16
    "func.return"(%1, %2, %3, %4, %5, %6, %8, %9, %10, %11, %12, %13, %15, %16, %17, %18, %19, %20, %22, %23, %24, %25, %26, %27, %29, %30, %31, %32, %33, %34, %36, %37, %38, %39, %40, %41) : (f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16, f64, f64, f32, f32, bf16, bf16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN), sym_name = "to_small_formats"}> ({
    %0 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %1 = "arith.sitofp"(%0) : (i16) -> f8E4M3FN
    %2 = "arith.uitofp"(%0) : (i16) -> f8E4M3FN
    %3 = "arith.sitofp"(%0) : (i16) -> f8E5M2
    %4 = "arith.uitofp"(%0) : (i16) -> f8E5M2
    %5 = "arith.sitofp"(%0) : (i16) -> f4E2M1FN
    %6 = "arith.uitofp"(%0) : (i16) -> f4E2M1FN
    %7 = "arith.constant"() <{value = 1 : i16}> : () -> i16
    %8 = "arith.sitofp"(%7) : (i16) -> f8E4M3FN
    %9 = "arith.uitofp"(%7) : (i16) -> f8E4M3FN
    %10 = "arith.sitofp"(%7) : (i16) -> f8E5M2
    %11 = "arith.uitofp"(%7) : (i16) -> f8E5M2
    %12 = "arith.sitofp"(%7) : (i16) -> f4E2M1FN
    %13 = "arith.uitofp"(%7) : (i16) -> f4E2M1FN
    %14 = "arith.constant"() <{value = -1 : i16}> : () -> i16
    %15 = "arith.sitofp"(%14) : (i16) -> f8E4M3FN
    %16 = "arith.uitofp"(%14) : (i16) -> f8E4M3FN
    %17 = "arith.sitofp"(%14) : (i16) -> f8E5M2
    %18 = "arith.uitofp"(%14) : (i16) -> f8E5M2
    %19 = "arith.sitofp"(%14) : (i16) -> f4E2M1FN
    %20 = "arith.uitofp"(%14) : (i16) -> f4E2M1FN
    %21 = "arith.constant"() <{value = 7 : i16}> : () -> i16
    %22 = "arith.sitofp"(%21) : (i16) -> f8E4M3FN
    %23 = "arith.uitofp"(%21) : (i16) -> f8E4M3FN
    %24 = "arith.sitofp"(%21) : (i16) -> f8E5M2
    %25 = "arith.uitofp"(%21) : (i16) -> f8E5M2
    %26 = "arith.sitofp"(%21) : (i16) -> f4E2M1FN
    %27 = "arith.uitofp"(%21) : (i16) -> f4E2M1FN
    %28 = "arith.constant"() <{value = 448 : i16}> : () -> i16
    %29 = "arith.sitofp"(%28) : (i16) -> f8E4M3FN
    %30 = "arith.uitofp"(%28) : (i16) -> f8E4M3FN
    %31 = "arith.sitofp"(%28) : (i16) -> f8E5M2
    %32 = "arith.uitofp"(%28) : (i16) -> f8E5M2
    %33 = "arith.sitofp"(%28) : (i16) -> f4E2M1FN
    %34 = "arith.uitofp"(%28) : (i16) -> f4E2M1FN
    %35 = "arith.constant"() <{value = 240 : i16}> : () -> i16
    %36 = "arith.sitofp"(%35) : (i16) -> f8E4M3FN
    %37 = "arith.uitofp"(%35) : (i16) -> f8E4M3FN
    %38 = "arith.sitofp"(%35) : (i16) -> f8E5M2
    %39 = "arith.uitofp"(%35) : (i16) -> f8E5M2
    %40 = "arith.sitofp"(%35) : (i16) -> f4E2M1FN
    %41 = "arith.uitofp"(%35) : (i16) -> f4E2M1FN
    "func.return"(%1, %2, %3, %4, %5, %6, %8, %9, %10, %11, %12, %13, %15, %16, %17, %18, %19, %20, %22, %23, %24, %25, %26, %27, %29, %30, %31, %32, %33, %34, %36, %37, %38, %39, %40, %41) : (f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f4E2M1FN, f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, index, index, index, index, index, index, index, index), sym_name = "indexes"}> ({
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.index_cast"(%0) : (index) -> i8
    %2 = "arith.index_cast"(%0) : (index) -> i32
    %3 = "arith.index_cast"(%0) : (index) -> i33
    %4 = "arith.index_cast"(%0) : (index) -> i64
    %5 = "arith.index_cast"(%0) : (index) -> i65
    %6 = "arith.index_cast"(%0) : (index) -> i128
    %7 = "arith.index_castui"(%0) : (index) -> i8
    %8 = "arith.index_castui"(%0) : (index) -> i32
    %9 = "arith.index_castui"(%0) : (index) -> i33
    %10 = "arith.index_castui"(%0) : (index) -> i64
    %11 = "arith.index_castui"(%0) : (index) -> i65
    %12 = "arith.index_castui"(%0) : (index) -> i128
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    %14 = "arith.index_cast"(%13) : (index) -> i8
    %15 = "arith.index_cast"(%13) : (index) -> i32
    %16 = "arith.index_cast"(%13) : (index) -> i33
    %17 = "arith.index_cast"(%13) : (index) -> i64
    %18 = "arith.index_cast"(%13) : (index) -> i65
    %19 = "arith.index_cast"(%13) : (index) -> i128
    %20 = "arith.index_castui"(%13) : (index) -> i8
    %21 = "arith.index_castui"(%13) : (index) -> i32
    %22 = "arith.index_castui"(%13) : (index) -> i33
    %23 = "arith.index_castui"(%13) : (index) -> i64
    %24 = "arith.index_castui"(%13) : (index) -> i65
    %25 = "arith.index_castui"(%13) : (index) -> i128
    %26 = "arith.constant"() <{value = 2147483647 : index}> : () -> index
    %27 = "arith.index_cast"(%26) : (index) -> i8
    %28 = "arith.index_cast"(%26) : (index) -> i32
    %29 = "arith.index_cast"(%26) : (index) -> i33
    %30 = "arith.index_cast"(%26) : (index) -> i64
    %31 = "arith.index_cast"(%26) : (index) -> i65
    %32 = "arith.index_cast"(%26) : (index) -> i128
    %33 = "arith.index_castui"(%26) : (index) -> i8
    %34 = "arith.index_castui"(%26) : (index) -> i32
    %35 = "arith.index_castui"(%26) : (index) -> i33
    %36 = "arith.index_castui"(%26) : (index) -> i64
    %37 = "arith.index_castui"(%26) : (index) -> i65
    %38 = "arith.index_castui"(%26) : (index) -> i128
    %39 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %40 = "arith.index_cast"(%39) : (i8) -> index
    %41 = "arith.index_castui"(%39) : (i8) -> index
    %42 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %43 = "arith.index_cast"(%42) : (i32) -> index
    %44 = "arith.index_castui"(%42) : (i32) -> index
    %45 = "arith.constant"() <{value = 5 : i128}> : () -> i128
    %46 = "arith.index_cast"(%45) : (i128) -> index
    %47 = "arith.index_castui"(%45) : (i128) -> index
    %48 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %49 = "arith.index_cast"(%48) : (i64) -> index
    %50 = "arith.index_castui"(%48) : (i64) -> index
    "func.return"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %40, %41, %43, %44, %46, %47, %49, %50) : (i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, i8, i32, i33, i64, i65, i128, index, index, index, index, index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200), sym_name = "extended_to_128_bits"}> ({
    %0 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %1 = "arith.extsi"(%0) : (i64) -> i128
    %2 = "arith.extsi"(%0) : (i64) -> i200
    %3 = "arith.extui"(%0) : (i64) -> i128
    %4 = "arith.extui"(%0) : (i64) -> i200
    %5 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %6 = "arith.extsi"(%5) : (i65) -> i128
    %7 = "arith.extsi"(%5) : (i65) -> i200
    %8 = "arith.extui"(%5) : (i65) -> i128
    %9 = "arith.extui"(%5) : (i65) -> i200
    %10 = "arith.constant"() <{value = -1 : i100}> : () -> i100
    %11 = "arith.extsi"(%10) : (i100) -> i128
    %12 = "arith.extsi"(%10) : (i100) -> i200
    %13 = "arith.extui"(%10) : (i100) -> i128
    %14 = "arith.extui"(%10) : (i100) -> i200
    %15 = "arith.constant"() <{value = -1 : i127}> : () -> i127
    %16 = "arith.extsi"(%15) : (i127) -> i128
    %17 = "arith.extsi"(%15) : (i127) -> i200
    %18 = "arith.extui"(%15) : (i127) -> i128
    %19 = "arith.extui"(%15) : (i127) -> i200
    %20 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %21 = "arith.extsi"(%20) : (i8) -> i128
    %22 = "arith.extsi"(%20) : (i8) -> i200
    %23 = "arith.extui"(%20) : (i8) -> i128
    %24 = "arith.extui"(%20) : (i8) -> i200
    %25 = "arith.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %26 = "arith.extsi"(%25) : (i64) -> i128
    %27 = "arith.extsi"(%25) : (i64) -> i200
    %28 = "arith.extui"(%25) : (i64) -> i128
    %29 = "arith.extui"(%25) : (i64) -> i200
    "func.return"(%1, %2, %3, %4, %6, %7, %8, %9, %11, %12, %13, %14, %16, %17, %18, %19, %21, %22, %23, %24, %26, %27, %28, %29) : (i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200, i128, i200) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f64, f16, bf16, f32, f64, f16, bf16, f32, f64, f16, bf16, f32, f64, f16, bf16, f32, f64, f16, bf16, f32, f32, f16, bf16, f64, f32, f16, bf16, f64, f32, f64, f16, f32, f64, f16, f32, f64, bf16, f32, f64, bf16, f8E5M2, f8E4M3FN, f8E5M2FNUZ), sym_name = "not_a_number"}> ({
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.extf"(%0) : (f32) -> f64
    %2 = "arith.truncf"(%0) : (f32) -> f16
    %3 = "arith.truncf"(%0) : (f32) -> bf16
    %4 = "arith.negf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "arith.constant"() <{value = 0xFFC00000 : f32}> : () -> f32
    %6 = "arith.extf"(%5) : (f32) -> f64
    %7 = "arith.truncf"(%5) : (f32) -> f16
    %8 = "arith.truncf"(%5) : (f32) -> bf16
    %9 = "arith.negf"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %10 = "arith.constant"() <{value = 0x7FA00000 : f32}> : () -> f32
    %11 = "arith.extf"(%10) : (f32) -> f64
    %12 = "arith.truncf"(%10) : (f32) -> f16
    %13 = "arith.truncf"(%10) : (f32) -> bf16
    %14 = "arith.negf"(%10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %15 = "arith.constant"() <{value = 0x7F802000 : f32}> : () -> f32
    %16 = "arith.extf"(%15) : (f32) -> f64
    %17 = "arith.truncf"(%15) : (f32) -> f16
    %18 = "arith.truncf"(%15) : (f32) -> bf16
    %19 = "arith.negf"(%15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %20 = "arith.constant"() <{value = 0xFF801000 : f32}> : () -> f32
    %21 = "arith.extf"(%20) : (f32) -> f64
    %22 = "arith.truncf"(%20) : (f32) -> f16
    %23 = "arith.truncf"(%20) : (f32) -> bf16
    %24 = "arith.negf"(%20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %25 = "arith.constant"() <{value = 0x7FF8000000000001 : f64}> : () -> f64
    %26 = "arith.truncf"(%25) : (f64) -> f32
    %27 = "arith.truncf"(%25) : (f64) -> f16
    %28 = "arith.truncf"(%25) : (f64) -> bf16
    %29 = "arith.negf"(%25) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %30 = "arith.constant"() <{value = 0xFFF0000020000000 : f64}> : () -> f64
    %31 = "arith.truncf"(%30) : (f64) -> f32
    %32 = "arith.truncf"(%30) : (f64) -> f16
    %33 = "arith.truncf"(%30) : (f64) -> bf16
    %34 = "arith.negf"(%30) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %35 = "arith.constant"() <{value = 0x7E01 : f16}> : () -> f16
    %36 = "arith.extf"(%35) : (f16) -> f32
    %37 = "arith.extf"(%35) : (f16) -> f64
    %38 = "arith.negf"(%35) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    %39 = "arith.constant"() <{value = 0xFD00 : f16}> : () -> f16
    %40 = "arith.extf"(%39) : (f16) -> f32
    %41 = "arith.extf"(%39) : (f16) -> f64
    %42 = "arith.negf"(%39) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
    %43 = "arith.constant"() <{value = 0x7FC1 : bf16}> : () -> bf16
    %44 = "arith.extf"(%43) : (bf16) -> f32
    %45 = "arith.extf"(%43) : (bf16) -> f64
    %46 = "arith.negf"(%43) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    %47 = "arith.constant"() <{value = 0xFF81 : bf16}> : () -> bf16
    %48 = "arith.extf"(%47) : (bf16) -> f32
    %49 = "arith.extf"(%47) : (bf16) -> f64
    %50 = "arith.negf"(%47) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
    %51 = "arith.constant"() <{value = 0x7E : f8E5M2}> : () -> f8E5M2
    %52 = "arith.negf"(%51) <{fastmath = #arith.fastmath<none>}> : (f8E5M2) -> f8E5M2
    %53 = "arith.constant"() <{value = 0x7F : f8E4M3FN}> : () -> f8E4M3FN
    %54 = "arith.negf"(%53) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN) -> f8E4M3FN
    %55 = "arith.constant"() <{value = 0x80 : f8E5M2FNUZ}> : () -> f8E5M2FNUZ
    %56 = "arith.negf"(%55) <{fastmath = #arith.fastmath<none>}> : (f8E5M2FNUZ) -> f8E5M2FNUZ
    "func.return"(%1, %2, %3, %4, %6, %7, %8, %9, %11, %12, %13, %14, %16, %17, %18, %19, %21, %22, %23, %24, %26, %27, %28, %29, %31, %32, %33, %34, %36, %37, %38, %40, %41, %42, %44, %45, %46, %48, %49, %50, %52, %54, %56) : (f64, f16, bf16, f32, f64, f16, bf16, f32, f64, f16, bf16, f32, f64, f16, bf16, f32, f64, f16, bf16, f32, f32, f16, bf16, f64, f32, f16, bf16, f64, f32, f64, f16, f32, f64, f16, f32, f64, bf16, f32, f64, bf16, f8E5M2, f8E4M3FN, f8E5M2FNUZ) -> ()
  }) : () -> ()
}) : () -> ()
