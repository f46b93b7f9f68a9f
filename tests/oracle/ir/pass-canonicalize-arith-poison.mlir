// Poison operands of arith, all but shifts and comparisons fold.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, i1) -> (i32, i32, i32, i1, f32, i32, i32, i64, i32, i32), sym_name = "p"}> ({
  ^bb0(%arg6: i32, %arg7: f32, %arg8: i1):
    %29 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %30 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %31 = "ub.poison"() <{value = #ub.poison}> : () -> i1
    %32 = "arith.addi"(%arg6, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %33 = "arith.divsi"(%29, %arg6) : (i32, i32) -> i32
    %34 = "arith.cmpi"(%29, %arg6) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %35 = "arith.addf"(%30, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %36 = "arith.select"(%31, %arg6, %29) : (i1, i32, i32) -> i32
    %37 = "arith.select"(%arg8, %29, %arg6) : (i1, i32, i32) -> i32
    %38 = "arith.extsi"(%29) : (i32) -> i64
    %39 = "arith.andi"(%arg6, %29) : (i32, i32) -> i32
    %40 = "arith.shli"(%29, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %41 = "arith.maxsi"(%arg6, %29) : (i32, i32) -> i32
    "func.return"(%32, %33, %39, %34, %35, %36, %37, %38, %40, %41) : (i32, i32, i32, i1, f32, i32, i32, i64, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, i1) -> (i32, i1, i32, i32, f32, i64, i1, f32, i32, f64, index), sym_name = "q"}> ({
  ^bb0(%arg3: i32, %arg4: f32, %arg5: i1):
    %14 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %15 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %16 = "arith.divsi"(%arg3, %14) : (i32, i32) -> i32
    %17 = "arith.cmpf"(%15, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %18 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %19:2 = "arith.mulsi_extended"(%14, %18) : (i32, i32) -> (i32, i32)
    %20 = "arith.negf"(%15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %21 = "arith.extui"(%14) : (i32) -> i64
    %22 = "arith.bitcast"(%14) : (i32) -> f32
    %23 = "arith.sitofp"(%14) : (i32) -> f32
    %24 = "arith.fptosi"(%15) : (f32) -> i32
    %25 = "arith.extf"(%15) : (f32) -> f64
    %26 = "arith.index_cast"(%14) : (i32) -> index
    %27 = "arith.divsi"(%14, %18) : (i32, i32) -> i32
    %28 = "arith.subi"(%14, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%16, %17, %19#0, %19#1, %20, %21, %17, %23, %24, %25, %26) : (i32, i1, i32, i32, f32, i64, i1, f32, i32, f64, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, i32, i32), sym_name = "r"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i1):
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %2 = "arith.subi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.remsi"(%arg0, %0) : (i32, i32) -> i32
    %5 = "arith.xori"(%arg0, %0) : (i32, i32) -> i32
    %6 = "arith.ori"(%arg0, %0) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%0, %arg0) : (i32, i32) -> i32
    %8 = "arith.divf"(%1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.maximumf"(%arg1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.remf"(%1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %11 = "arith.shrsi"(%arg0, %0) : (i32, i32) -> i32
    %12 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
    %13 = "arith.extsi"(%12) : (i16) -> i32
    "func.return"(%2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %13) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

