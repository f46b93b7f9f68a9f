func.func @launch(%m: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %0 = memref.load %m[%tx] : memref<64xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %m[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
