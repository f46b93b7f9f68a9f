// Values of enumerations that there are not, and what is no value.
// run: --allow-unregistered-dialect --split-input-file
"t.a"() {a = #gpu<dim w>} : () -> ()
// -----
"t.a"() {a = #gpu<dim >} : () -> ()
// -----
"t.a"() {a = #gpu.dim<x>} : () -> ()
// -----
"t.a"() {a = #llvm.linkage<foreign>} : () -> ()
// -----
"t.a"() {a = #llvm.linkage<>} : () -> ()
// -----
"t.a"() {a = #llvm.linkage} : () -> ()
// -----
"t.a"() {a = #llvm.overflow<nsw, x>} : () -> ()
// -----
"t.a"() {a = #llvm.overflow<"nsw">} : () -> ()
// -----
"t.a"() {a = #llvm.overflow<nsw nuw>} : () -> ()
// -----
"t.a"() {a = #arith.fastmath<nnan,>} : () -> ()
// -----
"t.a"() {a = #vector.kind<5>} : () -> ()
// -----
"t.a"() {a = #omp<data_sharing_type {kind = private}>} : () -> ()
// -----
"t.a"() {a = #amdgpu.sched_barrier_opt<salu,valu>} : () -> ()
