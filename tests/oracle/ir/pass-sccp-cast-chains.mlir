// Casts there and back, each of the one before.
// run: --pass-pipeline='builtin.module(func.func(sccp))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>) -> memref<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xi32>):
    %0 = "memref.cast"(%arg0) : (memref<4xi32>) -> memref<?xi32>
    %1 = "memref.cast"(%0) : (memref<?xi32>) -> memref<4xi32>
    %2 = "memref.cast"(%1) : (memref<4xi32>) -> memref<?xi32>
    %3 = "memref.cast"(%2) : (memref<?xi32>) -> memref<4xi32>
    "func.return"(%3) : (memref<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
