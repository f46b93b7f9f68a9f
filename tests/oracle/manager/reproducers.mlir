// Reproducers of runs that fail. What a tool writes, the other one runs again: `cargo xtask oracle` does so for each of them.
// tool: passwright-test-opt
// stderr: compare
// run: --mlir-disable-threading --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --test-module-pass --test-pass-failure=gen-diagnostics=true --test-module-pass --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --pass-pipeline='any(test-module-pass,test-pass-failure{gen-diagnostics=true})' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-pass-failure{gen-diagnostics=true},cse),symbol-dce)' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --pass-pipeline='builtin.module(cse,func.func(cse),any(cse,test-pass-failure{gen-diagnostics=true}))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(cse,func.func(test-pass-failure{gen-diagnostics=true})))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --pass-pipeline='builtin.module(cse,builtin.module(cse,test-pass-failure{gen-diagnostics=true}))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse),builtin.module(func.func(test-pass-failure{gen-diagnostics=true})),func.func(cse))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --verify-each=false --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --pass-pipeline='builtin.module(cse,symbol-dce,test-pass-failure{gen-diagnostics=true})' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --verify-each=false --cse --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --mlir-print-debuginfo --cse --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/nonexistent/x.mlir
// run: --mlir-disable-threading --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-pass-pipeline-local-reproducer
// run: --mlir-disable-threading --cse --symbol-dce --test-pass-failure=gen-diagnostics=true --cse --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-pass-pipeline-local-reproducer
// run: --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(cse,func.func(cse,test-pass-failure{gen-diagnostics=true})))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-pass-pipeline-local-reproducer
// run: --mlir-disable-threading --pass-pipeline='builtin.module(cse,builtin.module(symbol-dce,test-pass-failure{gen-diagnostics=true}))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-pass-pipeline-local-reproducer
// run: --mlir-disable-threading --verify-each=false --pass-pipeline='builtin.module(func.func(cse),test-pass-failure{gen-diagnostics=true})' --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-pass-pipeline-local-reproducer
// run: --pass-pipeline='builtin.module(cse,func.func(cse),symbol-dce)' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --pass-pipeline='builtin.module(cse,func.func(cse),symbol-dce)' --mlir-generate-reproducer=/dev/stdout
// run: --pass-pipeline='any(cse)' --mlir-generate-reproducer=/dev/stdout --mlir-disable-threading --verify-each=false
// run: --cse --symbol-dce --mlir-generate-reproducer=/dev/stdout --mlir-print-debuginfo
// run: --mlir-generate-reproducer=/dev/stdout
// run: --test-pass-failure=gen-diagnostics=true --mlir-generate-reproducer=/dev/stdout
// run: --run-reproducer
// run: --run-reproducer --cse
// run: --run-reproducer --pass-pipeline='builtin.module(cse)'
// run: --mlir-pass-pipeline-local-reproducer=false --cse
// run: --cse --mlir-print-ir-after-all
// run: --mlir-disable-threading --mlir-print-ir-module-scope --mlir-print-ir-after-all --pass-pipeline='builtin.module(func.func(cse),builtin.module(cse))'
// run: --cse --mlir-print-ir-after-all --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "one", sym_visibility = "private"}> ({
    %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %b = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %c = "arith.addi"(%a, %b) : (i32, i32) -> i32
    "func.return"(%c) : (i32) -> ()
  }) {x = dense_resource<blob> : tensor<1xi8>} : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "two"}> ({
      %a = "arith.constant"() <{value = 2 : i32}> {map = affine_map<(d0) -> (d0 + 1)>} : () -> i32
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0800000001",
      unused: "0x0800000002"
    }
  },
  external_resources: {
    tool: {
      key: "value"
    }
  }
#-}
