// Reports of how long everything took: the same rows in the same order. Lists are sorted by time, so they are not here.
// tool: passwright-test-opt
// stderr: compare
// run: --mlir-timing --mlir-disable-threading
// run: --mlir-timing --mlir-disable-threading --mlir-output-format=json
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module(test-module-pass,func.func(test-function-pass,test-stats-pass),test-module-pass)'
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass),any(test-stats-pass))'
// run: --mlir-timing --mlir-disable-threading --mlir-output-format=json --pass-pipeline='builtin.module(builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass),any(test-stats-pass))'
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module(test-module-pass,func.func(test-pass-failure{gen-diagnostics=true},test-function-pass),test-module-pass)'
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='func.func(test-function-pass)'
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse))'
// run: --mlir-timing --mlir-disable-threading --test-module-pass --split-input-file
// run: --mlir-timing --mlir-disable-threading --test-module-pass --split-input-file --mlir-output-format=json
// run: --mlir-timing --mlir-disable-threading --verify-each=false --pass-pipeline='builtin.module(func.func(test-function-pass,test-stats-pass))'
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module()'
// run: --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module(any(test-stats-pass),test-module-pass,any(test-stats-pass))'
// run: --mlir-timing --mlir-disable-threading --mlir-output-format=json --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}),test-module-pass)'
// run: --mlir-timing --mlir-disable-threading --mlir-print-ir-before=test-module-pass --pass-pipeline='builtin.module(test-module-pass,builtin.module(test-module-pass))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
}) : () -> ()
