// Asynchronous regions, down to coroutines.
// lower: --async-func-to-async-runtime --async-to-async-runtime --async-runtime-ref-counting --convert-async-to-llvm
// lower: --async-parallel-for
func.func @asynchronous(%n: index, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.0 : f32
  %token, %value = async.execute -> !async.value<f32> {
    %x = memref.load %m[%c0] : memref<?xf32>
    async.yield %x : f32
  }
  async.await %token : !async.token
  %g = async.create_group %c1 : !async.group
  %r = async.await %value : !async.value<f32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return %r : f32
}
