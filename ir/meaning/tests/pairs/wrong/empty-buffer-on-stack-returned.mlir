// Memory of the stack ends with its function, also before anything is stored to it.
"func.func"() <{function_type = () -> memref<4xi32>, sym_name = "f"}> ({
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "func.return"(%m) : (memref<4xi32>) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> memref<4xi32>, sym_name = "f"}> ({
  %m = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
  "func.return"(%m) : (memref<4xi32>) -> ()
}) : () -> ()
