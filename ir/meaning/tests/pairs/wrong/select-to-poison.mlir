// A value may not become poison.
"func.func"() <{function_type = (i1, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i8):
  "func.return"(%arg1) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i8):
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i8
  %1 = "arith.select"(%arg0, %arg1, %0) : (i1, i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
