func.func @dots(%m: memref<8x8xf32>, %i: index, %v: vector<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.000000e+00 : f32
  %0 = vector.transfer_read %m[%i, %c0], %zero {in_bounds = [true]} : memref<8x8xf32>, vector<8xf32>
  %1 = arith.mulf %0, %v : vector<8xf32>
  %2 = vector.reduction <add>, %1 : vector<8xf32> into f32
  %3 = vector.broadcast %2 : f32 to vector<8xf32>
  vector.transfer_write %3, %m[%i, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
  %4 = vector.extract %3[2] : f32 from vector<8xf32>
  return %4 : f32
}
