// The sum of the constants does not wrap.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 40 : i8}> : () -> i8
  %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  "func.return"(%2) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 80 : i8}> : () -> i8
  %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
