// They are not lost where the shift does not overflow.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %1 = "arith.shli"(%arg0, %0) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
  %2 = "arith.shrui"(%1, %0) : (i32, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  "func.return"(%arg0) : (i32) -> ()
}) : () -> ()
