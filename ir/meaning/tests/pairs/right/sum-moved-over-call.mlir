// What is computed does not depend on calls.
"func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "func.call"() <{callee = @h}> : () -> ()
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
