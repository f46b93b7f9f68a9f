// The sum of the distances may be too large.
"func.func"() <{function_type = (i8, i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i8):
  %0 = "arith.shrui"(%arg0, %arg1) : (i8, i8) -> i8
  %1 = "arith.shrui"(%0, %arg2) : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i8):
  %0 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %1 = "arith.shrui"(%arg0, %0) : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
