// Structured operations by name, and what they generalise to.
// lower: --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --one-shot-bufferize --convert-linalg-to-loops --convert-scf-to-cf
// lower: --one-shot-bufferize --convert-linalg-to-affine-loops --lower-affine
// lower: --linalg-specialize-generic-ops --canonicalize
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %o: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %z = arith.constant 0.0 : f32
  %i = linalg.fill ins(%z : f32) outs(%o : tensor<4x2xf32>) -> tensor<4x2xf32>
  %m = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%i : tensor<4x2xf32>) -> tensor<4x2xf32>
  %e = linalg.exp ins(%m : tensor<4x2xf32>) outs(%o : tensor<4x2xf32>) -> tensor<4x2xf32>
  %s = linalg.add ins(%m, %e : tensor<4x2xf32>, tensor<4x2xf32>) outs(%o : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %s : tensor<4x2xf32>
}
func.func @conv(%i: tensor<1x10x10x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %0 : tensor<1x8x8x8xf32>
}
func.func @others(%v: tensor<8xf32>, %m: tensor<4x8xf32>, %o: tensor<4xf32>, %t: tensor<8x4xf32>, %d: tensor<f32>) -> (tensor<4xf32>, tensor<8x4xf32>, tensor<f32>) {
  %0 = linalg.matvec ins(%m, %v : tensor<4x8xf32>, tensor<8xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.transpose ins(%m : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.dot ins(%v, %v : tensor<8xf32>, tensor<8xf32>) outs(%d : tensor<f32>) -> tensor<f32>
  %3 = linalg.reduce { arith.addf } ins(%m : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.broadcast ins(%o : tensor<4xf32>) outs(%t : tensor<8x4xf32>) dimensions = [0]
  %5 = linalg.map { math.sqrt } ins(%4 : tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>)
  return %3, %5, %2 : tensor<4xf32>, tensor<8x4xf32>, tensor<f32>
}
