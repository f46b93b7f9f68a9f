// Comparisons of converted integers with numbers at the limits of the integers and of the precision.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "all_predicates_sitofp"}> ({
  ^bb0(%x: i32):
    %0 = "arith.sitofp"(%x) : (i32) -> f64
    %1 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %3 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %5 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %7 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %9 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %11 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %13 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
    %15 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
    %17 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
    %19 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
    %21 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
    %23 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
    %25 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
    %27 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %29 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %31 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %33 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %35 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %37 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %39 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %41 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
    %43 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
    %45 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
    %47 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
    %49 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
    %51 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
    %53 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
    %55 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %57 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %59 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %60 = "arith.cmpf"(%0, %59) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %61 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %62 = "arith.cmpf"(%0, %61) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %63 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %64 = "arith.cmpf"(%0, %63) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %65 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %66 = "arith.cmpf"(%0, %65) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %67 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %68 = "arith.cmpf"(%0, %67) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %69 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %70 = "arith.cmpf"(%0, %69) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
    %71 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %72 = "arith.cmpf"(%0, %71) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
    %73 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %74 = "arith.cmpf"(%0, %73) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
    %75 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %76 = "arith.cmpf"(%0, %75) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
    %77 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %78 = "arith.cmpf"(%0, %77) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
    %79 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %80 = "arith.cmpf"(%0, %79) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
    %81 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %82 = "arith.cmpf"(%0, %81) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
    %83 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %84 = "arith.cmpf"(%0, %83) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58, %60, %62, %64, %66, %68, %70, %72, %74, %76, %78, %80, %82, %84) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "all_predicates_uitofp"}> ({
  ^bb0(%x: i32):
    %0 = "arith.uitofp"(%x) : (i32) -> f64
    %1 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %3 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %5 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %7 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %9 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %11 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %13 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
    %15 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
    %17 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
    %19 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
    %21 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
    %23 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
    %25 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
    %27 = "arith.constant"() <{value = 0x3FE0000000000000 : f64}> : () -> f64
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %29 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %31 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %33 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %35 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %37 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %39 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %41 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
    %43 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
    %45 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
    %47 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
    %49 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
    %51 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
    %53 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
    %55 = "arith.constant"() <{value = 0xBFE0000000000000 : f64}> : () -> f64
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %57 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %59 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %60 = "arith.cmpf"(%0, %59) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %61 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %62 = "arith.cmpf"(%0, %61) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %63 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %64 = "arith.cmpf"(%0, %63) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %65 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %66 = "arith.cmpf"(%0, %65) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %67 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %68 = "arith.cmpf"(%0, %67) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %69 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %70 = "arith.cmpf"(%0, %69) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
    %71 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %72 = "arith.cmpf"(%0, %71) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
    %73 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %74 = "arith.cmpf"(%0, %73) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
    %75 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %76 = "arith.cmpf"(%0, %75) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
    %77 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %78 = "arith.cmpf"(%0, %77) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
    %79 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %80 = "arith.cmpf"(%0, %79) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
    %81 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %82 = "arith.cmpf"(%0, %81) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
    %83 = "arith.constant"() <{value = 0x4008000000000000 : f64}> : () -> f64
    %84 = "arith.cmpf"(%0, %83) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58, %60, %62, %64, %66, %68, %70, %72, %74, %76, %78, %80, %82, %84) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i16_f16"}> ({
  ^bb0(%x: i16):
    %0 = "arith.sitofp"(%x) : (i16) -> f16
    %1 = "arith.constant"() <{value = 0x0000 : f16}> : () -> f16
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %3 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %5 = "arith.constant"() <{value = 0xFC00 : f16}> : () -> f16
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %7 = "arith.constant"() <{value = 0x3C00 : f16}> : () -> f16
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %9 = "arith.constant"() <{value = 0xBC00 : f16}> : () -> f16
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %11 = "arith.constant"() <{value = 0x6400 : f16}> : () -> f16
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %13 = "arith.constant"() <{value = 0xE400 : f16}> : () -> f16
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %15 = "arith.constant"() <{value = 0x63FF : f16}> : () -> f16
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %17 = "arith.constant"() <{value = 0x6800 : f16}> : () -> f16
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %19 = "arith.constant"() <{value = 0xE800 : f16}> : () -> f16
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %21 = "arith.constant"() <{value = 0x67FF : f16}> : () -> f16
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %23 = "arith.constant"() <{value = 0x6C00 : f16}> : () -> f16
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %25 = "arith.constant"() <{value = 0xEC00 : f16}> : () -> f16
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %27 = "arith.constant"() <{value = 0x6BFF : f16}> : () -> f16
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %29 = "arith.constant"() <{value = 0x7400 : f16}> : () -> f16
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %31 = "arith.constant"() <{value = 0xF400 : f16}> : () -> f16
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %33 = "arith.constant"() <{value = 0x73FF : f16}> : () -> f16
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %35 = "arith.constant"() <{value = 0x7800 : f16}> : () -> f16
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %37 = "arith.constant"() <{value = 0xF800 : f16}> : () -> f16
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %39 = "arith.constant"() <{value = 0x77FF : f16}> : () -> f16
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %41 = "arith.constant"() <{value = 0x0001 : f16}> : () -> f16
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %43 = "arith.constant"() <{value = 0x3A00 : f16}> : () -> f16
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %45 = "arith.constant"() <{value = 0xBD00 : f16}> : () -> f16
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i16_f16"}> ({
  ^bb0(%x: i16):
    %0 = "arith.uitofp"(%x) : (i16) -> f16
    %1 = "arith.constant"() <{value = 0x0000 : f16}> : () -> f16
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %3 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %5 = "arith.constant"() <{value = 0xFC00 : f16}> : () -> f16
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %7 = "arith.constant"() <{value = 0x3C00 : f16}> : () -> f16
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %9 = "arith.constant"() <{value = 0xBC00 : f16}> : () -> f16
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %11 = "arith.constant"() <{value = 0x6400 : f16}> : () -> f16
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %13 = "arith.constant"() <{value = 0xE400 : f16}> : () -> f16
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %15 = "arith.constant"() <{value = 0x63FF : f16}> : () -> f16
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %17 = "arith.constant"() <{value = 0x6800 : f16}> : () -> f16
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %19 = "arith.constant"() <{value = 0xE800 : f16}> : () -> f16
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %21 = "arith.constant"() <{value = 0x67FF : f16}> : () -> f16
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %23 = "arith.constant"() <{value = 0x6C00 : f16}> : () -> f16
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %25 = "arith.constant"() <{value = 0xEC00 : f16}> : () -> f16
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %27 = "arith.constant"() <{value = 0x6BFF : f16}> : () -> f16
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %29 = "arith.constant"() <{value = 0x7400 : f16}> : () -> f16
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %31 = "arith.constant"() <{value = 0xF400 : f16}> : () -> f16
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %33 = "arith.constant"() <{value = 0x73FF : f16}> : () -> f16
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %35 = "arith.constant"() <{value = 0x7800 : f16}> : () -> f16
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %37 = "arith.constant"() <{value = 0xF800 : f16}> : () -> f16
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %39 = "arith.constant"() <{value = 0x77FF : f16}> : () -> f16
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %41 = "arith.constant"() <{value = 0x0001 : f16}> : () -> f16
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %43 = "arith.constant"() <{value = 0x3A00 : f16}> : () -> f16
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %45 = "arith.constant"() <{value = 0xBD00 : f16}> : () -> f16
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i32_f32"}> ({
  ^bb0(%x: i32):
    %0 = "arith.sitofp"(%x) : (i32) -> f32
    %1 = "arith.constant"() <{value = 0x00000000 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %7 = "arith.constant"() <{value = 0x3F800000 : f32}> : () -> f32
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %9 = "arith.constant"() <{value = 0xBF800000 : f32}> : () -> f32
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %11 = "arith.constant"() <{value = 0x4B000000 : f32}> : () -> f32
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %13 = "arith.constant"() <{value = 0xCB000000 : f32}> : () -> f32
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %15 = "arith.constant"() <{value = 0x4AFFFFFF : f32}> : () -> f32
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "arith.constant"() <{value = 0x4B800000 : f32}> : () -> f32
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %19 = "arith.constant"() <{value = 0xCB800000 : f32}> : () -> f32
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "arith.constant"() <{value = 0x4B7FFFFF : f32}> : () -> f32
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %23 = "arith.constant"() <{value = 0x4C000000 : f32}> : () -> f32
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "arith.constant"() <{value = 0xCC000000 : f32}> : () -> f32
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %27 = "arith.constant"() <{value = 0x4BFFFFFF : f32}> : () -> f32
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %29 = "arith.constant"() <{value = 0x4E800000 : f32}> : () -> f32
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %31 = "arith.constant"() <{value = 0xCE800000 : f32}> : () -> f32
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %33 = "arith.constant"() <{value = 0x4E7FFFFF : f32}> : () -> f32
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %35 = "arith.constant"() <{value = 0x4F000000 : f32}> : () -> f32
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %37 = "arith.constant"() <{value = 0xCF000000 : f32}> : () -> f32
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %39 = "arith.constant"() <{value = 0x4EFFFFFF : f32}> : () -> f32
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %41 = "arith.constant"() <{value = 0x4F800000 : f32}> : () -> f32
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %43 = "arith.constant"() <{value = 0xCF800000 : f32}> : () -> f32
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %45 = "arith.constant"() <{value = 0x4F7FFFFF : f32}> : () -> f32
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %47 = "arith.constant"() <{value = 0x50000000 : f32}> : () -> f32
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %49 = "arith.constant"() <{value = 0xD0000000 : f32}> : () -> f32
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %51 = "arith.constant"() <{value = 0x4FFFFFFF : f32}> : () -> f32
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %53 = "arith.constant"() <{value = 0x00000001 : f32}> : () -> f32
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %55 = "arith.constant"() <{value = 0x3F400000 : f32}> : () -> f32
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %57 = "arith.constant"() <{value = 0xBFA00000 : f32}> : () -> f32
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i32_f32"}> ({
  ^bb0(%x: i32):
    %0 = "arith.uitofp"(%x) : (i32) -> f32
    %1 = "arith.constant"() <{value = 0x00000000 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %7 = "arith.constant"() <{value = 0x3F800000 : f32}> : () -> f32
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %9 = "arith.constant"() <{value = 0xBF800000 : f32}> : () -> f32
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %11 = "arith.constant"() <{value = 0x4B000000 : f32}> : () -> f32
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %13 = "arith.constant"() <{value = 0xCB000000 : f32}> : () -> f32
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %15 = "arith.constant"() <{value = 0x4AFFFFFF : f32}> : () -> f32
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "arith.constant"() <{value = 0x4B800000 : f32}> : () -> f32
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %19 = "arith.constant"() <{value = 0xCB800000 : f32}> : () -> f32
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "arith.constant"() <{value = 0x4B7FFFFF : f32}> : () -> f32
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %23 = "arith.constant"() <{value = 0x4C000000 : f32}> : () -> f32
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "arith.constant"() <{value = 0xCC000000 : f32}> : () -> f32
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %27 = "arith.constant"() <{value = 0x4BFFFFFF : f32}> : () -> f32
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %29 = "arith.constant"() <{value = 0x4E800000 : f32}> : () -> f32
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %31 = "arith.constant"() <{value = 0xCE800000 : f32}> : () -> f32
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %33 = "arith.constant"() <{value = 0x4E7FFFFF : f32}> : () -> f32
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %35 = "arith.constant"() <{value = 0x4F000000 : f32}> : () -> f32
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %37 = "arith.constant"() <{value = 0xCF000000 : f32}> : () -> f32
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %39 = "arith.constant"() <{value = 0x4EFFFFFF : f32}> : () -> f32
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %41 = "arith.constant"() <{value = 0x4F800000 : f32}> : () -> f32
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %43 = "arith.constant"() <{value = 0xCF800000 : f32}> : () -> f32
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %45 = "arith.constant"() <{value = 0x4F7FFFFF : f32}> : () -> f32
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %47 = "arith.constant"() <{value = 0x50000000 : f32}> : () -> f32
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %49 = "arith.constant"() <{value = 0xD0000000 : f32}> : () -> f32
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %51 = "arith.constant"() <{value = 0x4FFFFFFF : f32}> : () -> f32
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %53 = "arith.constant"() <{value = 0x00000001 : f32}> : () -> f32
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %55 = "arith.constant"() <{value = 0x3F400000 : f32}> : () -> f32
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %57 = "arith.constant"() <{value = 0xBFA00000 : f32}> : () -> f32
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i64_f32"}> ({
  ^bb0(%x: i64):
    %0 = "arith.sitofp"(%x) : (i64) -> f32
    %1 = "arith.constant"() <{value = 0x00000000 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %7 = "arith.constant"() <{value = 0x3F800000 : f32}> : () -> f32
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %9 = "arith.constant"() <{value = 0xBF800000 : f32}> : () -> f32
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %11 = "arith.constant"() <{value = 0x4B000000 : f32}> : () -> f32
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %13 = "arith.constant"() <{value = 0xCB000000 : f32}> : () -> f32
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %15 = "arith.constant"() <{value = 0x4AFFFFFF : f32}> : () -> f32
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "arith.constant"() <{value = 0x4B800000 : f32}> : () -> f32
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %19 = "arith.constant"() <{value = 0xCB800000 : f32}> : () -> f32
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "arith.constant"() <{value = 0x4B7FFFFF : f32}> : () -> f32
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %23 = "arith.constant"() <{value = 0x4C000000 : f32}> : () -> f32
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "arith.constant"() <{value = 0xCC000000 : f32}> : () -> f32
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %27 = "arith.constant"() <{value = 0x4BFFFFFF : f32}> : () -> f32
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %29 = "arith.constant"() <{value = 0x5E800000 : f32}> : () -> f32
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %31 = "arith.constant"() <{value = 0xDE800000 : f32}> : () -> f32
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %33 = "arith.constant"() <{value = 0x5E7FFFFF : f32}> : () -> f32
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %35 = "arith.constant"() <{value = 0x5F000000 : f32}> : () -> f32
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %37 = "arith.constant"() <{value = 0xDF000000 : f32}> : () -> f32
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %39 = "arith.constant"() <{value = 0x5EFFFFFF : f32}> : () -> f32
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %41 = "arith.constant"() <{value = 0x5F800000 : f32}> : () -> f32
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %43 = "arith.constant"() <{value = 0xDF800000 : f32}> : () -> f32
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %45 = "arith.constant"() <{value = 0x5F7FFFFF : f32}> : () -> f32
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %47 = "arith.constant"() <{value = 0x60000000 : f32}> : () -> f32
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %49 = "arith.constant"() <{value = 0xE0000000 : f32}> : () -> f32
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %51 = "arith.constant"() <{value = 0x5FFFFFFF : f32}> : () -> f32
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %53 = "arith.constant"() <{value = 0x00000001 : f32}> : () -> f32
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %55 = "arith.constant"() <{value = 0x3F400000 : f32}> : () -> f32
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %57 = "arith.constant"() <{value = 0xBFA00000 : f32}> : () -> f32
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i64_f32"}> ({
  ^bb0(%x: i64):
    %0 = "arith.uitofp"(%x) : (i64) -> f32
    %1 = "arith.constant"() <{value = 0x00000000 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %7 = "arith.constant"() <{value = 0x3F800000 : f32}> : () -> f32
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %9 = "arith.constant"() <{value = 0xBF800000 : f32}> : () -> f32
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %11 = "arith.constant"() <{value = 0x4B000000 : f32}> : () -> f32
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %13 = "arith.constant"() <{value = 0xCB000000 : f32}> : () -> f32
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %15 = "arith.constant"() <{value = 0x4AFFFFFF : f32}> : () -> f32
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "arith.constant"() <{value = 0x4B800000 : f32}> : () -> f32
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %19 = "arith.constant"() <{value = 0xCB800000 : f32}> : () -> f32
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "arith.constant"() <{value = 0x4B7FFFFF : f32}> : () -> f32
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %23 = "arith.constant"() <{value = 0x4C000000 : f32}> : () -> f32
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "arith.constant"() <{value = 0xCC000000 : f32}> : () -> f32
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %27 = "arith.constant"() <{value = 0x4BFFFFFF : f32}> : () -> f32
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %29 = "arith.constant"() <{value = 0x5E800000 : f32}> : () -> f32
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %31 = "arith.constant"() <{value = 0xDE800000 : f32}> : () -> f32
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %33 = "arith.constant"() <{value = 0x5E7FFFFF : f32}> : () -> f32
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %35 = "arith.constant"() <{value = 0x5F000000 : f32}> : () -> f32
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %37 = "arith.constant"() <{value = 0xDF000000 : f32}> : () -> f32
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %39 = "arith.constant"() <{value = 0x5EFFFFFF : f32}> : () -> f32
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %41 = "arith.constant"() <{value = 0x5F800000 : f32}> : () -> f32
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %43 = "arith.constant"() <{value = 0xDF800000 : f32}> : () -> f32
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %45 = "arith.constant"() <{value = 0x5F7FFFFF : f32}> : () -> f32
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %47 = "arith.constant"() <{value = 0x60000000 : f32}> : () -> f32
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %49 = "arith.constant"() <{value = 0xE0000000 : f32}> : () -> f32
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %51 = "arith.constant"() <{value = 0x5FFFFFFF : f32}> : () -> f32
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %53 = "arith.constant"() <{value = 0x00000001 : f32}> : () -> f32
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %55 = "arith.constant"() <{value = 0x3F400000 : f32}> : () -> f32
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %57 = "arith.constant"() <{value = 0xBFA00000 : f32}> : () -> f32
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i64_f64"}> ({
  ^bb0(%x: i64):
    %0 = "arith.sitofp"(%x) : (i64) -> f64
    %1 = "arith.constant"() <{value = 0x0000000000000000 : f64}> : () -> f64
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %3 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %5 = "arith.constant"() <{value = 0xFFF0000000000000 : f64}> : () -> f64
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %7 = "arith.constant"() <{value = 0x3FF0000000000000 : f64}> : () -> f64
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %9 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %11 = "arith.constant"() <{value = 0x4330000000000000 : f64}> : () -> f64
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %13 = "arith.constant"() <{value = 0xC330000000000000 : f64}> : () -> f64
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %15 = "arith.constant"() <{value = 0x432FFFFFFFFFFFFF : f64}> : () -> f64
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %17 = "arith.constant"() <{value = 0x4340000000000000 : f64}> : () -> f64
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %19 = "arith.constant"() <{value = 0xC340000000000000 : f64}> : () -> f64
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %21 = "arith.constant"() <{value = 0x433FFFFFFFFFFFFF : f64}> : () -> f64
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %23 = "arith.constant"() <{value = 0x4350000000000000 : f64}> : () -> f64
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %25 = "arith.constant"() <{value = 0xC350000000000000 : f64}> : () -> f64
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %27 = "arith.constant"() <{value = 0x434FFFFFFFFFFFFF : f64}> : () -> f64
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %29 = "arith.constant"() <{value = 0x43D0000000000000 : f64}> : () -> f64
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %31 = "arith.constant"() <{value = 0xC3D0000000000000 : f64}> : () -> f64
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %33 = "arith.constant"() <{value = 0x43CFFFFFFFFFFFFF : f64}> : () -> f64
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %35 = "arith.constant"() <{value = 0x43E0000000000000 : f64}> : () -> f64
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %37 = "arith.constant"() <{value = 0xC3E0000000000000 : f64}> : () -> f64
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %39 = "arith.constant"() <{value = 0x43DFFFFFFFFFFFFF : f64}> : () -> f64
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %41 = "arith.constant"() <{value = 0x43F0000000000000 : f64}> : () -> f64
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %43 = "arith.constant"() <{value = 0xC3F0000000000000 : f64}> : () -> f64
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %45 = "arith.constant"() <{value = 0x43EFFFFFFFFFFFFF : f64}> : () -> f64
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %47 = "arith.constant"() <{value = 0x4400000000000000 : f64}> : () -> f64
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %49 = "arith.constant"() <{value = 0xC400000000000000 : f64}> : () -> f64
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %51 = "arith.constant"() <{value = 0x43FFFFFFFFFFFFFF : f64}> : () -> f64
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %53 = "arith.constant"() <{value = 0x0000000000000001 : f64}> : () -> f64
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %55 = "arith.constant"() <{value = 0x3FE8000000000000 : f64}> : () -> f64
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %57 = "arith.constant"() <{value = 0xBFF4000000000000 : f64}> : () -> f64
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i64_f64"}> ({
  ^bb0(%x: i64):
    %0 = "arith.uitofp"(%x) : (i64) -> f64
    %1 = "arith.constant"() <{value = 0x0000000000000000 : f64}> : () -> f64
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %3 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %5 = "arith.constant"() <{value = 0xFFF0000000000000 : f64}> : () -> f64
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %7 = "arith.constant"() <{value = 0x3FF0000000000000 : f64}> : () -> f64
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %9 = "arith.constant"() <{value = 0xBFF0000000000000 : f64}> : () -> f64
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %11 = "arith.constant"() <{value = 0x4330000000000000 : f64}> : () -> f64
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %13 = "arith.constant"() <{value = 0xC330000000000000 : f64}> : () -> f64
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %15 = "arith.constant"() <{value = 0x432FFFFFFFFFFFFF : f64}> : () -> f64
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %17 = "arith.constant"() <{value = 0x4340000000000000 : f64}> : () -> f64
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %19 = "arith.constant"() <{value = 0xC340000000000000 : f64}> : () -> f64
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %21 = "arith.constant"() <{value = 0x433FFFFFFFFFFFFF : f64}> : () -> f64
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %23 = "arith.constant"() <{value = 0x4350000000000000 : f64}> : () -> f64
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %25 = "arith.constant"() <{value = 0xC350000000000000 : f64}> : () -> f64
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %27 = "arith.constant"() <{value = 0x434FFFFFFFFFFFFF : f64}> : () -> f64
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %29 = "arith.constant"() <{value = 0x43D0000000000000 : f64}> : () -> f64
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %31 = "arith.constant"() <{value = 0xC3D0000000000000 : f64}> : () -> f64
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %33 = "arith.constant"() <{value = 0x43CFFFFFFFFFFFFF : f64}> : () -> f64
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %35 = "arith.constant"() <{value = 0x43E0000000000000 : f64}> : () -> f64
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %37 = "arith.constant"() <{value = 0xC3E0000000000000 : f64}> : () -> f64
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %39 = "arith.constant"() <{value = 0x43DFFFFFFFFFFFFF : f64}> : () -> f64
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %41 = "arith.constant"() <{value = 0x43F0000000000000 : f64}> : () -> f64
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %43 = "arith.constant"() <{value = 0xC3F0000000000000 : f64}> : () -> f64
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %45 = "arith.constant"() <{value = 0x43EFFFFFFFFFFFFF : f64}> : () -> f64
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %47 = "arith.constant"() <{value = 0x4400000000000000 : f64}> : () -> f64
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %49 = "arith.constant"() <{value = 0xC400000000000000 : f64}> : () -> f64
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %51 = "arith.constant"() <{value = 0x43FFFFFFFFFFFFFF : f64}> : () -> f64
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %53 = "arith.constant"() <{value = 0x0000000000000001 : f64}> : () -> f64
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %55 = "arith.constant"() <{value = 0x3FE8000000000000 : f64}> : () -> f64
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %57 = "arith.constant"() <{value = 0xBFF4000000000000 : f64}> : () -> f64
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i9) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i9_bf16"}> ({
  ^bb0(%x: i9):
    %0 = "arith.sitofp"(%x) : (i9) -> bf16
    %1 = "arith.constant"() <{value = 0x0000 : bf16}> : () -> bf16
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %3 = "arith.constant"() <{value = 0x7F80 : bf16}> : () -> bf16
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %5 = "arith.constant"() <{value = 0xFF80 : bf16}> : () -> bf16
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %7 = "arith.constant"() <{value = 0x3F80 : bf16}> : () -> bf16
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %9 = "arith.constant"() <{value = 0xBF80 : bf16}> : () -> bf16
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %11 = "arith.constant"() <{value = 0x4300 : bf16}> : () -> bf16
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %13 = "arith.constant"() <{value = 0xC300 : bf16}> : () -> bf16
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %15 = "arith.constant"() <{value = 0x42FF : bf16}> : () -> bf16
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %17 = "arith.constant"() <{value = 0x4380 : bf16}> : () -> bf16
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %19 = "arith.constant"() <{value = 0xC380 : bf16}> : () -> bf16
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %21 = "arith.constant"() <{value = 0x437F : bf16}> : () -> bf16
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %23 = "arith.constant"() <{value = 0x4400 : bf16}> : () -> bf16
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %25 = "arith.constant"() <{value = 0xC400 : bf16}> : () -> bf16
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %27 = "arith.constant"() <{value = 0x43FF : bf16}> : () -> bf16
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %29 = "arith.constant"() <{value = 0x4480 : bf16}> : () -> bf16
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %31 = "arith.constant"() <{value = 0xC480 : bf16}> : () -> bf16
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %33 = "arith.constant"() <{value = 0x447F : bf16}> : () -> bf16
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %35 = "arith.constant"() <{value = 0x0008 : bf16}> : () -> bf16
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %37 = "arith.constant"() <{value = 0x3F40 : bf16}> : () -> bf16
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %39 = "arith.constant"() <{value = 0xBFA0 : bf16}> : () -> bf16
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i9) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i9_bf16"}> ({
  ^bb0(%x: i9):
    %0 = "arith.uitofp"(%x) : (i9) -> bf16
    %1 = "arith.constant"() <{value = 0x0000 : bf16}> : () -> bf16
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %3 = "arith.constant"() <{value = 0x7F80 : bf16}> : () -> bf16
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %5 = "arith.constant"() <{value = 0xFF80 : bf16}> : () -> bf16
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %7 = "arith.constant"() <{value = 0x3F80 : bf16}> : () -> bf16
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %9 = "arith.constant"() <{value = 0xBF80 : bf16}> : () -> bf16
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %11 = "arith.constant"() <{value = 0x4300 : bf16}> : () -> bf16
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %13 = "arith.constant"() <{value = 0xC300 : bf16}> : () -> bf16
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %15 = "arith.constant"() <{value = 0x42FF : bf16}> : () -> bf16
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %17 = "arith.constant"() <{value = 0x4380 : bf16}> : () -> bf16
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %19 = "arith.constant"() <{value = 0xC380 : bf16}> : () -> bf16
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %21 = "arith.constant"() <{value = 0x437F : bf16}> : () -> bf16
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %23 = "arith.constant"() <{value = 0x4400 : bf16}> : () -> bf16
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %25 = "arith.constant"() <{value = 0xC400 : bf16}> : () -> bf16
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %27 = "arith.constant"() <{value = 0x43FF : bf16}> : () -> bf16
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %29 = "arith.constant"() <{value = 0x4480 : bf16}> : () -> bf16
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %31 = "arith.constant"() <{value = 0xC480 : bf16}> : () -> bf16
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %33 = "arith.constant"() <{value = 0x447F : bf16}> : () -> bf16
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %35 = "arith.constant"() <{value = 0x0008 : bf16}> : () -> bf16
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %37 = "arith.constant"() <{value = 0x3F40 : bf16}> : () -> bf16
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    %39 = "arith.constant"() <{value = 0xBFA0 : bf16}> : () -> bf16
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (bf16, bf16) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i126) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i126_f32"}> ({
  ^bb0(%x: i126):
    %0 = "arith.sitofp"(%x) : (i126) -> f32
    %1 = "arith.constant"() <{value = 0x00000000 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %7 = "arith.constant"() <{value = 0x3F800000 : f32}> : () -> f32
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %9 = "arith.constant"() <{value = 0xBF800000 : f32}> : () -> f32
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %11 = "arith.constant"() <{value = 0x4B000000 : f32}> : () -> f32
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %13 = "arith.constant"() <{value = 0xCB000000 : f32}> : () -> f32
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %15 = "arith.constant"() <{value = 0x4AFFFFFF : f32}> : () -> f32
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "arith.constant"() <{value = 0x4B800000 : f32}> : () -> f32
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %19 = "arith.constant"() <{value = 0xCB800000 : f32}> : () -> f32
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "arith.constant"() <{value = 0x4B7FFFFF : f32}> : () -> f32
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %23 = "arith.constant"() <{value = 0x4C000000 : f32}> : () -> f32
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "arith.constant"() <{value = 0xCC000000 : f32}> : () -> f32
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %27 = "arith.constant"() <{value = 0x4BFFFFFF : f32}> : () -> f32
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %29 = "arith.constant"() <{value = 0x7D800000 : f32}> : () -> f32
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %31 = "arith.constant"() <{value = 0xFD800000 : f32}> : () -> f32
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %33 = "arith.constant"() <{value = 0x7D7FFFFF : f32}> : () -> f32
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %35 = "arith.constant"() <{value = 0x7E000000 : f32}> : () -> f32
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %37 = "arith.constant"() <{value = 0xFE000000 : f32}> : () -> f32
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %39 = "arith.constant"() <{value = 0x7DFFFFFF : f32}> : () -> f32
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %41 = "arith.constant"() <{value = 0x7E800000 : f32}> : () -> f32
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %43 = "arith.constant"() <{value = 0xFE800000 : f32}> : () -> f32
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %45 = "arith.constant"() <{value = 0x7E7FFFFF : f32}> : () -> f32
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %47 = "arith.constant"() <{value = 0x7F000000 : f32}> : () -> f32
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %49 = "arith.constant"() <{value = 0xFF000000 : f32}> : () -> f32
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %51 = "arith.constant"() <{value = 0x7EFFFFFF : f32}> : () -> f32
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %53 = "arith.constant"() <{value = 0x00000001 : f32}> : () -> f32
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %55 = "arith.constant"() <{value = 0x3F400000 : f32}> : () -> f32
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %57 = "arith.constant"() <{value = 0xBFA00000 : f32}> : () -> f32
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i126) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i126_f32"}> ({
  ^bb0(%x: i126):
    %0 = "arith.uitofp"(%x) : (i126) -> f32
    %1 = "arith.constant"() <{value = 0x00000000 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %7 = "arith.constant"() <{value = 0x3F800000 : f32}> : () -> f32
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %9 = "arith.constant"() <{value = 0xBF800000 : f32}> : () -> f32
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %11 = "arith.constant"() <{value = 0x4B000000 : f32}> : () -> f32
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %13 = "arith.constant"() <{value = 0xCB000000 : f32}> : () -> f32
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %15 = "arith.constant"() <{value = 0x4AFFFFFF : f32}> : () -> f32
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "arith.constant"() <{value = 0x4B800000 : f32}> : () -> f32
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %19 = "arith.constant"() <{value = 0xCB800000 : f32}> : () -> f32
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "arith.constant"() <{value = 0x4B7FFFFF : f32}> : () -> f32
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %23 = "arith.constant"() <{value = 0x4C000000 : f32}> : () -> f32
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "arith.constant"() <{value = 0xCC000000 : f32}> : () -> f32
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %27 = "arith.constant"() <{value = 0x4BFFFFFF : f32}> : () -> f32
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %29 = "arith.constant"() <{value = 0x7D800000 : f32}> : () -> f32
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %31 = "arith.constant"() <{value = 0xFD800000 : f32}> : () -> f32
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %33 = "arith.constant"() <{value = 0x7D7FFFFF : f32}> : () -> f32
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %35 = "arith.constant"() <{value = 0x7E000000 : f32}> : () -> f32
    %36 = "arith.cmpf"(%0, %35) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %37 = "arith.constant"() <{value = 0xFE000000 : f32}> : () -> f32
    %38 = "arith.cmpf"(%0, %37) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %39 = "arith.constant"() <{value = 0x7DFFFFFF : f32}> : () -> f32
    %40 = "arith.cmpf"(%0, %39) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %41 = "arith.constant"() <{value = 0x7E800000 : f32}> : () -> f32
    %42 = "arith.cmpf"(%0, %41) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %43 = "arith.constant"() <{value = 0xFE800000 : f32}> : () -> f32
    %44 = "arith.cmpf"(%0, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %45 = "arith.constant"() <{value = 0x7E7FFFFF : f32}> : () -> f32
    %46 = "arith.cmpf"(%0, %45) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %47 = "arith.constant"() <{value = 0x7F000000 : f32}> : () -> f32
    %48 = "arith.cmpf"(%0, %47) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %49 = "arith.constant"() <{value = 0xFF000000 : f32}> : () -> f32
    %50 = "arith.cmpf"(%0, %49) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %51 = "arith.constant"() <{value = 0x7EFFFFFF : f32}> : () -> f32
    %52 = "arith.cmpf"(%0, %51) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %53 = "arith.constant"() <{value = 0x00000001 : f32}> : () -> f32
    %54 = "arith.cmpf"(%0, %53) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %55 = "arith.constant"() <{value = 0x3F400000 : f32}> : () -> f32
    %56 = "arith.cmpf"(%0, %55) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %57 = "arith.constant"() <{value = 0xBFA00000 : f32}> : () -> f32
    %58 = "arith.cmpf"(%0, %57) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_sitofp_i64_f16"}> ({
  ^bb0(%x: i64):
    %0 = "arith.sitofp"(%x) : (i64) -> f16
    %1 = "arith.constant"() <{value = 0x0000 : f16}> : () -> f16
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %3 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %5 = "arith.constant"() <{value = 0xFC00 : f16}> : () -> f16
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %7 = "arith.constant"() <{value = 0x3C00 : f16}> : () -> f16
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %9 = "arith.constant"() <{value = 0xBC00 : f16}> : () -> f16
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %11 = "arith.constant"() <{value = 0x6400 : f16}> : () -> f16
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %13 = "arith.constant"() <{value = 0xE400 : f16}> : () -> f16
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %15 = "arith.constant"() <{value = 0x63FF : f16}> : () -> f16
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %17 = "arith.constant"() <{value = 0x6800 : f16}> : () -> f16
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %19 = "arith.constant"() <{value = 0xE800 : f16}> : () -> f16
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %21 = "arith.constant"() <{value = 0x67FF : f16}> : () -> f16
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %23 = "arith.constant"() <{value = 0x6C00 : f16}> : () -> f16
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %25 = "arith.constant"() <{value = 0xEC00 : f16}> : () -> f16
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %27 = "arith.constant"() <{value = 0x6BFF : f16}> : () -> f16
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %29 = "arith.constant"() <{value = 0x0001 : f16}> : () -> f16
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %31 = "arith.constant"() <{value = 0x3A00 : f16}> : () -> f16
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %33 = "arith.constant"() <{value = 0xBD00 : f16}> : () -> f16
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "limits_uitofp_i64_f16"}> ({
  ^bb0(%x: i64):
    %0 = "arith.uitofp"(%x) : (i64) -> f16
    %1 = "arith.constant"() <{value = 0x0000 : f16}> : () -> f16
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %3 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
    %4 = "arith.cmpf"(%0, %3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %5 = "arith.constant"() <{value = 0xFC00 : f16}> : () -> f16
    %6 = "arith.cmpf"(%0, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %7 = "arith.constant"() <{value = 0x3C00 : f16}> : () -> f16
    %8 = "arith.cmpf"(%0, %7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %9 = "arith.constant"() <{value = 0xBC00 : f16}> : () -> f16
    %10 = "arith.cmpf"(%0, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %11 = "arith.constant"() <{value = 0x6400 : f16}> : () -> f16
    %12 = "arith.cmpf"(%0, %11) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %13 = "arith.constant"() <{value = 0xE400 : f16}> : () -> f16
    %14 = "arith.cmpf"(%0, %13) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %15 = "arith.constant"() <{value = 0x63FF : f16}> : () -> f16
    %16 = "arith.cmpf"(%0, %15) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %17 = "arith.constant"() <{value = 0x6800 : f16}> : () -> f16
    %18 = "arith.cmpf"(%0, %17) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %19 = "arith.constant"() <{value = 0xE800 : f16}> : () -> f16
    %20 = "arith.cmpf"(%0, %19) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %21 = "arith.constant"() <{value = 0x67FF : f16}> : () -> f16
    %22 = "arith.cmpf"(%0, %21) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %23 = "arith.constant"() <{value = 0x6C00 : f16}> : () -> f16
    %24 = "arith.cmpf"(%0, %23) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %25 = "arith.constant"() <{value = 0xEC00 : f16}> : () -> f16
    %26 = "arith.cmpf"(%0, %25) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %27 = "arith.constant"() <{value = 0x6BFF : f16}> : () -> f16
    %28 = "arith.cmpf"(%0, %27) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %29 = "arith.constant"() <{value = 0x0001 : f16}> : () -> f16
    %30 = "arith.cmpf"(%0, %29) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %31 = "arith.constant"() <{value = 0x3A00 : f16}> : () -> f16
    %32 = "arith.cmpf"(%0, %31) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    %33 = "arith.constant"() <{value = 0xBD00 : f16}> : () -> f16
    %34 = "arith.cmpf"(%0, %33) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f16, f16) -> i1
    "func.return"(%2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()
