// Memory of the stack ends with its function.
"func.func"() <{function_type = (i32) -> memref<4xi32>, sym_name = "f"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "memref.store"(%x, %m, %k) : (i32, memref<4xi32>, index) -> ()
  "func.return"(%m) : (memref<4xi32>) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> memref<4xi32>, sym_name = "f"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "memref.store"(%x, %m, %k) : (i32, memref<4xi32>, index) -> ()
  "func.return"(%m) : (memref<4xi32>) -> ()
}) : () -> ()
