// Symbols of wasmssa are exported, or else visible in their module.
// run: --symbol-dce
// run: --pass-pipeline=builtin.module(builtin.module(symbol-dce))
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "hidden"}> ({
    "wasmssa.return"() : () -> ()
  }) : () -> ()
  "wasmssa.func"() <{exported, functionType = () -> (), sym_name = "exported"}> ({
    "wasmssa.return"() : () -> ()
  }) : () -> ()
  "wasmssa.import_func"() <{importName = "x", moduleName = "y", sym_name = "imported", type = () -> ()}> : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "wasmssa.func"() <{functionType = () -> (), sym_name = "nested"}> ({
      "wasmssa.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
