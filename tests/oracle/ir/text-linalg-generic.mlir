// Generic structured operations.
// lower: --linalg-fold-unit-extent-dims --convert-linalg-to-parallel-loops
// lower: --linalg-inline-scalar-operands --convert-elementwise-to-linalg --one-shot-bufferize --convert-linalg-to-loops --convert-scf-to-cf --lower-affine --finalize-memref-to-llvm
// lower: --convert-elementwise-to-linalg
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#none = affine_map<(i, j) -> ()>
func.func @generic(%a: tensor<4x1xf32>, %b: tensor<4xf32>, %s: tensor<f32>, %o: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %r = linalg.generic {doc = "a \"sum\" of three", indexing_maps = [#id, #row, #none, #id], iterator_types = ["parallel", "parallel"], library_call = "three"} ins(%a, %b, %s : tensor<4x1xf32>, tensor<4xf32>, tensor<f32>) outs(%o : tensor<4x1xf32>) attrs = {tag = 3 : i8} {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %f = arith.sitofp %c : i32 to f32
    %0 = arith.addf %x, %y : f32
    %1 = arith.addf %0, %z : f32
    %2 = arith.mulf %1, %f : f32
    linalg.yield %2 : f32
  } -> tensor<4x1xf32>
  %p = arith.addf %r, %r : tensor<4x1xf32>
  return %p : tensor<4x1xf32>
}
