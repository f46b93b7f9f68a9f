// Intrinsics, atomics, inline assembly, exceptions.
// lower: --canonicalize --cse
llvm.func @personality(...) -> i32
llvm.func @may_throw(!llvm.ptr)
llvm.func @intrinsics(%f: f32, %v: vector<8xf32>, %p: !llvm.ptr, %n: i64, %i: i32) -> f32 attributes {personality = @personality} {
  %0 = llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %1 = "llvm.intr.vector.reduce.fadd"(%0, %v) <{fastmathFlags = #llvm.fastmath<reassoc, nnan>}> : (f32, vector<8xf32>) -> f32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %3 = llvm.atomicrmw add %p, %2 acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  %4 = llvm.cmpxchg weak %p, %3, %i syncscope("agent") seq_cst monotonic : !llvm.ptr, i32
  llvm.fence acquire
  %5 = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %i : (i32) -> i32
  %c = llvm.icmp "eq" %5, %i : i32
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.invoke @may_throw(%p) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  %6 = llvm.fadd %0, %1 {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return %6 : f32
^bb2:
  %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %7 : !llvm.struct<(ptr, i32)>
}
