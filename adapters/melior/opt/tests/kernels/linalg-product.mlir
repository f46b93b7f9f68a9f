func.func @product(%a: tensor<32x16xf32>, %b: tensor<16x24xf32>) -> tensor<32x24xf32> {
  %zero = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<32x24xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<32x24xf32>) -> tensor<32x24xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<32x16xf32>, tensor<16x24xf32>) outs(%1 : tensor<32x24xf32>) -> tensor<32x24xf32>
  return %2 : tensor<32x24xf32>
}
