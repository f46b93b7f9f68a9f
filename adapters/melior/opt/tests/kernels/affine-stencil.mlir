func.func @blur(%in: memref<64xf32>, %out: memref<64xf32>) {
  %third = arith.constant 3.300000e-01 : f32
  affine.for %i = 1 to 63 {
    %a = affine.load %in[%i - 1] : memref<64xf32>
    %b = affine.load %in[%i] : memref<64xf32>
    %c = affine.load %in[%i + 1] : memref<64xf32>
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.mulf %1, %third : f32
    affine.store %2, %out[%i] : memref<64xf32>
  }
  return
}
