// Elements of no bits have no bytes.
// stderr: compare
// run: --allow-unregistered-dialect --split-input-file
"t.a"() {a = dense<"0x00"> : tensor<1xi0>} : () -> ()
// -----
"t.a"() {a = dense<"0x00"> : tensor<0xi0>} : () -> ()
