// The sum overflows.
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.ceildivui"(%arg0, %arg1) : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.subi"(%arg1, %0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %2 = "arith.addi"(%arg0, %1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %3 = "arith.divui"(%2, %arg1) : (i8, i8) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()
