// The least number times 1 is itself, but a shift to it overflows.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = -128 : i8}> : () -> i8
  %1 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 7 : i8}> : () -> i8
  %1 = "arith.shli"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
