// Loops over tensors and their mapping.
// lower: --one-shot-bufferize=bufferize-function-boundaries --cse --scf-forall-to-for --expand-strided-metadata
// lower: --one-shot-bufferize --canonicalize --fold-memref-alias-ops
func.func @forall(%t: tensor<64x32xf32>, %o: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %r = scf.forall (%i, %j) in (8, 4) shared_outs(%out = %o) -> (tensor<64x32xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 8)>(%j)
    %s = tensor.extract_slice %t[%a, %b] [8, 8] [1, 1] : tensor<64x32xf32> to tensor<8x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %out[%a, %b] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<64x32xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %r : tensor<64x32xf32>
}
