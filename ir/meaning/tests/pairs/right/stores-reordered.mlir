// The indices differ.
"func.func"() <{function_type = (memref<2xi32>, i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<2xi32>, %arg1: i32, %arg2: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  "memref.store"(%arg1, %arg0, %0) : (i32, memref<2xi32>, index) -> ()
  "memref.store"(%arg2, %arg0, %1) : (i32, memref<2xi32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<2xi32>, i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<2xi32>, %arg1: i32, %arg2: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  "memref.store"(%arg2, %arg0, %1) : (i32, memref<2xi32>, index) -> ()
  "memref.store"(%arg1, %arg0, %0) : (i32, memref<2xi32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
