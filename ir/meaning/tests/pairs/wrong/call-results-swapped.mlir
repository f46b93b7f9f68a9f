// The results are swapped.
"func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "g", sym_visibility = "private"}> ({
^bb0(%arg2: i32, %arg3: i32):
  %1 = "arith.divui"(%arg2, %arg3) : (i32, i32) -> i32
  %2 = "arith.remui"(%arg2, %arg3) : (i32, i32) -> i32
  "func.return"(%1, %2) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0:2 = "func.call"(%arg0, %arg1) <{callee = @g}> : (i32, i32) -> (i32, i32)
  "func.return"(%0#0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "g", sym_visibility = "private"}> ({
^bb0(%arg2: i32, %arg3: i32):
  %1 = "arith.divui"(%arg2, %arg3) : (i32, i32) -> i32
  %2 = "arith.remui"(%arg2, %arg3) : (i32, i32) -> i32
  "func.return"(%1, %2) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0:2 = "func.call"(%arg0, %arg1) <{callee = @g}> : (i32, i32) -> (i32, i32)
  "func.return"(%0#1) : (i32) -> ()
}) : () -> ()
