// Without a sign, it is the lower bits.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %1 = "arith.remui"(%arg0, %0) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %1 = "arith.andi"(%arg0, %0) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
