// Elements of no bits are listed, as they are never stored as one; more than a hundred are no bytes.
// run: --allow-unregistered-dialect
"t.a"() {a = dense<0> : tensor<200xi0>} : () -> ()
"t.a"() {a = dense<"0x"> : tensor<200xi0>} : () -> ()
"t.a"() {a = dense<0> : tensor<100xi0>} : () -> ()
"t.a"() {a = dense<"0x"> : tensor<0xi0>} : () -> ()
"t.a"() {a = dense<[0, 0]> : tensor<2xsi0>} : () -> ()
"t.a"() {a = dense<0> : vector<2x2xui0>} : () -> ()
"t.a"() {a = dense<(0,0)> : tensor<2xcomplex<i0>>} : () -> ()
"t.a"() {a = dense<"0x"> : tensor<3xi0>} : () -> ()
"t.a"() {a = sparse<0, 0> : tensor<2xi0>} : () -> ()
