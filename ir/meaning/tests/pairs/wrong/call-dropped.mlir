// A call whose result is not used is a call.
"func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "func.call"(%arg0) <{callee = @g}> : (i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
