// Invariants of shapes, aggregates and calls: parts that belong together.

// -----
// copies of memory, 1
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#4, %a#3, %a#1) : (memref<6xi16>, index, memref<6xi16, 2>, index, f32, memref<1xi8>, index) -> ()

// -----
// copies of memory, 2
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#1, %a#3) : (memref<6xi16>, index, memref<6xi16, 2>, index, index, memref<1xi8>) -> ()

// -----
// copies of memory, 3
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2) : (memref<6xi16>, index, memref<6xi16, 2>) -> ()

// -----
// copies of memory, 4
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#4, %a#1, %a#2, %a#1, %a#1, %a#3, %a#1) : (f32, index, memref<6xi16, 2>, index, index, memref<1xi8>, index) -> ()

// -----
// copies of memory, 5
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#5, %a#2, %a#1, %a#1, %a#3, %a#1) : (memref<6xi16>, i32, memref<6xi16, 2>, index, index, memref<1xi8>, index) -> ()

// -----
// copies of memory, 6
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#5, %a#1, %a#1, %a#3, %a#1) : (memref<6xi16>, index, i32, index, index, memref<1xi8>, index) -> ()

// -----
// copies of memory, 7
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#5, %a#1, %a#3, %a#1) : (memref<6xi16>, index, memref<6xi16, 2>, i32, index, memref<1xi8>, index) -> ()

// -----
// copies of memory, 8
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#1, %a#4, %a#1) : (memref<6xi16>, index, memref<6xi16, 2>, index, index, f32, index) -> ()

// -----
// copies of memory, 9
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#1, %a#3, %a#5) : (memref<6xi16>, index, memref<6xi16, 2>, index, index, memref<1xi8>, i32) -> ()

// -----
// copies of memory, 10
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#1, %a#3, %a#1, %a#1) : (memref<6xi16>, index, memref<6xi16, 2>, index, index, memref<1xi8>, index, index) -> ()

// -----
// copies of memory, 11
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#1, %a#3, %a#1, %a#1, %a#5) : (memref<6xi16>, index, memref<6xi16, 2>, index, index, memref<1xi8>, index, index, i32) -> ()

// -----
// copies of memory, 12
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_wait"(%a#3, %a#1, %a#1, %a#1) : (memref<1xi8>, index, index, index) -> ()

// -----
// copies of memory, 13
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_start"(%a#0, %a#5, %a#2, %a#1, %a#3, %a#1, %a#1) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<6xi16>, i32, memref<6xi16, 2>, index, memref<1xi8>, index, index) -> ()

// -----
// copies of memory, 14
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#3, %a#1) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<6xi16>, index, memref<6xi16, 2>, index, memref<1xi8>, index) -> ()

// -----
// copies of memory, 15
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_start"(%a#0, %a#1, %a#2, %a#1, %a#4, %a#1, %a#1) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<6xi16>, index, memref<6xi16, 2>, index, f32, index, index) -> ()

// -----
// copies of memory, 16
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_start"(%a#4, %a#1, %a#2, %a#1, %a#3, %a#1, %a#1) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (f32, index, memref<6xi16, 2>, index, memref<1xi8>, index, index) -> ()

// -----
// copies of memory, 17
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_start"(%a#0, %a#1, %a#4, %a#1, %a#3, %a#1, %a#1) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<6xi16>, index, f32, index, memref<1xi8>, index, index) -> ()

// -----
// copies of memory, 18
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_wait"(%a#3, %a#5, %a#1) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi8>, i32, index) -> ()

// -----
// copies of memory, 19
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.dma_wait"(%a#4, %a#1, %a#1) {tag_map = affine_map<(d0) -> (d0)>} : (f32, index, index) -> ()

// -----
// copies of memory, 20
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.prefetch"(%a#0) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> {map = affine_map<() -> (0, 0)>} : (memref<6xi16>) -> ()

