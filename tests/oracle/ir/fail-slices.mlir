// Slices of tensors and memory: what is refused, and what is next to it.
// stderr: compare
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
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 8>, static_sizes = array<i64: 0>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<0xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<5xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 3>}> : (tensor<8xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 2>, static_strides = array<i64: 0>}> : (tensor<8xf32>) -> (tensor<2xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<1xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%a1 = "t.v"() : () -> (tensor<0xf32>)
%r = "tensor.insert_slice"(%a1, %a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 8>, static_sizes = array<i64: 0>, static_strides = array<i64: 1>}> : (tensor<0xf32>, tensor<8xf32>) -> (tensor<8xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%a1 = "t.v"() : () -> (tensor<5xf32>)
%r = "tensor.insert_slice"(%a1, %a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<8xf32>) -> (tensor<8xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "tensor.insert_slice"(%a1, %a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>) -> (tensor<8xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "tensor.insert_slice"(%a1, %a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 3>}> : (tensor<4xf32>, tensor<8xf32>) -> (tensor<8xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%a1 = "t.v"() : () -> (tensor<2xf32>)
%r = "tensor.insert_slice"(%a1, %a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 2>, static_strides = array<i64: 0>}> : (tensor<2xf32>, tensor<8xf32>) -> (tensor<8xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%a1 = "t.v"() : () -> (tensor<1xf32>)
%r = "tensor.insert_slice"(%a1, %a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>) -> (tensor<8xf32>)
// -----
%a0 = "t.v"() : () -> (memref<8xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 8>, static_sizes = array<i64: 0>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> (memref<0xf32, strided<[1], offset: 8>>)
// -----
%a0 = "t.v"() : () -> (memref<8xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> (memref<5xf32, strided<[1], offset: 4>>)
// -----
%a0 = "t.v"() : () -> (memref<8xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> (memref<4xf32, strided<[1], offset: 4>>)
// -----
%a0 = "t.v"() : () -> (memref<8xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 3>}> : (memref<8xf32>) -> (memref<4xf32, strided<[3], offset: 0>>)
// -----
%a0 = "t.v"() : () -> (memref<8xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 2>, static_strides = array<i64: 0>}> : (memref<8xf32>) -> (memref<2xf32, strided<[0], offset: 7>>)
// -----
%a0 = "t.v"() : () -> (memref<8xf32>)
%r = "memref.subview"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> (memref<1xf32, strided<[1], offset: -1>>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -2>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<?xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<?xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 9223372036854775807>, static_sizes = array<i64: 9223372036854775807>, static_strides = array<i64: 9223372036854775807>}> : (tensor<?xf32>) -> (tensor<9223372036854775807xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<?xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 900>, static_sizes = array<i64: 9>, static_strides = array<i64: 9>}> : (tensor<?xf32>) -> (tensor<9xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<8xf32>)
%r = "tensor.extract_slice"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 9223372036854775807>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<9223372036854775807xf32>)
