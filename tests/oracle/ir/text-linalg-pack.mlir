// Packing, unpacking, softmax and contraction.
// lower: --test-linalg-transform-patterns=test-decompose-linalg-pack
// lower: --linalg-block-pack-matmul=block-factors=2,2,2 --canonicalize
func.func @pack(%t: tensor<8x6xf32>, %o: tensor<4x2x2x3xf32>, %m: tensor<4x4xf32>) -> (tensor<4x2x2x3xf32>, tensor<8x6xf32>, tensor<4x4xf32>) {
  %p = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<8x6xf32> -> tensor<4x2x2x3xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %t : tensor<4x2x2x3xf32> -> tensor<8x6xf32>
  %mm = linalg.matmul ins(%m, %m : tensor<4x4xf32>, tensor<4x4xf32>) outs(%m : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %p, %u, %mm : tensor<4x2x2x3xf32>, tensor<8x6xf32>, tensor<4x4xf32>
}
