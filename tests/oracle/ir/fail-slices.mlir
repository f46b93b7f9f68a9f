// Slices of tensors and memory: what is refused, and what is next to it.
// run: --split-input-file --allow-unregistered-dialect
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%r = "tensor.collapse_shape"(%a0) <{reassociation = [[0, 1]]}> : (tensor<4x4xf32>) -> (tensor<16xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (f32)
%r = "tensor.from_elements"(%a0, %a1) : (f32, f32) -> (tensor<2xi32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (f32)
%r = "tensor.from_elements"(%a0, %a1) : (f32, f32) -> (tensor<3xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%r = "tensor.from_elements"(%a0) : (f32) -> (tensor<?xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> (tensor<2x2xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> (tensor<3x2xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> (tensor<2x2xi32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4x4xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4x4xf32>) -> (tensor<2x2xf32>)
// -----
%a0 = "t.v"() : () -> (memref<4x4xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> (memref<2x2xf32, strided<[4, 1]>>)
// -----
%a0 = "t.v"() : () -> (memref<4x4xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> (memref<3x2xf32, strided<[4, 1]>>)
// -----
%a0 = "t.v"() : () -> (memref<4x4xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> (memref<2x2xi32, strided<[4, 1]>>)
// -----
%a0 = "t.v"() : () -> (memref<4x4xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> (memref<2x2xf32, strided<[4, 1]>, 1>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> (tensor<2x2xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> (tensor<2x2xf32>)
