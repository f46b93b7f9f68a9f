// Tensors: slices, reshapes, generation, padding.
// lower: --canonicalize --convert-tensor-to-linalg --linalg-generalize-named-ops
// lower: --one-shot-bufferize=allow-unknown-ops --buffer-deallocation-simplification
// lower: --empty-tensor-to-alloc-tensor --cse
#enc = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @tensors(%t: tensor<4x?xf32>, %n: index, %s: tensor<8x8xf64, #enc>) -> (tensor<?x?xf32>, tensor<?x4xf32>, f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.5 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %x = tensor.extract %t[%c0, %n] : tensor<4x?xf32>
  %i = tensor.insert %x into %t[%c1, %n] : tensor<4x?xf32>
  %p = tensor.pad %i low[1, %n] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %d = tensor.dim %p, %c1 : tensor<5x?xf32>
  %sl = tensor.extract_slice %p[0, %n] [%n, 4] [1, 1] : tensor<5x?xf32> to tensor<?x4xf32>
  %in = tensor.insert_slice %sl into %e[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  %g = tensor.generate %n, %d {
  ^bb0(%a: index, %b: index):
    %y = tensor.extract %sl[%a, %b] : tensor<?x4xf32>
    tensor.yield %y : f32
  } : tensor<?x?xf32>
  %fe = tensor.from_elements %f, %x, %f, %x : tensor<2x2xf32>
  %col = tensor.collapse_shape %fe [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %spl = tensor.splat %f : tensor<3x3xf32>
  %cast = tensor.cast %g : tensor<?x?xf32> to tensor<?x?xf32>
  %conv = tensor.cast %s : tensor<8x8xf64, #enc> to tensor<?x8xf64, #enc>
  return %cast, %in, %x, %d : tensor<?x?xf32>, tensor<?x4xf32>, f32, index
}
