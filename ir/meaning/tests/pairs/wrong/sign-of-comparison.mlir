// Negative numbers are large without a sign.
"func.func"() <{function_type = (i32, i32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32, i32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 6 : i64}> : (i32, i32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
