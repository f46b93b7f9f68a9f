func.func @convolve(%in: memref<10xf32>, %w: memref<3xf32>, %out: memref<8xf32>) {
  linalg.conv_1d ins(%in, %w : memref<10xf32>, memref<3xf32>) outs(%out : memref<8xf32>)
  return
}
func.func @copy(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 0]
  return
}
