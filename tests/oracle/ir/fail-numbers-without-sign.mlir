// Negative numbers in a format without sign.
// run: --allow-unregistered-dialect --split-input-file
"t.a"() {a = -1.0 : f8E8M0FNU} : () -> ()
// -----
"t.a"() {a = -0.0 : f8E8M0FNU} : () -> ()
// -----
"t.a"() {a = dense<-1.0> : tensor<2xf8E8M0FNU>} : () -> ()
// -----
"t.a"() {a = 1.0 : f8E8M0FNU} : () -> ()
