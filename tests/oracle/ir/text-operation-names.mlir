// Names of operations with what a string has to escape.
// run: --allow-unregistered-dialect
"\"t.op"() : () -> ()
"a\0Ab\5C.op"() : () -> ()
"t.\C3\A9"() : () -> ()
