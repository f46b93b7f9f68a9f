// Nobody reads memory of the stack after the end of the function.
"func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "func.call"(%m) <{callee = @h}> : (memref<4xi32>) -> ()
  "memref.store"(%x, %m, %k) : (i32, memref<4xi32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "func.call"(%m) <{callee = @h}> : (memref<4xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
