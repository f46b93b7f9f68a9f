// Without a sign, both round to zero.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %1 = "arith.divui"(%arg0, %0) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "arith.shrui"(%arg0, %0) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
