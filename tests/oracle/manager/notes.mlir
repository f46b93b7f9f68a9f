// Notes that show operations have the form of other output.
// tool: passwright-test-opt
// stderr: compare
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-print-skip-regions -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-print-value-users -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-print-unique-ssa-ids -o /dev/null
// run: --mlir-disable-threading --pass-pipeline='builtin.module(any(test-interface-pass))' --mlir-elide-elementsattrs-if-larger=2 -o /dev/null
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%x: i32):
    %c = "arith.constant"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
