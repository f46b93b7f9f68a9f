// Bit 64 of a hundred.
"func.func"() <{function_type = (i100) -> i100, sym_name = "f"}> ({
^bb0(%arg0: i100):
  %0 = "arith.constant"() <{value = 64 : i100}> : () -> i100
  %1 = "arith.shrui"(%arg0, %0) : (i100, i100) -> i100
  "func.return"(%1) : (i100) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i100) -> i100, sym_name = "f"}> ({
^bb0(%arg0: i100):
  %0 = "arith.constant"() <{value = 64 : i100}> : () -> i100
  %1 = "arith.shrsi"(%arg0, %0) : (i100, i100) -> i100
  "func.return"(%1) : (i100) -> ()
}) : () -> ()
