// The call may write to the memory, which is a single number.
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<f32>) -> f32, sym_name = "f"}> ({
^bb0(%m: memref<f32>):
  "func.call"() <{callee = @h}> : () -> ()
  %0 = "memref.load"(%m) : (memref<f32>) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<f32>) -> f32, sym_name = "f"}> ({
^bb0(%m: memref<f32>):
  %0 = "memref.load"(%m) : (memref<f32>) -> f32
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
