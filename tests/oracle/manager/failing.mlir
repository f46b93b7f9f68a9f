// Passes that fail, and IR that is no longer valid.
// tool: passwright-test-opt
// run: --test-pass-failure
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=false}))' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir{signal-pass-failure=true}))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir{signal-pass-failure=true emit-invalid-ir=false}))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' --verify-each=0 --mlir-disable-threading
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir,test-function-pass))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir),test-module-pass)' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir),func.func(test-pass-create-invalid-ir))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir),builtin.module(func.func(test-pass-create-invalid-ir)))' --verify-each=false
// run: --pass-pipeline='builtin.module(builtin.module(func.func(test-pass-create-invalid-ir)))'
// run: --pass-pipeline='builtin.module(builtin.module(func.func(test-pass-create-invalid-ir)))' --verify-each=false
// run: --pass-pipeline='builtin.module(any(test-pass-create-invalid-ir))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-invalid-parent))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-invalid-parent))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-invalid-parent),test-module-pass)'
// run: --pass-pipeline='builtin.module(func.func(test-pass-invalid-parent,test-pass-failure))' --verify-each=false
// run: --test-pass-crash
// run: --pass-pipeline='builtin.module(func.func(test-pass-crash))'
// stderr: compare
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir,test-pass-failure{gen-diagnostics=true}))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-pass-invalid-parent))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(builtin.module(func.func(test-pass-invalid-parent)))' --mlir-print-op-on-diagnostic=false
// run: --pass-pipeline='builtin.module(builtin.module(func.func(test-pass-invalid-parent)))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
