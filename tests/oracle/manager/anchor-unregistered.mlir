// An outermost operation that no dialect declares.
// tool: passwright-test-opt
// run: --allow-unregistered-dialect --no-implicit-module
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='any()'
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='any(test-stats-pass)'
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='any(any(test-stats-pass))'
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='any(func.func(test-pass-create-invalid-ir))' --verify-each=false
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='unknown.root(test-stats-pass)'
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='unknown.root(func.func(test-function-pass))'
// run: --allow-unregistered-dialect --no-implicit-module --test-stats-pass
// run: --allow-unregistered-dialect --no-implicit-module --test-function-pass
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(any(test-pass-create-invalid-ir)))' --verify-each=false
// run: --no-implicit-module --pass-pipeline='any()'
// stderr: compare
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='any(test-stats-pass)' --mlir-print-op-on-diagnostic=false
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='builtin.module(test-stats-pass)'
// run: --allow-unregistered-dialect --no-implicit-module --pass-pipeline='any(any(test-pass-failure{gen-diagnostics=true}))'
// run: --allow-unregistered-dialect --no-implicit-module --test-stats-pass --mlir-print-op-on-diagnostic=false
"unknown.root"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "unknown.leaf"() : () -> ()
}) : () -> ()
