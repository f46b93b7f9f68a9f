// Attributes and types that their dialects do not have.
// run: --split-input-file --allow-unregistered-dialect
"own.op"() {a = #gpu.no_such<a>} : () -> ()
// -----
"own.op"() {a = #llvm.no_such} : () -> ()
// -----
"own.op"() {a = #math.no_such} : () -> ()
// -----
"own.op"() {a = !tosa.no_such<1>} : () -> ()
// -----
"own.op"() {a = !memref.no_such} : () -> ()
// -----
"own.op"() {a = #vector<no_such>} : () -> ()
// -----
"own.op"() : () -> !nvgpu.no_such.group<1>
// -----
"own.op"() {a = #arith.fastmath<nnan>, b = #gpu<dim x>, c = !emitc.ptr<i32>, d = !transform.any_op} : () -> ()
