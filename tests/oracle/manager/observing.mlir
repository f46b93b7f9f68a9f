// Flags about what a run shows that differ from mlir-opt on purpose, alone and mixed; the reasons are in differences.tsv.
// tool: passwright-test-opt
// stderr: compare
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-pass-failure{gen-diagnostics=true}))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-pass-pipeline-local-reproducer
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-pass-failure{gen-diagnostics=true}))' --mlir-pass-pipeline-crash-reproducer=/dev/stdout
// run: --mlir-disable-threading --cse --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-print-local-scope
// run: --mlir-disable-threading --cse --test-pass-failure=gen-diagnostics=true --mlir-pass-pipeline-crash-reproducer=/dev/stdout --mlir-print-skip-regions
// run: --mlir-disable-threading --cse --mlir-generate-reproducer=/dev/stdout --mlir-print-skip-regions -o /dev/null
// run: --mlir-disable-threading --cse --mlir-generate-reproducer=- -o /dev/null
// run: --show-dialects
// run: --mlir-disable-threading --cse --log-actions-to=/dev/stderr --mlir-print-debuginfo -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(cse,func.func(cse))' --log-actions-to=/dev/stderr --mlir-debug-counter=pass-execution-skip=1 -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-print-debuginfo -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass,test-pass-invalid-parent))' --mlir-disable-diagnostic-notes -o /dev/null
// run: --mlir-disable-threading --cse --mlir-print-ir-after-all --mlir-timing=false --mlir-print-value-users --mlir-print-debuginfo -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse),cse)' --mlir-print-ir-before-all --mlir-print-ir-after-change --mlir-print-ir-module-scope --mlir-print-value-users --mlir-debug-counter=pass-execution-skip=1 -o /dev/null
// run: --mlir-disable-threading --cse --verify-roundtrip --mlir-print-ir-after-all -o /dev/null
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "one"}> ({
    %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %b = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %c = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %d = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<16xi8>}> : () -> tensor<16xi8>
    %e = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi8>}> : () -> tensor<17xi8>
    "func.return"(%c) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "two", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) {map = affine_map<(d0) -> (d0 + 1)>} : () -> ()
}) : () -> ()
