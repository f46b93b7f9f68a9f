// Locations within structured control flow.
// run: --mlir-print-debuginfo --strip-debuginfo
// run: --strip-debuginfo
// run: --mlir-print-debuginfo --pass-pipeline='builtin.module(func.func(canonicalize),strip-debuginfo)'
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, memref<?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: memref<?xf32>):
    "scf.for"(%arg0, %arg1, %arg1) ({
    ^bb0(%arg3: index):
      %0 = "memref.load"(%arg2, %arg3) : (memref<?xf32>, index) -> f32
      %1 = "arith.addf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%1, %arg2, %arg3) : (f32, memref<?xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
