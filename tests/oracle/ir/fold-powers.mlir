// Powers of integers, wrapped at the width, and with negative exponents.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i64, i64, i64, i64, i64, i128, i128, i128, i128, i128, i128, i1, i1, i1), sym_name = "powers"}> ({
    %0 = "arith.constant"() <{value = 2 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %2 = "math.ipowi"(%0, %1) : (i8, i8) -> i8
    %3 = "arith.constant"() <{value = 2 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = 8 : i8}> : () -> i8
    %5 = "math.ipowi"(%3, %4) : (i8, i8) -> i8
    %6 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %7 = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %8 = "math.ipowi"(%6, %7) : (i8, i8) -> i8
    %9 = "arith.constant"() <{value = -3 : i8}> : () -> i8
    %10 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %11 = "math.ipowi"(%9, %10) : (i8, i8) -> i8
    %12 = "arith.constant"() <{value = -2 : i8}> : () -> i8
    %13 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %14 = "math.ipowi"(%12, %13) : (i8, i8) -> i8
    %15 = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %16 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %17 = "math.ipowi"(%15, %16) : (i8, i8) -> i8
    %18 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %19 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %20 = "math.ipowi"(%18, %19) : (i8, i8) -> i8
    %21 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %22 = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %23 = "math.ipowi"(%21, %22) : (i8, i8) -> i8
    %24 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %25 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %26 = "math.ipowi"(%24, %25) : (i8, i8) -> i8
    %27 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %28 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %29 = "math.ipowi"(%27, %28) : (i8, i8) -> i8
    %30 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %31 = "arith.constant"() <{value = -2 : i8}> : () -> i8
    %32 = "math.ipowi"(%30, %31) : (i8, i8) -> i8
    %33 = "arith.constant"() <{value = 2 : i8}> : () -> i8
    %34 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %35 = "math.ipowi"(%33, %34) : (i8, i8) -> i8
    %36 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %37 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %38 = "math.ipowi"(%36, %37) : (i8, i8) -> i8
    %39 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %40 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %41 = "math.ipowi"(%39, %40) : (i8, i8) -> i8
    %42 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %43 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %44 = "math.ipowi"(%42, %43) : (i8, i8) -> i8
    %45 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %46 = "arith.constant"() <{value = 40 : i64}> : () -> i64
    %47 = "math.ipowi"(%45, %46) : (i64, i64) -> i64
    %48 = "arith.constant"() <{value = 10 : i64}> : () -> i64
    %49 = "arith.constant"() <{value = 19 : i64}> : () -> i64
    %50 = "math.ipowi"(%48, %49) : (i64, i64) -> i64
    %51 = "arith.constant"() <{value = -7 : i64}> : () -> i64
    %52 = "arith.constant"() <{value = 22 : i64}> : () -> i64
    %53 = "math.ipowi"(%51, %52) : (i64, i64) -> i64
    %54 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %55 = "arith.constant"() <{value = 63 : i64}> : () -> i64
    %56 = "math.ipowi"(%54, %55) : (i64, i64) -> i64
    %57 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %58 = "arith.constant"() <{value = 64 : i64}> : () -> i64
    %59 = "math.ipowi"(%57, %58) : (i64, i64) -> i64
    %60 = "arith.constant"() <{value = 3 : i128}> : () -> i128
    %61 = "arith.constant"() <{value = 80 : i128}> : () -> i128
    %62 = "math.ipowi"(%60, %61) : (i128, i128) -> i128
    %63 = "arith.constant"() <{value = 10 : i128}> : () -> i128
    %64 = "arith.constant"() <{value = 38 : i128}> : () -> i128
    %65 = "math.ipowi"(%63, %64) : (i128, i128) -> i128
    %66 = "arith.constant"() <{value = 7 : i128}> : () -> i128
    %67 = "arith.constant"() <{value = 45 : i128}> : () -> i128
    %68 = "math.ipowi"(%66, %67) : (i128, i128) -> i128
    %69 = "arith.constant"() <{value = -5 : i128}> : () -> i128
    %70 = "arith.constant"() <{value = 55 : i128}> : () -> i128
    %71 = "math.ipowi"(%69, %70) : (i128, i128) -> i128
    %72 = "arith.constant"() <{value = 2 : i128}> : () -> i128
    %73 = "arith.constant"() <{value = 127 : i128}> : () -> i128
    %74 = "math.ipowi"(%72, %73) : (i128, i128) -> i128
    %75 = "arith.constant"() <{value = 3 : i128}> : () -> i128
    %76 = "arith.constant"() <{value = 81 : i128}> : () -> i128
    %77 = "math.ipowi"(%75, %76) : (i128, i128) -> i128
    %78 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %79 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %80 = "math.ipowi"(%78, %79) : (i1, i1) -> i1
    %81 = "arith.constant"() <{value = 0 : i1}> : () -> i1
    %82 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %83 = "math.ipowi"(%81, %82) : (i1, i1) -> i1
    %84 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %85 = "arith.constant"() <{value = 0 : i1}> : () -> i1
    %86 = "math.ipowi"(%84, %85) : (i1, i1) -> i1
    "func.return"(%2, %5, %8, %11, %14, %17, %20, %23, %26, %29, %32, %35, %38, %41, %44, %47, %50, %53, %56, %59, %62, %65, %68, %71, %74, %77, %80, %83, %86) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i64, i64, i64, i64, i64, i128, i128, i128, i128, i128, i128, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8192, i8192, i4096, i4096), sym_name = "wide_powers"}> ({
    %0 = "arith.constant"() <{value = 3 : i8192}> : () -> i8192
    %1 = "arith.constant"() <{value = 1000 : i8192}> : () -> i8192
    %2 = "math.ipowi"(%0, %1) : (i8192, i8192) -> i8192
    %3 = "arith.constant"() <{value = 3 : i8192}> : () -> i8192
    %4 = "arith.constant"() <{value = 5000 : i8192}> : () -> i8192
    %5 = "math.ipowi"(%3, %4) : (i8192, i8192) -> i8192
    %6 = "arith.constant"() <{value = 3 : i4096}> : () -> i4096
    %7 = "arith.constant"() <{value = 18446744073709551615 : i4096}> : () -> i4096
    %8 = "math.ipowi"(%6, %7) : (i4096, i4096) -> i4096
    %9 = "arith.constant"() <{value = -3 : i4096}> : () -> i4096
    %10 = "arith.constant"() <{value = 1606938044258990275541962092341162602522202993782792835301377 : i4096}> : () -> i4096
    %11 = "math.ipowi"(%9, %10) : (i4096, i4096) -> i4096
    "func.return"(%2, %5, %8, %11) : (i8192, i8192, i4096, i4096) -> ()
  }) : () -> ()
}) : () -> ()
