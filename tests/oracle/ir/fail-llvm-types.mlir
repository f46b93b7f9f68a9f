// Types of llvm with errors of their syntax, and with parts that they cannot have.
// run: --allow-unregistered-dialect --split-input-file
"t.a"() {a = !llvm.array<4xi32>} : () -> ()
// -----
"t.a"() {a = !llvm.array<0 x 4 x i32>} : () -> ()
// -----
"t.a"() {a = !llvm.array<18446744073709551616 x i32>} : () -> ()
// -----
"t.a"() {a = !llvm.array<4 x void>} : () -> ()
// -----
"t.a"() {a = !llvm.array<4 x label>} : () -> ()
// -----
"t.a"() {a = !llvm.array<4 x>} : () -> ()
// -----
"t.a"() {a = !llvm.array} : () -> ()
// -----
"t.a"() {a = !llvm.array<4 x affine_map<() -> ()>>} : () -> ()
// -----
"t.a"() {a = !llvm.array<4 x array<3 x func<void ()>>>} : () -> ()
// -----
"t.a"() {a = !llvm.func<void (i32 ...)>} : () -> ()
// -----
"t.a"() {a = !llvm.func<void (..., i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.func<i32 (void)>} : () -> ()
// -----
"t.a"() {a = !llvm.func<i32 (func<void ()>)>} : () -> ()
// -----
"t.a"() {a = !llvm.func<metadata ()>} : () -> ()
// -----
"t.a"() {a = !llvm.func<void>} : () -> ()
// -----
"t.a"() {a = !llvm.func<void (i32, )>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<opaque>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<(token)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<(i32,)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<packed>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"h" (i8)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"q", (struct<"q", (i8)>)>} : () -> ()
// -----
"t.a"() {a = !llvm.target<"a", 4, i8>} : () -> ()
// -----
"t.a"() {a = !llvm.target<a>} : () -> ()
// -----
"t.a"() {a = !llvm.target<"a", 4294967296>} : () -> ()
// -----
"t.a"() {a = !llvm.i32} : () -> ()
