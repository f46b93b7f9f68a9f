// Nested pipelines that stand next to each other run together, operation by operation, unless one could take what is the
// other's. Which operation is reported first tells what was merged.
// tool: passwright-test-opt
// stderr: compare
// run: --pass-pipeline='builtin.module(func.func(test-function-pass),func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}),builtin.module(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(builtin.module(test-pass-failure{gen-diagnostics=true}),func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-pass-failure{gen-diagnostics=true}),func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}),any(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-function-pass,test-pass-failure{gen-diagnostics=true}),builtin.module(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(builtin.module(test-pass-failure{gen-diagnostics=true}),any(test-function-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-function-pass,test-pass-failure{gen-diagnostics=true}),any(test-module-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(func.func(test-interface-pass),test-module-pass,func.func(test-interface-pass))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(func.func(test-interface-pass),func.func(test-interface-pass))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(func.func(test-interface-pass),any(test-interface-pass))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(any(test-interface-pass),any(test-interface-pass))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(builtin.module(any(test-interface-pass)),any(test-interface-pass))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(any(test-interface-pass),builtin.module(any(test-interface-pass),func.func(test-interface-pass)))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(func.func(test-interface-pass),builtin.module(func.func(test-interface-pass)))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(func.func(test-interface-pass),builtin.module(func.func(test-interface-pass)))' --mlir-print-op-on-diagnostic=false --mlir-disable-threading
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "b"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "a"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "inside"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "c"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "d"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
