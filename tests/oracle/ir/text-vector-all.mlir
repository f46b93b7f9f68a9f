// Vectors: contraction, transfers, masks, shuffles, scalable sizes.
// lower: --lower-vector-mask --convert-vector-to-scf --convert-scf-to-cf --convert-vector-to-llvm
// lower: --convert-vector-to-gpu --canonicalize
// lower: --lower-vector-multi-reduction --cse
// lower: --convert-vector-to-spirv
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @vectors(%l: vector<4x8xf32>, %r: vector<8x2xf32>, %acc: vector<4x2xf32>, %m: memref<?x?xf32>, %i: index) -> (vector<4x2xf32>, f32, vector<[4]xi32>) {
  %p = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %acc : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
  vector.transfer_write %1, %m[%i, %i] : vector<4x2xf32>, memref<?x?xf32>
  %2 = vector.multi_reduction <maxnumf>, %0, %acc [] : vector<4x2xf32> to vector<4x2xf32>
  %3 = vector.extract %2[1, 0] : f32 from vector<4x2xf32>
  %4 = vector.broadcast %3 : f32 to vector<8xf32>
  %5 = vector.shuffle %4, %4 [0, 9, 2, 11] : vector<8xf32>, vector<8xf32>
  %6 = vector.reduction <add>, %5, %3 fastmath<reassoc> : vector<4xf32> into f32
  %7 = vector.create_mask %i : vector<8xi1>
  %8 = vector.maskedload %m[%i, %i], %7, %4 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %9 = vector.insert %6, %8 [3] : f32 into vector<8xf32>
  %10 = vector.shape_cast %9 : vector<8xf32> to vector<2x4xf32>
  %11 = vector.transpose %10, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %12 = vector.mask %7 { vector.reduction <mul>, %9 : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %13 = vector.step : vector<[4]xindex>
  %14 = arith.index_cast %13 : vector<[4]xindex> to vector<[4]xi32>
  %15 = vector.constant_mask [2, 1] : vector<4x2xi1>
  vector.print %12 : f32
  return %11, %12, %14 : vector<4x2xf32>, f32, vector<[4]xi32>
}
