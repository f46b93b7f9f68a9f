// Sparse tensors: encodings of several kinds.
// lower: --sparse-reinterpret-map --sparsification --sparse-tensor-codegen
// lower: --sparsification-and-bufferization
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 32 }>
#coo = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#block = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#trait = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
func.func @spmv(%a: tensor<8x16xf64, #csr>, %x: tensor<16xf64>, %y: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic #trait ins(%a, %x : tensor<8x16xf64, #csr>, tensor<16xf64>) outs(%y : tensor<8xf64>) {
  ^bb0(%p: f64, %q: f64, %s: f64):
    %m = arith.mulf %p, %q : f64
    %t = arith.addf %m, %s : f64
    linalg.yield %t : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func private @others(tensor<?x?xf32, #coo>, tensor<6x6xi8, #block>)
