func.func @gauss(%x: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>) {
  %half = arith.constant -5.000000e-01 : f32
  %0 = arith.mulf %x, %x : f32
  %1 = arith.mulf %0, %half : f32
  %2 = math.exp %1 : f32
  %3 = math.tanh %v : vector<4xf32>
  %4 = math.rsqrt %v : vector<4xf32>
  %5 = arith.addf %3, %4 : vector<4xf32>
  %two = arith.constant 2 : i32
  %6 = math.fpowi %2, %two : f32, i32
  return %6, %5 : f32, vector<4xf32>
}
