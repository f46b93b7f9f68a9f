// Views of memory, tensors that follow from others, and vectors that are combined.

// -----
// subview layout
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xf32>
%1 = "memref.subview"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: 4>>

// 2:6: error: expected result type to be 'memref<2x2xf32, strided<[4, 2], offset: 4>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[4, 1], offset: 4>>'
// 2:6: note: see current operation: %1 = "memref.subview"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: 4>>

// -----
// subview without a dimension
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1x4xf32>
%1 = "memref.subview"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 2>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x1x4xf32>) -> memref<1x2xf32, strided<[4, 1]>>

// -----
// cast of strides
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xf32>
%1 = "memref.cast"(%0) : (memref<4x4xf32>) -> memref<4x4xf32, strided<[?, 1], offset: ?>>
%2 = "memref.cast"(%0) : (memref<4x4xf32>) -> memref<4x4xf32, strided<[8, 1]>>

// 3:6: error: 'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, strided<[8, 1]>>' are cast incompatible
// 3:6: note: see current operation: %2 = "memref.cast"(%0) : (memref<4x4xf32>) -> memref<4x4xf32, strided<[8, 1]>>

// -----
// collapse of a gap
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xf32, strided<[8, 1]>>
%1 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32, strided<[8, 1]>>) -> memref<16xf32, strided<[1]>>

// 2:6: error: 'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32, strided<[8, 1]>>) -> memref<16xf32, strided<[1]>>

// -----
// map without strides
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
%1:4 = "memref.extract_strided_metadata"(%0) : (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) -> (memref<f32>, index, index, index)

// 2:8: error: 'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'
// 2:8: note: see current operation: %1:4 = "memref.extract_strided_metadata"(%0) : (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) -> (memref<f32>, index, index, index)

// -----
// alignment
"memref.global"() <{sym_name = "g", type = memref<4xf32>, alignment = 6 : i64}> : () -> ()

// 1:1: error: 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// 1:1: note: see current operation: "memref.global"() <{alignment = 6 : i64, sym_name = "g", type = memref<4xf32>}> : () -> ()

// -----
// padded size
%0 = "tensor.empty"() : () -> tensor<4xf32>
%1 = "tensor.pad"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 1>, static_high = array<i64: 2>}> ({
^bb0(%arg0: index):
  %2 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
  "tensor.yield"(%2) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<8xf32>

// 2:6: error: specified type 'tensor<8xf32>' does not match the inferred type 'tensor<7xf32>'
// 2:6: note: see current operation:
// %1 = "tensor.pad"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
// ^bb0(%arg0: index):
//   %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
//   "tensor.yield"(%2) : (f32) -> ()
// }) : (tensor<4xf32>) -> tensor<8xf32>

// -----
// gathered dimension
%0 = "tensor.empty"() : () -> tensor<4x5xf32>
%1 = "tensor.empty"() : () -> tensor<2x1xindex>
%2 = "tensor.gather"(%0, %1) <{gather_dims = array<i64: 1>}> : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<2x4xf32>
%3 = "tensor.gather"(%0, %1) <{gather_dims = array<i64: 2>}> : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<2x4xf32>

// 4:6: error: 'tensor.gather' op gather_dims value must be smaller than source rank
// 4:6: note: see current operation: %3 = "tensor.gather"(%0, %1) <{gather_dims = array<i64: 2>}> : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<2x4xf32>

// -----
// contraction of other sizes
%0 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf32>
%1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<5xf32>
%2 = "ub.poison"() <{value = #ub.poison}> : () -> f32
%3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<5xf32>, f32) -> f32

// -----
// mask of two
%0 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf32>
%1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<5xi1>
%2 = "vector.mask"(%1) ({
  %3 = "vector.reduction"(%0) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  "vector.yield"(%3) : (f32) -> ()
}) : (vector<5xi1>) -> f32

// -----
// a reshape of an unranked tensor
// unregistered dialects: allowed
%0 = "t.w"() : () -> tensor<4x4xf32>
%1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<4x4xf32>) -> tensor<*xf32>

// 2:6: error: 'tensor.collapse_shape' op expected a ranked tensor, but got 'tensor<*xf32>'
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<4x4xf32>) -> tensor<*xf32>

// -----
// a reshape to an unranked tensor
// unregistered dialects: allowed
%0 = "t.w"() : () -> tensor<*xf32>
%1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (tensor<*xf32>) -> tensor<2x3x4xf32>

// 2:6: error: 'tensor.expand_shape' op expected a ranked tensor, but got 'tensor<*xf32>'
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (tensor<*xf32>) -> tensor<2x3x4xf32>
