func.func @rotate(%z: complex<f32>, %angle: f32) -> f32 {
  %zero = arith.constant 0.000000e+00 : f32
  %0 = complex.create %zero, %angle : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  %2 = complex.mul %z, %1 : complex<f32>
  %3 = complex.abs %2 : complex<f32>
  return %3 : f32
}
