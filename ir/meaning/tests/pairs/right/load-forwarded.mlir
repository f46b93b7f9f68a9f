// Memory of its own is no argument.
"func.func"() <{function_type = (memref<4xi32>, memref<4xi32>, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: i32, %arg3: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "memref.store"(%arg2, %1, %0) : (i32, memref<4xi32>, index) -> ()
  "memref.store"(%arg3, %arg1, %0) : (i32, memref<4xi32>, index) -> ()
  %2 = "memref.load"(%1, %0) : (memref<4xi32>, index) -> i32
  "memref.dealloc"(%1) : (memref<4xi32>) -> ()
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<4xi32>, memref<4xi32>, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: i32, %arg3: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  "memref.store"(%arg3, %arg1, %0) : (i32, memref<4xi32>, index) -> ()
  "func.return"(%arg2) : (i32) -> ()
}) : () -> ()
