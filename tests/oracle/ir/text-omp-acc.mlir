// Directives.
// lower: --canonicalize
// lower: --convert-scf-to-openmp
func.func @omp(%n: index, %m: memref<?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %t = arith.constant 4 : i32
  omp.parallel if(%c) proc_bind(spread) {
    omp.wsloop schedule(dynamic = %t : i32) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        memref.store %f, %m[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.barrier
    omp.terminator
  }
  acc.parallel num_gangs({%t : i32}) {
    acc.yield
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
