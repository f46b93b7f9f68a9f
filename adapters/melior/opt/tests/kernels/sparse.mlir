#vector = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func @total(%a: tensor<64xf32, #vector>, %x: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%a : tensor<64xf32, #vector>) outs(%x : tensor<f32>) {
  ^bb0(%v: f32, %s: f32):
    %1 = arith.addf %v, %s : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
