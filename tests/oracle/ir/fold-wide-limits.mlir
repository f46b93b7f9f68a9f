// Integers of 65 bits where the operands are at the limits: shifts by the width, quotients that overflow or are rounded, both signs;
// likewise of 8 bits and of one.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65), sym_name = "bits_i65"}> ({
    %0 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -9223373136366415922 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = -5 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3458764513820540929 : i65}> : () -> i65
    %4 = "arith.andi"(%0, %1) : (i65, i65) -> i65
    %5 = "arith.andi"(%2, %3) : (i65, i65) -> i65
    %6 = "arith.ori"(%0, %1) : (i65, i65) -> i65
    %7 = "arith.ori"(%2, %3) : (i65, i65) -> i65
    %8 = "arith.xori"(%0, %1) : (i65, i65) -> i65
    %9 = "arith.xori"(%2, %3) : (i65, i65) -> i65
    "func.return"(%4, %5, %6, %7, %8, %9) : (i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65), sym_name = "shli_i65"}> ({
    %0 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = 64 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 65 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 66 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %7 = "arith.shli"(%0, %1) : (i65, i65) -> i65
    %8 = "arith.shli"(%0, %2) : (i65, i65) -> i65
    %9 = "arith.shli"(%0, %3) : (i65, i65) -> i65
    %10 = "arith.shli"(%4, %5) : (i65, i65) -> i65
    %11 = "arith.shli"(%4, %1) : (i65, i65) -> i65
    %12 = "arith.shli"(%0, %6) : (i65, i65) -> i65
    "func.return"(%7, %8, %9, %10, %11, %12) : (i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65), sym_name = "shrsi_i65"}> ({
    %0 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = 64 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 65 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 66 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %7 = "arith.shrsi"(%0, %1) : (i65, i65) -> i65
    %8 = "arith.shrsi"(%0, %2) : (i65, i65) -> i65
    %9 = "arith.shrsi"(%0, %3) : (i65, i65) -> i65
    %10 = "arith.shrsi"(%4, %5) : (i65, i65) -> i65
    %11 = "arith.shrsi"(%4, %1) : (i65, i65) -> i65
    %12 = "arith.shrsi"(%0, %6) : (i65, i65) -> i65
    "func.return"(%7, %8, %9, %10, %11, %12) : (i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65), sym_name = "shrui_i65"}> ({
    %0 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = 64 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 65 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 66 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %7 = "arith.shrui"(%0, %1) : (i65, i65) -> i65
    %8 = "arith.shrui"(%0, %2) : (i65, i65) -> i65
    %9 = "arith.shrui"(%0, %3) : (i65, i65) -> i65
    %10 = "arith.shrui"(%4, %5) : (i65, i65) -> i65
    %11 = "arith.shrui"(%4, %1) : (i65, i65) -> i65
    %12 = "arith.shrui"(%0, %6) : (i65, i65) -> i65
    "func.return"(%7, %8, %9, %10, %11, %12) : (i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "divsi_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.divsi"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.divsi"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.divsi"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.divsi"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.divsi"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.divsi"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.divsi"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.divsi"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.divsi"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.divsi"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.divsi"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.divsi"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.divsi"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.divsi"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.divsi"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.divsi"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "remsi_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.remsi"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.remsi"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.remsi"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.remsi"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.remsi"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.remsi"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.remsi"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.remsi"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.remsi"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.remsi"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.remsi"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.remsi"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.remsi"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.remsi"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.remsi"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.remsi"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "ceildivsi_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.ceildivsi"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.ceildivsi"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.ceildivsi"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.ceildivsi"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.ceildivsi"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.ceildivsi"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.ceildivsi"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.ceildivsi"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.ceildivsi"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.ceildivsi"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.ceildivsi"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.ceildivsi"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.ceildivsi"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.ceildivsi"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.ceildivsi"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.ceildivsi"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "floordivsi_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.floordivsi"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.floordivsi"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.floordivsi"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.floordivsi"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.floordivsi"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.floordivsi"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.floordivsi"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.floordivsi"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.floordivsi"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.floordivsi"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.floordivsi"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.floordivsi"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.floordivsi"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.floordivsi"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.floordivsi"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.floordivsi"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "divui_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.divui"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.divui"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.divui"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.divui"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.divui"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.divui"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.divui"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.divui"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.divui"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.divui"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.divui"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.divui"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.divui"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.divui"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.divui"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.divui"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "remui_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.remui"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.remui"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.remui"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.remui"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.remui"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.remui"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.remui"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.remui"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.remui"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.remui"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.remui"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.remui"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.remui"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.remui"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.remui"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.remui"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "ceildivui_i65"}> ({
    %0 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = 1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = 3 : i65}> : () -> i65
    %4 = "arith.constant"() <{value = 0 : i65}> : () -> i65
    %5 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %6 = "arith.constant"() <{value = 7 : i65}> : () -> i65
    %7 = "arith.constant"() <{value = -7 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %9 = "arith.constant"() <{value = 21 : i65}> : () -> i65
    %10 = "arith.constant"() <{value = -21 : i65}> : () -> i65
    %11 = "arith.ceildivui"(%0, %1) : (i65, i65) -> i65
    %12 = "arith.ceildivui"(%0, %2) : (i65, i65) -> i65
    %13 = "arith.ceildivui"(%0, %3) : (i65, i65) -> i65
    %14 = "arith.ceildivui"(%3, %0) : (i65, i65) -> i65
    %15 = "arith.ceildivui"(%4, %0) : (i65, i65) -> i65
    %16 = "arith.ceildivui"(%5, %6) : (i65, i65) -> i65
    %17 = "arith.ceildivui"(%5, %7) : (i65, i65) -> i65
    %18 = "arith.ceildivui"(%8, %6) : (i65, i65) -> i65
    %19 = "arith.ceildivui"(%8, %7) : (i65, i65) -> i65
    %20 = "arith.ceildivui"(%8, %5) : (i65, i65) -> i65
    %21 = "arith.ceildivui"(%9, %6) : (i65, i65) -> i65
    %22 = "arith.ceildivui"(%10, %6) : (i65, i65) -> i65
    %23 = "arith.ceildivui"(%5, %4) : (i65, i65) -> i65
    %24 = "arith.ceildivui"(%6, %5) : (i65, i65) -> i65
    %25 = "arith.ceildivui"(%7, %5) : (i65, i65) -> i65
    %26 = "arith.ceildivui"(%0, %0) : (i65, i65) -> i65
    "func.return"(%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i65, i65, i65, i65, i65, i65, i65, i65), sym_name = "extremes_i65"}> ({
    %0 = "arith.constant"() <{value = 9223373136366415929 : i65}> : () -> i65
    %1 = "arith.constant"() <{value = -9223373136366415929 : i65}> : () -> i65
    %2 = "arith.constant"() <{value = -1 : i65}> : () -> i65
    %3 = "arith.constant"() <{value = -18446744073709551616 : i65}> : () -> i65
    %4 = "arith.maxsi"(%0, %1) : (i65, i65) -> i65
    %5 = "arith.maxsi"(%2, %3) : (i65, i65) -> i65
    %6 = "arith.maxui"(%0, %1) : (i65, i65) -> i65
    %7 = "arith.maxui"(%2, %3) : (i65, i65) -> i65
    %8 = "arith.minsi"(%0, %1) : (i65, i65) -> i65
    %9 = "arith.minsi"(%2, %3) : (i65, i65) -> i65
    %10 = "arith.minui"(%0, %1) : (i65, i65) -> i65
    %11 = "arith.minui"(%2, %3) : (i65, i65) -> i65
    "func.return"(%4, %5, %6, %7, %8, %9, %10, %11) : (i65, i65, i65, i65, i65, i65, i65, i65) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<2xi65>, vector<2xi65>, vector<2xi65>), sym_name = "vectors_i65"}> ({
    %0 = "arith.constant"() <{value = dense<[9223373136366415929, 7]> : vector<2xi65>}> : () -> vector<2xi65>
    %1 = "arith.constant"() <{value = dense<[3, 64]> : vector<2xi65>}> : () -> vector<2xi65>
    %2 = "arith.ori"(%0, %1) : (vector<2xi65>, vector<2xi65>) -> vector<2xi65>
    %3 = "arith.shli"(%0, %1) : (vector<2xi65>, vector<2xi65>) -> vector<2xi65>
    %4 = "arith.ceildivsi"(%0, %1) : (vector<2xi65>, vector<2xi65>) -> vector<2xi65>
    "func.return"(%2, %3, %4) : (vector<2xi65>, vector<2xi65>, vector<2xi65>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8), sym_name = "ceildivsi_i8"}> ({
    %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = -3 : i8}> : () -> i8
    %5 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %6 = "arith.constant"() <{value = -7 : i8}> : () -> i8
    %7 = "arith.ceildivsi"(%0, %0) : (i8, i8) -> i8
    %8 = "arith.ceildivsi"(%0, %1) : (i8, i8) -> i8
    %9 = "arith.ceildivsi"(%0, %2) : (i8, i8) -> i8
    %10 = "arith.ceildivsi"(%0, %3) : (i8, i8) -> i8
    %11 = "arith.ceildivsi"(%0, %4) : (i8, i8) -> i8
    %12 = "arith.ceildivsi"(%0, %5) : (i8, i8) -> i8
    %13 = "arith.ceildivsi"(%6, %0) : (i8, i8) -> i8
    %14 = "arith.ceildivsi"(%6, %1) : (i8, i8) -> i8
    %15 = "arith.ceildivsi"(%6, %2) : (i8, i8) -> i8
    %16 = "arith.ceildivsi"(%6, %3) : (i8, i8) -> i8
    %17 = "arith.ceildivsi"(%6, %4) : (i8, i8) -> i8
    %18 = "arith.ceildivsi"(%6, %5) : (i8, i8) -> i8
    %19 = "arith.ceildivsi"(%1, %0) : (i8, i8) -> i8
    %20 = "arith.ceildivsi"(%1, %1) : (i8, i8) -> i8
    %21 = "arith.ceildivsi"(%1, %2) : (i8, i8) -> i8
    %22 = "arith.ceildivsi"(%1, %3) : (i8, i8) -> i8
    %23 = "arith.ceildivsi"(%1, %4) : (i8, i8) -> i8
    %24 = "arith.ceildivsi"(%1, %5) : (i8, i8) -> i8
    %25 = "arith.ceildivsi"(%2, %0) : (i8, i8) -> i8
    %26 = "arith.ceildivsi"(%2, %1) : (i8, i8) -> i8
    %27 = "arith.ceildivsi"(%2, %2) : (i8, i8) -> i8
    %28 = "arith.ceildivsi"(%2, %3) : (i8, i8) -> i8
    %29 = "arith.ceildivsi"(%2, %4) : (i8, i8) -> i8
    %30 = "arith.ceildivsi"(%2, %5) : (i8, i8) -> i8
    %31 = "arith.ceildivsi"(%5, %0) : (i8, i8) -> i8
    %32 = "arith.ceildivsi"(%5, %1) : (i8, i8) -> i8
    %33 = "arith.ceildivsi"(%5, %2) : (i8, i8) -> i8
    %34 = "arith.ceildivsi"(%5, %3) : (i8, i8) -> i8
    %35 = "arith.ceildivsi"(%5, %4) : (i8, i8) -> i8
    %36 = "arith.ceildivsi"(%5, %5) : (i8, i8) -> i8
    "func.return"(%7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8), sym_name = "floordivsi_i8"}> ({
    %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = -3 : i8}> : () -> i8
    %5 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %6 = "arith.constant"() <{value = -7 : i8}> : () -> i8
    %7 = "arith.floordivsi"(%0, %0) : (i8, i8) -> i8
    %8 = "arith.floordivsi"(%0, %1) : (i8, i8) -> i8
    %9 = "arith.floordivsi"(%0, %2) : (i8, i8) -> i8
    %10 = "arith.floordivsi"(%0, %3) : (i8, i8) -> i8
    %11 = "arith.floordivsi"(%0, %4) : (i8, i8) -> i8
    %12 = "arith.floordivsi"(%0, %5) : (i8, i8) -> i8
    %13 = "arith.floordivsi"(%6, %0) : (i8, i8) -> i8
    %14 = "arith.floordivsi"(%6, %1) : (i8, i8) -> i8
    %15 = "arith.floordivsi"(%6, %2) : (i8, i8) -> i8
    %16 = "arith.floordivsi"(%6, %3) : (i8, i8) -> i8
    %17 = "arith.floordivsi"(%6, %4) : (i8, i8) -> i8
    %18 = "arith.floordivsi"(%6, %5) : (i8, i8) -> i8
    %19 = "arith.floordivsi"(%1, %0) : (i8, i8) -> i8
    %20 = "arith.floordivsi"(%1, %1) : (i8, i8) -> i8
    %21 = "arith.floordivsi"(%1, %2) : (i8, i8) -> i8
    %22 = "arith.floordivsi"(%1, %3) : (i8, i8) -> i8
    %23 = "arith.floordivsi"(%1, %4) : (i8, i8) -> i8
    %24 = "arith.floordivsi"(%1, %5) : (i8, i8) -> i8
    %25 = "arith.floordivsi"(%2, %0) : (i8, i8) -> i8
    %26 = "arith.floordivsi"(%2, %1) : (i8, i8) -> i8
    %27 = "arith.floordivsi"(%2, %2) : (i8, i8) -> i8
    %28 = "arith.floordivsi"(%2, %3) : (i8, i8) -> i8
    %29 = "arith.floordivsi"(%2, %4) : (i8, i8) -> i8
    %30 = "arith.floordivsi"(%2, %5) : (i8, i8) -> i8
    %31 = "arith.floordivsi"(%5, %0) : (i8, i8) -> i8
    %32 = "arith.floordivsi"(%5, %1) : (i8, i8) -> i8
    %33 = "arith.floordivsi"(%5, %2) : (i8, i8) -> i8
    %34 = "arith.floordivsi"(%5, %3) : (i8, i8) -> i8
    %35 = "arith.floordivsi"(%5, %4) : (i8, i8) -> i8
    %36 = "arith.floordivsi"(%5, %5) : (i8, i8) -> i8
    "func.return"(%7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8), sym_name = "divsi_i8"}> ({
    %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = -3 : i8}> : () -> i8
    %5 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %6 = "arith.constant"() <{value = -7 : i8}> : () -> i8
    %7 = "arith.divsi"(%0, %0) : (i8, i8) -> i8
    %8 = "arith.divsi"(%0, %1) : (i8, i8) -> i8
    %9 = "arith.divsi"(%0, %2) : (i8, i8) -> i8
    %10 = "arith.divsi"(%0, %3) : (i8, i8) -> i8
    %11 = "arith.divsi"(%0, %4) : (i8, i8) -> i8
    %12 = "arith.divsi"(%0, %5) : (i8, i8) -> i8
    %13 = "arith.divsi"(%6, %0) : (i8, i8) -> i8
    %14 = "arith.divsi"(%6, %1) : (i8, i8) -> i8
    %15 = "arith.divsi"(%6, %2) : (i8, i8) -> i8
    %16 = "arith.divsi"(%6, %3) : (i8, i8) -> i8
    %17 = "arith.divsi"(%6, %4) : (i8, i8) -> i8
    %18 = "arith.divsi"(%6, %5) : (i8, i8) -> i8
    %19 = "arith.divsi"(%1, %0) : (i8, i8) -> i8
    %20 = "arith.divsi"(%1, %1) : (i8, i8) -> i8
    %21 = "arith.divsi"(%1, %2) : (i8, i8) -> i8
    %22 = "arith.divsi"(%1, %3) : (i8, i8) -> i8
    %23 = "arith.divsi"(%1, %4) : (i8, i8) -> i8
    %24 = "arith.divsi"(%1, %5) : (i8, i8) -> i8
    %25 = "arith.divsi"(%2, %0) : (i8, i8) -> i8
    %26 = "arith.divsi"(%2, %1) : (i8, i8) -> i8
    %27 = "arith.divsi"(%2, %2) : (i8, i8) -> i8
    %28 = "arith.divsi"(%2, %3) : (i8, i8) -> i8
    %29 = "arith.divsi"(%2, %4) : (i8, i8) -> i8
    %30 = "arith.divsi"(%2, %5) : (i8, i8) -> i8
    %31 = "arith.divsi"(%5, %0) : (i8, i8) -> i8
    %32 = "arith.divsi"(%5, %1) : (i8, i8) -> i8
    %33 = "arith.divsi"(%5, %2) : (i8, i8) -> i8
    %34 = "arith.divsi"(%5, %3) : (i8, i8) -> i8
    %35 = "arith.divsi"(%5, %4) : (i8, i8) -> i8
    %36 = "arith.divsi"(%5, %5) : (i8, i8) -> i8
    "func.return"(%7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8), sym_name = "remsi_i8"}> ({
    %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = -3 : i8}> : () -> i8
    %5 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %6 = "arith.constant"() <{value = -7 : i8}> : () -> i8
    %7 = "arith.remsi"(%0, %0) : (i8, i8) -> i8
    %8 = "arith.remsi"(%0, %1) : (i8, i8) -> i8
    %9 = "arith.remsi"(%0, %2) : (i8, i8) -> i8
    %10 = "arith.remsi"(%0, %3) : (i8, i8) -> i8
    %11 = "arith.remsi"(%0, %4) : (i8, i8) -> i8
    %12 = "arith.remsi"(%0, %5) : (i8, i8) -> i8
    %13 = "arith.remsi"(%6, %0) : (i8, i8) -> i8
    %14 = "arith.remsi"(%6, %1) : (i8, i8) -> i8
    %15 = "arith.remsi"(%6, %2) : (i8, i8) -> i8
    %16 = "arith.remsi"(%6, %3) : (i8, i8) -> i8
    %17 = "arith.remsi"(%6, %4) : (i8, i8) -> i8
    %18 = "arith.remsi"(%6, %5) : (i8, i8) -> i8
    %19 = "arith.remsi"(%1, %0) : (i8, i8) -> i8
    %20 = "arith.remsi"(%1, %1) : (i8, i8) -> i8
    %21 = "arith.remsi"(%1, %2) : (i8, i8) -> i8
    %22 = "arith.remsi"(%1, %3) : (i8, i8) -> i8
    %23 = "arith.remsi"(%1, %4) : (i8, i8) -> i8
    %24 = "arith.remsi"(%1, %5) : (i8, i8) -> i8
    %25 = "arith.remsi"(%2, %0) : (i8, i8) -> i8
    %26 = "arith.remsi"(%2, %1) : (i8, i8) -> i8
    %27 = "arith.remsi"(%2, %2) : (i8, i8) -> i8
    %28 = "arith.remsi"(%2, %3) : (i8, i8) -> i8
    %29 = "arith.remsi"(%2, %4) : (i8, i8) -> i8
    %30 = "arith.remsi"(%2, %5) : (i8, i8) -> i8
    %31 = "arith.remsi"(%5, %0) : (i8, i8) -> i8
    %32 = "arith.remsi"(%5, %1) : (i8, i8) -> i8
    %33 = "arith.remsi"(%5, %2) : (i8, i8) -> i8
    %34 = "arith.remsi"(%5, %3) : (i8, i8) -> i8
    %35 = "arith.remsi"(%5, %4) : (i8, i8) -> i8
    %36 = "arith.remsi"(%5, %5) : (i8, i8) -> i8
    "func.return"(%7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i1, i1, i1, i1, i1, i1), sym_name = "ceildivsi_i1"}> ({
    %0 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : i1}> : () -> i1
    %2 = "arith.ceildivsi"(%0, %0) : (i1, i1) -> i1
    %3 = "arith.ceildivsi"(%0, %0) : (i1, i1) -> i1
    %4 = "arith.ceildivsi"(%0, %1) : (i1, i1) -> i1
    %5 = "arith.ceildivsi"(%1, %0) : (i1, i1) -> i1
    %6 = "arith.ceildivsi"(%1, %0) : (i1, i1) -> i1
    %7 = "arith.ceildivsi"(%1, %1) : (i1, i1) -> i1
    "func.return"(%2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i1, i1, i1, i1, i1, i1), sym_name = "floordivsi_i1"}> ({
    %0 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : i1}> : () -> i1
    %2 = "arith.floordivsi"(%0, %0) : (i1, i1) -> i1
    %3 = "arith.floordivsi"(%0, %0) : (i1, i1) -> i1
    %4 = "arith.floordivsi"(%0, %1) : (i1, i1) -> i1
    %5 = "arith.floordivsi"(%1, %0) : (i1, i1) -> i1
    %6 = "arith.floordivsi"(%1, %0) : (i1, i1) -> i1
    %7 = "arith.floordivsi"(%1, %1) : (i1, i1) -> i1
    "func.return"(%2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i1, i1, i1, i1, i1, i1), sym_name = "divsi_i1"}> ({
    %0 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : i1}> : () -> i1
    %2 = "arith.divsi"(%0, %0) : (i1, i1) -> i1
    %3 = "arith.divsi"(%0, %0) : (i1, i1) -> i1
    %4 = "arith.divsi"(%0, %1) : (i1, i1) -> i1
    %5 = "arith.divsi"(%1, %0) : (i1, i1) -> i1
    %6 = "arith.divsi"(%1, %0) : (i1, i1) -> i1
    %7 = "arith.divsi"(%1, %1) : (i1, i1) -> i1
    "func.return"(%2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i1, i1, i1, i1, i1, i1), sym_name = "remsi_i1"}> ({
    %0 = "arith.constant"() <{value = -1 : i1}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : i1}> : () -> i1
    %2 = "arith.remsi"(%0, %0) : (i1, i1) -> i1
    %3 = "arith.remsi"(%0, %0) : (i1, i1) -> i1
    %4 = "arith.remsi"(%0, %1) : (i1, i1) -> i1
    %5 = "arith.remsi"(%1, %0) : (i1, i1) -> i1
    %6 = "arith.remsi"(%1, %0) : (i1, i1) -> i1
    %7 = "arith.remsi"(%1, %1) : (i1, i1) -> i1
    "func.return"(%2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()
