// A quotient rounded down, out of one rounded to zero.
"func.func"() <{function_type = (i16, i16) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i16, %arg1: i16):
  %0 = "arith.constant"() <{value = 0 : i16}> : () -> i16
  %1 = "arith.constant"() <{value = -1 : i16}> : () -> i16
  %2 = "arith.floordivsi"(%arg0, %arg1) : (i16, i16) -> i16
  "func.return"(%2) : (i16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i16, i16) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i16, %arg1: i16):
  %0 = "arith.constant"() <{value = 0 : i16}> : () -> i16
  %1 = "arith.constant"() <{value = -1 : i16}> : () -> i16
  %2 = "arith.divsi"(%arg0, %arg1) : (i16, i16) -> i16
  %3 = "arith.remsi"(%arg0, %arg1) : (i16, i16) -> i16
  %4 = "arith.xori"(%arg0, %arg1) : (i16, i16) -> i16
  %5 = "arith.cmpi"(%4, %0) <{predicate = 2 : i64}> : (i16, i16) -> i1
  %6 = "arith.cmpi"(%3, %0) <{predicate = 1 : i64}> : (i16, i16) -> i1
  %7 = "arith.andi"(%5, %6) : (i1, i1) -> i1
  %8 = "arith.extsi"(%7) : (i1) -> i16
  %9 = "arith.addi"(%2, %8) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
  "func.return"(%9) : (i16) -> ()
}) : () -> ()
