// Zero divided by itself is undefined; a comparison is not to be made undefined.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %2 = "arith.cmpi"(%arg0, %0) <{predicate = 0 : i64}> : (i8, i8) -> i1
  %3 = "arith.select"(%2, %0, %1) : (i1, i8, i8) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.divui"(%arg0, %arg0) : (i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
