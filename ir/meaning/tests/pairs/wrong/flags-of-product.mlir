// The product of the constants wraps.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 16 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 8 : i8}> : () -> i8
  %2 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  %3 = "arith.muli"(%2, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %1 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
