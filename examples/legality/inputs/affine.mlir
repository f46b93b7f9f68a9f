func.func @sum(%a: tensor<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %x = tensor.extract %a[%i] : tensor<8xf32>
    %next = arith.addf %s, %x : f32
    affine.yield %next : f32
  }
  return %sum : f32
}
