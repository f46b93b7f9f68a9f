func.func @iterate(%a: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<8xf32>) {
    %e = math.exp %t : tensor<8xf32>
    %j = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
    %x = tensor.extract %e[%j] : tensor<8xf32>
    %positive = arith.cmpf ogt, %x, %x : f32
    %next = scf.if %positive -> (tensor<8xf32>) {
      scf.yield %e : tensor<8xf32>
    } else {
      %f = tensor.insert %x into %e[%c0] : tensor<8xf32>
      scf.yield %f : tensor<8xf32>
    }
    scf.yield %next : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
