func.func @scale(%m: memref<8x16xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c16) step (%c1, %c1) {
    %0 = memref.load %m[%i, %j] : memref<8x16xf32>
    %1 = arith.mulf %0, %f : f32
    memref.store %1, %m[%i, %j] : memref<8x16xf32>
  }
  return
}
