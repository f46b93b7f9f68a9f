func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f32
  %three = arith.constant 3 : i32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %same = arith.sitofp %three : i32 to f32
    %v = memref.load %m[%i] : memref<?xf32>
    %0 = arith.mulf %v, %same : f32
    %1 = arith.addf %acc, %0 : f32
    scf.yield %1 : f32
  }
  return %s : f32
}
