// The call gives values to memory that has none.
"func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %p = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "func.call"(%p) <{callee = @h}> : (memref<4xi32>) -> ()
  %0 = "memref.load"(%p, %k) : (memref<4xi32>, index) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %k = "arith.constant"() <{value = 1 : index}> : () -> index
  %p = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "func.call"(%p) <{callee = @h}> : (memref<4xi32>) -> ()
  %0 = "memref.load"(%p, %k) : (memref<4xi32>, index) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
