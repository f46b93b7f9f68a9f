// Two hundred bits.
"func.func"() <{function_type = (i200, i200) -> i200, sym_name = "f"}> ({
^bb0(%arg0: i200, %arg1: i200):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i200, i200) -> i200
  %1 = "arith.subi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i200, i200) -> i200
  "func.return"(%1) : (i200) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i200, i200) -> i200, sym_name = "f"}> ({
^bb0(%arg0: i200, %arg1: i200):
  "func.return"(%arg0) : (i200) -> ()
}) : () -> ()