// -----
// copies of memory, 21
// unregistered dialects: allowed
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"affine.prefetch"(%a#0) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<6xi16>) -> ()

// -----
// groups of tensor collapses, 1
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 2]]}> : (tensor<2x2xf32>) -> tensor<4xf32>

// 2:6: error: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#0) <{reassociation = [[0, 2]]}> : (tensor<2x2xf32>) -> tensor<4xf32>

// -----
// groups of tensor collapses, 2
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<5xf32>

// 2:6: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 4
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<5xf32>

// -----
// groups of tensor collapses, 3
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<?xf32>

// 2:6: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 4
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<?xf32>

// -----
// groups of tensor collapses, 4
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#1) <{reassociation = [[0, 1]]}> : (tensor<?x4xf32>) -> tensor<4xf32>

// 2:6: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#1) <{reassociation = [[0, 1]]}> : (tensor<?x4xf32>) -> tensor<4xf32>

// -----
// groups of tensor collapses, 5
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#1) <{reassociation = [[0], [1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>

// 2:6: error: 'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#1) <{reassociation = [[0], [1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>

// -----
// groups of tensor collapses, 6
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[1, 0]]}> : (tensor<2x2xf32>) -> tensor<4xf32>

// 2:6: error: 'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#0) <{reassociation = [[1, 0]]}> : (tensor<2x2xf32>) -> tensor<4xf32>

// -----
// groups of tensor collapses, 7
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<4xf16>

// 2:6: error: 'tensor.collapse_shape' op expected collapsed type to be 'tensor<4xf32>', but got 'tensor<4xf16>'
// 2:6: note: see current operation: %1 = "tensor.collapse_shape"(%0#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<4xf16>

// -----
// groups of tensor expansions, 1
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64>}> : (tensor<6xf32>) -> tensor<3x2xf32>

// 2:6: error: 'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 0 inputs instead
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0#0) <{reassociation = [[0, 1]], static_output_shape = array<i64>}> : (tensor<6xf32>) -> tensor<3x2xf32>

// -----
// groups of tensor expansions, 2
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (tensor<6xf32>) -> tensor<3x3xf32>

// 2:6: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 9
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (tensor<6xf32>) -> tensor<3x3xf32>

// -----
// groups of tensor expansions, 3
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 3>}> : (tensor<6xf32>, index) -> tensor<?x3xf32>

// 2:6: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0#0, %0#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 3>}> : (tensor<6xf32>, index) -> tensor<?x3xf32>

// -----
// groups of tensor expansions, 4
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#1, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?xf32>, index) -> tensor<?x?xf32>

// 2:6: error: 'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 2 dynamic dims while output_shape has 1 values
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0#1, %0#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?xf32>, index) -> tensor<?x?xf32>

// -----
// groups of tensor expansions, 5
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#1, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<?xf32>, index) -> tensor<2x3xf32>

// 2:6: error: 'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0#1, %0#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<?xf32>, index) -> tensor<2x3xf32>

// -----
// groups of tensor expansions, 6
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<?xf32>) -> tensor<2x3xf32>

// 2:6: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6
// 2:6: note: see current operation: %1 = "tensor.expand_shape"(%0#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<?xf32>) -> tensor<2x3xf32>

// -----
// groups of memory expansions, 1
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 7]], static_output_shape = array<i64: 3, 2>}> : (memref<6xf32>) -> memref<3x2xf32>

// 2:6: error: 'memref.expand_shape' op reassociation indices must be contiguous
// 2:6: note: see current operation: %1 = "memref.expand_shape"(%0#0) <{reassociation = [[0, 7]], static_output_shape = array<i64: 3, 2>}> : (memref<6xf32>) -> memref<3x2xf32>

// -----
// groups of memory expansions, 2
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (memref<6xf32>) -> memref<3x3xf32>

// 2:6: error: 'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (9)
// 2:6: note: see current operation: %1 = "memref.expand_shape"(%0#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (memref<6xf32>) -> memref<3x3xf32>

