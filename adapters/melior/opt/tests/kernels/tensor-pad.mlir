func.func @frame(%t: tensor<3x3xf32>) -> tensor<5x5xf32> {
  %zero = arith.constant 0.000000e+00 : f32
  %0 = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<3x3xf32> to tensor<5x5xf32>
  return %0 : tensor<5x5xf32>
}
func.func @flat(%t: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
