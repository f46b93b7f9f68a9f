// The value that is not selected may be poison.
"func.func"() <{function_type = (i1, i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i1):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  %1 = "arith.select"(%arg0, %0, %arg1) : (i1, i1, i1) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1, i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i1):
  %0 = "arith.ori"(%arg0, %arg1) : (i1, i1) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
