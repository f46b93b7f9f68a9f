// A value that decides as well cannot be poison.
"func.func"() <{function_type = (i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  %1 = "arith.select"(%arg0, %0, %arg0) : (i1, i1, i1) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1):
  "func.return"(%arg0) : (i1) -> ()
}) : () -> ()
