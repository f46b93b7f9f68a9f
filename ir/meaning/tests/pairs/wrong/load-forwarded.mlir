// The two arguments may be the same memory.
"func.func"() <{function_type = (memref<4xi32>, memref<4xi32>, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: i32, %arg3: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  "memref.store"(%arg2, %arg0, %0) : (i32, memref<4xi32>, index) -> ()
  "memref.store"(%arg3, %arg1, %0) : (i32, memref<4xi32>, index) -> ()
  %1 = "memref.load"(%arg0, %0) : (memref<4xi32>, index) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<4xi32>, memref<4xi32>, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: i32, %arg3: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  "memref.store"(%arg2, %arg0, %0) : (i32, memref<4xi32>, index) -> ()
  "memref.store"(%arg3, %arg1, %0) : (i32, memref<4xi32>, index) -> ()
  "func.return"(%arg2) : (i32) -> ()
}) : () -> ()
