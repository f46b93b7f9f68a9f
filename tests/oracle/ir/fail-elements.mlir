// Elements that do not fit their type, operation names with a zero byte, and lists of regions without an end.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"t.a"() {a = dense<true> : tensor<4xi32>} : () -> ()
// -----
"t.a"() {a = dense<[1, true]> : tensor<2xindex>} : () -> ()
// -----
"t.a"() {a = dense<"ab"> : tensor<4xi32>} : () -> ()
// -----
"t.a"() {a = dense<"ab"> : tensor<4xcomplex<f32>>} : () -> ()
// -----
"t.a"() {a = dense<true> : tensor<2xf32>} : () -> ()
// -----
"t.a"() {a = dense<[1.0, true]> : tensor<2xf32>} : () -> ()
// -----
"t.a"() {a = dense<(1.0, true)> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.a"() {a = dense<[true, 0, 1]> : tensor<3xi1>} : () -> ()
// -----
"t.a"() {a = sparse<[[1.0]], 1> : tensor<4xi32>} : () -> ()
// -----
"t.a"() {a = sparse<true, 1> : tensor<4xi32>} : () -> ()
// -----
"t.a"() {a = sparse<0, true> : tensor<4xi32>} : () -> ()
// -----
"t.a"() {a = sparse<0, "ab"> : tensor<4xi32>} : () -> ()
// -----
"t.a\00"() : () -> ()
// -----
""() : () -> ()
// -----
"t.a"() ({} : () -> ()
