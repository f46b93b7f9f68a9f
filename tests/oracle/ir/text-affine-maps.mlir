// Affine operations that carry maps, and the maps that fold into each other.
// lower: --canonicalize --affine-expand-index-ops --lower-affine --convert-to-llvm
// lower: --affine-simplify-structures --cse
func.func @apply(%a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 4 + d1) floordiv s0 - 7)>(%a, %b)[%c]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 8 + s0 mod 5)>(%0)[%c]
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 - 1, 128)>(%1)[%c]
  %3 = affine.max affine_map<(d0, d1) -> (d0 - d1, -d1 * 3, 0)>(%2, %a)
  %4:2 = affine.delinearize_index %3 into (4, 8) : index, index
  %5 = affine.linearize_index disjoint [%4#0, %4#1] by (4, 8) : index
  return %1, %2, %3, %5 : index, index, index, index
}
func.func @transfer(%m: memref<8x8xf32>, %i: index) -> vector<4xf32> {
  affine.prefetch %m[%i, %i + 2], read, locality<3>, data : memref<8x8xf32>
  %v = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  affine.vector_store %v, %m[%i + 1, %i] : memref<8x8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
