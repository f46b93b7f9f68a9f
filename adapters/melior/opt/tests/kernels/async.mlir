func.func @later(%x: f32, %m: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %t = async.execute {
    %0 = arith.mulf %x, %x : f32
    memref.store %0, %m[%c0] : memref<1xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