// -----
// groups of memory expansions, 3
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2, 3>}> : (memref<6xf32>) -> memref<3x2xf32>

// 2:6: error: 'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 3 inputs instead
// 2:6: note: see current operation: %1 = "memref.expand_shape"(%0#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2, 3>}> : (memref<6xf32>) -> memref<3x2xf32>

// -----
// groups of memory expansions, 4
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2>}> : (memref<6xf32>) -> memref<2x3xf32>

// 2:6: error: 'memref.expand_shape' op invalid output shape provided at pos 0
// 2:6: note: see current operation: %1 = "memref.expand_shape"(%0#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2>}> : (memref<6xf32>) -> memref<2x3xf32>

// -----
// groups of memory expansions, 5
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#1, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index) -> memref<?x?xf32>

// 2:6: error: 'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 2 dynamic dims while output_shape has 1 values
// 2:6: note: see current operation: %1 = "memref.expand_shape"(%0#1, %0#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index) -> memref<?x?xf32>

// -----
// groups of memory expansions, 6
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (memref<?xf32>) -> memref<2x3xf32>

// 2:6: error: 'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic
// 2:6: note: see current operation: %1 = "memref.expand_shape"(%0#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (memref<?xf32>) -> memref<2x3xf32>

// -----
// groups of memory collapses, 1
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<?xf32>

// 2:6: error: 'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<?xf32>

// -----
// groups of memory collapses, 2
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<7xf32>

// 2:6: error: 'memref.collapse_shape' op collapsed dim size (7) must equal reassociation group size (6)
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<7xf32>

// -----
// groups of memory collapses, 3
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 0]]}> : (memref<2x3xf32>) -> memref<6xf32>

// 2:6: error: 'memref.collapse_shape' op reassociation indices must be contiguous
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0#0) <{reassociation = [[0, 0]]}> : (memref<2x3xf32>) -> memref<6xf32>

// -----
// groups of memory collapses, 4
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0]]}> : (memref<2x3xf32>) -> memref<6xf32>

// 2:6: error: 'memref.collapse_shape' op collapsed dim size (6) must equal reassociation group size (2)
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0#0) <{reassociation = [[0]]}> : (memref<2x3xf32>) -> memref<6xf32>

// -----
// groups of memory collapses, 5
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#1) <{reassociation = [[0, 1]]}> : (memref<?x4xf32>) -> memref<8xf32>

// 2:6: error: 'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0#1) <{reassociation = [[0, 1]]}> : (memref<?x4xf32>) -> memref<8xf32>

// -----
// groups of memory collapses, 6
// unregistered dialects: allowed
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<6xf16>

// 2:6: error: 'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf16>'
// 2:6: note: see current operation: %1 = "memref.collapse_shape"(%0#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<6xf16>

// -----
// parts of llvm aggregates, 1
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> i64

// -----
// parts of llvm aggregates, 2
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 1>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> f32

// -----
// parts of llvm aggregates, 3
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 2>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> i32

// -----
// parts of llvm aggregates, 4
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 5>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> i32

// -----
// parts of llvm aggregates, 5
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 1, 2>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> f32

// -----
// parts of llvm aggregates, 6
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#4) <{position = array<i64: 1>}> : (!llvm.array<3 x struct<(i64, f32)>>) -> i64

// -----
// parts of llvm aggregates, 7
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#4) <{position = array<i64: 1, 0, 0>}> : (!llvm.array<3 x struct<(i64, f32)>>) -> i64

// -----
// parts of llvm aggregates, 8
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> i64

// -----
// parts of llvm aggregates, 9
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#4) <{position = array<i64: -1>}> : (!llvm.array<3 x struct<(i64, f32)>>) -> i64

// -----
// parts of llvm aggregates, 10
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.insertvalue"(%a#3, %a#1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>, f32) -> !llvm.struct<(i32, array<2 x f32>, ptr)>

