// Poison may become zero.
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.shli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.constant"() <{value = 8 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %2 = "arith.cmpi"(%arg1, %0) <{predicate = 6 : i64}> : (i8, i8) -> i1
  %3 = "arith.shli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %4 = "arith.select"(%2, %3, %1) : (i1, i8, i8) -> i8
  "func.return"(%4) : (i8) -> ()
}) : () -> ()
