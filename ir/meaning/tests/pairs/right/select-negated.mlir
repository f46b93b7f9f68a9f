// The condition is negated as well.
"func.func"() <{function_type = (i1, i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i8, %arg2: i8):
  %0 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1, i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i8, %arg2: i8):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  %1 = "arith.xori"(%arg0, %0) : (i1, i1) -> i1
  %2 = "arith.select"(%1, %arg2, %arg1) : (i1, i8, i8) -> i8
  "func.return"(%2) : (i8) -> ()
}) : () -> ()
