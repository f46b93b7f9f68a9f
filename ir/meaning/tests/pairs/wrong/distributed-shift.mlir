// A sum that wraps loses a bit that the shifted operands keep.
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %2 = "arith.shrui"(%1, %0) : (i8, i8) -> i8
  "func.return"(%2) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.shrui"(%arg0, %0) : (i8, i8) -> i8
  %2 = "arith.shrui"(%arg1, %0) : (i8, i8) -> i8
  %3 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()
