// A function on its own.
// tool: passwright-test-opt
// stderr: compare
// run: --no-implicit-module --pass-pipeline='func.func(test-pass-failure{gen-diagnostics=true})'
// run: --no-implicit-module --pass-pipeline='any(test-interface-pass)' --mlir-print-op-on-diagnostic=false
// run: --no-implicit-module --pass-pipeline='func.func(test-interface-pass)' --mlir-print-op-on-diagnostic=false
// run: --no-implicit-module --pass-pipeline='builtin.module(func.func(test-function-pass))'
// run: --no-implicit-module --test-interface-pass --mlir-print-op-on-diagnostic=false
// run: --no-implicit-module --test-function-pass --test-interface-pass --mlir-print-op-on-diagnostic=false
// run: --no-implicit-module --test-module-pass --dump-pass-pipeline
// run: --no-implicit-module --test-pm-nested-pipeline --dump-pass-pipeline
// run: --pass-pipeline='func.func(test-function-pass)'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --test-interface-pass
// stderr: ignore
// run: --no-implicit-module --pass-pipeline='func.func(test-pass-create-invalid-ir)' --verify-each=false
// run: --no-implicit-module --pass-pipeline='func.func(test-pass-create-invalid-ir)'
// run: --no-implicit-module --pass-pipeline='func.func(test-pass-invalid-parent)'
// run: --no-implicit-module --pass-pipeline='func.func(test-pass-invalid-parent)' --verify-each=false
"func.func"() <{function_type = (i32) -> i32, sym_name = "alone"}> ({
^bb0(%arg0: i32):
  "func.return"(%arg0) : (i32) -> ()
}) : () -> ()
