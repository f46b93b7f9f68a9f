// The indices may be the same.
"func.func"() <{function_type = (memref<?xi32>, index, index, i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32):
  "memref.store"(%arg3, %arg0, %arg1) : (i32, memref<?xi32>, index) -> ()
  "memref.store"(%arg4, %arg0, %arg2) : (i32, memref<?xi32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<?xi32>, index, index, i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32):
  "memref.store"(%arg4, %arg0, %arg2) : (i32, memref<?xi32>, index) -> ()
  "memref.store"(%arg3, %arg0, %arg1) : (i32, memref<?xi32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
