// Complex numbers as elements that are not complex.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"t.a"() {a = dense<[(1, 2), (3, 4)]> : tensor<2xi32>} : () -> ()
// -----
"t.a"() {a = dense<(1.0, 2.0)> : tensor<2xf32>} : () -> ()
