// Numbers at the limits of affine expressions and of sizes.
// run: --allow-unregistered-dialect --split-input-file
"u.op"() {a = affine_map<(d0) -> (d0 - 9223372036854775808)>} : () -> ()
// -----
"u.op"() {a = affine_map<(d0) -> (d0 * 9223372036854775807 * 2)>} : () -> ()
// -----
"u.op"() {a = !llvm.array<-2 x f32>} : () -> ()
