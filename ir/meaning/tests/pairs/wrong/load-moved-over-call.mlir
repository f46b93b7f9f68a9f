// The call may write to the memory.
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<2xi32>) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<2xi32>):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  "func.call"() <{callee = @h}> : () -> ()
  %1 = "memref.load"(%arg0, %0) : (memref<2xi32>, index) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<2xi32>) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<2xi32>):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "memref.load"(%arg0, %0) : (memref<2xi32>, index) -> i32
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
