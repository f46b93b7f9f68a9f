func.func @softmax(%x: tensor<4x10xf32>) -> tensor<4x10xf32> {
  %empty = tensor.empty() : tensor<4x10xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x10xf32>) outs(%empty : tensor<4x10xf32>) -> tensor<4x10xf32>
  return %y : tensor<4x10xf32>
}
