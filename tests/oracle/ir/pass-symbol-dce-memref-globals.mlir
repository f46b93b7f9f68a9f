// Globals are symbols, too.
// run: --symbol-dce
// run: --pass-pipeline='builtin.module(symbol-privatize{exclude=main},symbol-dce)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "used", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "unused", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi32>, sym_name = "public", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> memref<2xf32>, sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @used}> : () -> memref<2xf32>
    "func.return"(%0) : (memref<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
