// Names that start with a digit, dialects without a name behind the point, and literals with what they lack.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
%1a = "u.op"() : () -> i32
// -----
%0 = "u.op"() : () -> i32
"u.op"(%0a) : (i32) -> ()
// -----
"u.op"() {a = memref<4xf32, #u.layout, 1>} : () -> ()
// -----
"u.op"() {a = memref<4xf32, #u.layout>} : () -> ()
// -----
"u.op"() {a = #arith<"fastmath<fast>">} : () -> ()
// -----
"u.op"() {a = #cf<foo>} : () -> ()
// -----
"u.op"() {a = !arith.foo} : () -> ()
// -----
"u.op"() {a = [distinct[0]<1>, distinct[0]<2>]} : () -> ()
// -----
"u.op"() {a = 1 : f32} : () -> ()
// -----
"u.op"() {a = dense<[1.0, 1]> : tensor<2xf32>} : () -> ()
// -----
"u.op"() {a = affine_map<(d0) -> (0x8000000000000000)>} : () -> ()