// -----
// parts of llvm aggregates, 11
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.insertvalue"(%a#3, %a#1) <{position = array<i64: 2>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>, f32) -> !llvm.struct<(i32, array<2 x f32>, ptr)>

// -----
// parts of llvm aggregates, 12
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.insertvalue"(%a#3, %a#1) <{position = array<i64: 7>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>, f32) -> !llvm.struct<(i32, array<2 x f32>, ptr)>

// -----
// calls of llvm, 1
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<i32 (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
%r = "llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32

// -----
// calls of llvm, 2
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<i32 (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
%r = "llvm.call"(%a#0, %a#1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, f32) -> i32

// -----
// calls of llvm, 3
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<i32 (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
%r = "llvm.call"(%a#0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32

// -----
// calls of llvm, 4
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<i32 (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
%r = "llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i64

// -----
// calls of llvm, 5
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<i32 (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
"llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> ()

// -----
// calls of llvm, 6
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
%r = "llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32

// -----
// calls of llvm, 7
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32, ...)>, sym_name = "f"}> ({
}) : () -> ()
"llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> ()

// -----
// calls of llvm, 8
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void ()>, sym_name = "f"}> ({
}) : () -> ()
"llvm.call"(%a#0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()

// -----
// calls of llvm, 9
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void ()>, sym_name = "f"}> ({
}) : () -> ()
"llvm.call"(%a#0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()

// -----
// calls of llvm, 10
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
"llvm.call"(%a#0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()

// -----
// functions of llvm, 1
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: f32):
"llvm.return"() : () -> ()
}) : () -> ()

// -----
// functions of llvm, 2
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
"llvm.return"() : () -> ()
}) : () -> ()

// -----
// functions of llvm, 3
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32, ...)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.return"() : () -> ()
}) : () -> ()

// -----
// functions of llvm, 4
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (ptr)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.return"() : () -> ()
}) : () -> ()

// -----
// orders switches and flags of llvm, 1
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.fence"() <{ordering = 0 : i64}> : () -> ()

// -----
// orders switches and flags of llvm, 2
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.fence"() <{ordering = 4 : i64}> : () -> ()

// -----
// orders switches and flags of llvm, 3
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
"llvm.return"() : () -> ()
}) : () -> ()

// 4:1: error: 'llvm.switch' op number of case values (0) should match number of case destinations (1)
// 4:1: note: see current operation: "llvm.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// orders switches and flags of llvm, 4
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
"llvm.return"() : () -> ()
}) : () -> ()

// 4:1: error: 'llvm.switch' op 'flag' type ('i32') should match case value type ('i64')
// 4:1: note: see current operation: "llvm.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// orders switches and flags of llvm, 5
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
"llvm.return"() : () -> ()
}) : () -> ()

// 4:1: error: 'llvm.switch' op number of case values (2) should match number of case destinations (1)
// 4:1: note: see current operation: "llvm.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// orders switches and flags of llvm, 6
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.switch"(%x)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
"llvm.return"() : () -> ()
}) : () -> ()

// -----
// orders switches and flags of llvm, 7
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.add"(%a#0, %a#0) <{overflowFlags = 9 : i32}> : (i32, i32) -> i32

// 2:6: error: 'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags
// 2:6: note: see current operation: %1 = "llvm.add"(%0#0, %0#0) <{overflowFlags = 9 : i32}> : (i32, i32) -> i32

// -----
// orders switches and flags of llvm, 8
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.add"(%a#0, %a#0) <{overflowFlags = true}> : (i32, i32) -> i32

// -----
// orders switches and flags of llvm, 9
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.add"(%a#0, %a#0) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32

// -----
// orders switches and flags of llvm, 10
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.getelementptr"(%a#2, %a#7) <{elem_type = f32, noWrapFlags = 9 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr

