// The upper half of a negative number has a sign bit in one case alone.
"func.func"() <{function_type = (i64) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i64):
  %0 = "arith.constant"() <{value = 32 : i64}> : () -> i64
  %1 = "arith.shrsi"(%arg0, %0) : (i64, i64) -> i64
  %2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i64) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i64):
  %0 = "arith.constant"() <{value = 32 : i64}> : () -> i64
  %1 = "arith.shrui"(%arg0, %0) : (i64, i64) -> i64
  %2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()
