// Memory of the stack cannot be freed.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "memref.store"(%x, %m, %k) : (i32, memref<4xi32>, index) -> ()
  %0 = "memref.load"(%m, %k) : (memref<4xi32>, index) -> i32
  "memref.dealloc"(%m) : (memref<4xi32>) -> ()
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "memref.store"(%x, %m, %k) : (i32, memref<4xi32>, index) -> ()
  %0 = "memref.load"(%m, %k) : (memref<4xi32>, index) -> i32
  "memref.dealloc"(%m) : (memref<4xi32>) -> ()
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