// 2:6: error: 'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags
// 2:6: note: see current operation: %1 = "llvm.getelementptr"(%0#2, %0#7) <{elem_type = f32, noWrapFlags = 9 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr

// -----
// orders switches and flags of llvm, 11
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.getelementptr"(%a#2, %a#7) <{elem_type = f32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr

// -----
// orders switches and flags of llvm, 12
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.getelementptr"(%a#2) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr

// -----
// orders switches and flags of llvm, 13
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.getelementptr"(%a#2, %a#7) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i64) -> !llvm.ptr

// -----
// globals and subscripts of emitc, 1
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
}) : () -> ()
%0 = "emitc.get_global"() <{name = @f}> : () -> !emitc.array<2xf32>

// -----
// globals and subscripts of emitc, 2
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "emitc.get_global"() <{name = @n}> : () -> !emitc.array<2xf32>

// -----
// globals and subscripts of emitc, 3
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"emitc.global"() <{sym_name = "g", type = !emitc.array<2xf32>}> : () -> ()
%0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.array<2xf32>

// -----
// globals and subscripts of emitc, 4
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"emitc.global"() <{sym_name = "g", type = !emitc.array<2xf32>}> : () -> ()
%0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.array<3xf32>

// -----
// globals and subscripts of emitc, 5
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"emitc.global"() <{sym_name = "g", type = f32}> : () -> ()
%0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.lvalue<f32>

// -----
// globals and subscripts of emitc, 6
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"emitc.global"() <{sym_name = "g", type = f32}> : () -> ()
%0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.lvalue<i32>

// -----
// globals and subscripts of emitc, 7
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "emitc.subscript"(%a#5, %a#0) : (!emitc.array<4x5xi32>, i32) -> !emitc.lvalue<i32>

// -----
// globals and subscripts of emitc, 8
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "emitc.subscript"(%a#5, %a#0, %a#0) : (!emitc.array<4x5xi32>, i32, i32) -> !emitc.lvalue<i32>

// -----
// globals and subscripts of emitc, 9
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "emitc.subscript"(%a#5, %a#0, %a#0) : (!emitc.array<4x5xi32>, i32, i32) -> !emitc.lvalue<f32>

// -----
// globals and subscripts of emitc, 10
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "emitc.subscript"(%a#5, %a#0, %a#1) : (!emitc.array<4x5xi32>, i32, f32) -> !emitc.lvalue<i32>

// -----
// clusters of gpu, 1
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{cluster_size = 4 : i32, cluster_stride = 0 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32

// -----
// clusters of gpu, 2
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{cluster_size = 3 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32

// -----
// clusters of gpu, 3
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32

// -----
// clusters of gpu, 4
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{cluster_size = 4 : i32, cluster_stride = 3 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32

// -----
// clusters of gpu, 5
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32

// -----
// clusters of gpu, 6
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{op = #gpu<all_reduce_op maxsi>}> : (f32) -> f32

// -----
// clusters of gpu, 7
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#0) <{op = #gpu<all_reduce_op maxnumf>}> : (i32) -> i32

// -----
// clusters of gpu, 8
// unregistered dialects: allowed
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.all_reduce"(%a#0) <{op = #gpu<all_reduce_op maxnumf>}> ({}) : (i32) -> i32

// -----
// a contraction without maps
// unregistered dialects: allowed
%0:2 = "t.w"() : () -> (vector<4xf32>, f32)
%1 = "vector.contract"(%0#0, %0#0, %0#1) <{indexing_maps = [unit, unit, unit], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32

// -----
// flags of an address computation that contain the single flag
// unregistered dialects: allowed
%0 = "t.w"() : () -> !llvm.ptr
%1 = "llvm.getelementptr"(%0) <{elem_type = i8, noWrapFlags = 5 : i32, rawConstantIndices = array<i32: 3>}> : (!llvm.ptr) -> !llvm.ptr
