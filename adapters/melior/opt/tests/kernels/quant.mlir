!q = !quant.uniform<i8:f32, 0.5:3>
func.func @store(%x: tensor<4xf32>) -> tensor<4x!q> {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!q>
  %1 = quant.scast %0 : tensor<4x!q> to tensor<4xi8>
  %2 = quant.scast %1 : tensor<4xi8> to tensor<4x!q>
  return %2 : tensor<4x!q>
}
