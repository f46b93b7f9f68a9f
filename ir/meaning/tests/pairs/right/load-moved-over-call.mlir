// No call can reach memory of its own.
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
  "memref.store"(%arg0, %1, %0) : (i32, memref<2xi32>, index) -> ()
  "func.call"() <{callee = @h}> : () -> ()
  %2 = "memref.load"(%1, %0) : (memref<2xi32>, index) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"(%arg0) : (i32) -> ()
}) : () -> ()
