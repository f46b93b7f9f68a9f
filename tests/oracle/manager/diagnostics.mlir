// What is shown of diagnostics.
// tool: passwright-test-opt
// stderr: compare
// run: --pass-pipeline='builtin.module(any(test-interface-pass))'
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-print-op-on-diagnostic=true
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-disable-diagnostic-notes
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-diagnostic-verbosity-level=remarks
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-diagnostic-verbosity-level=warnings
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-diagnostic-verbosity-level=errors
// run: --pass-pipeline='builtin.module(any(test-interface-pass,test-pass-failure{gen-diagnostics}))' --mlir-diagnostic-verbosity-level=errors
// run: --pass-pipeline='builtin.module(any(test-pass-create-invalid-ir))'
// run: --pass-pipeline='builtin.module(any(test-pass-invalid-parent))'
// run: --pass-pipeline='builtin.module(any(test-pass-invalid-parent))' --mlir-disable-diagnostic-notes
// run: --pass-pipeline='any(test-interface-pass)'
// stderr: ignore
// run: --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-diagnostic-verbosity-level=notes
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
