// Shapes, positions, masks and maps of operations of vector: what is refused, and what is next to it.
// run: --split-input-file --allow-unregistered-dialect
%a0 = "t.v"() : () -> (i32)
%a1 = "t.v"() : () -> (i32)
%r = "vector.from_elements"(%a0, %a1) : (i32, i32) -> (vector<3xi32>)
// -----
%a0 = "t.v"() : () -> (i32)
%a1 = "t.v"() : () -> (i64)
%r = "vector.from_elements"(%a0, %a1) : (i32, i64) -> (vector<2xi32>)
// -----
%a0 = "t.v"() : () -> (i32)
%a1 = "t.v"() : () -> (i32)
%r = "vector.from_elements"(%a0, %a1) : (i32, i32) -> (vector<[2]xi32>)
// -----
%a0 = "t.v"() : () -> (vector<2xi32>)
%r = "vector.to_elements"(%a0) : (vector<2xi32>) -> (i32)
// -----
%a0 = "t.v"() : () -> (vector<2xi32>)
%r:2 = "vector.to_elements"(%a0) : (vector<2xi32>) -> (i32, i64)
// -----
%a0 = "t.v"() : () -> (vector<2xf32>)
%a1 = "t.v"() : () -> (vector<2xf32>)
%r = "vector.shuffle"(%a0, %a1) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> (vector<3xf32>)
// -----
%a0 = "t.v"() : () -> (vector<2xf32>)
%a1 = "t.v"() : () -> (vector<2xf32>)
%r = "vector.shuffle"(%a0, %a1) <{mask = array<i64: 0, 5>}> : (vector<2xf32>, vector<2xf32>) -> (vector<2xf32>)
// -----
%a0 = "t.v"() : () -> (vector<2x3xf32>)
%a1 = "t.v"() : () -> (vector<2x4xf32>)
%r = "vector.shuffle"(%a0, %a1) <{mask = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<2x4xf32>) -> (vector<2x3xf32>)
// -----
%a0 = "t.v"() : () -> (vector<2xf32>)
%a1 = "t.v"() : () -> (vector<2xi32>)
%r = "vector.shuffle"(%a0, %a1) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xi32>) -> (vector<2xf32>)
// -----
%a0 = "t.v"() : () -> (vector<2x4xf32>)
%r = "vector.broadcast"(%a0) : (vector<2x4xf32>) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (vector<3x4xf32>)
%r = "vector.broadcast"(%a0) : (vector<3x4xf32>) -> (vector<2x3x5xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4xf32>)
%r = "vector.broadcast"(%a0) : (vector<4xf32>) -> (vector<[4]xf32>)
// -----
%a0 = "t.v"() : () -> (i32)
%r = "vector.broadcast"(%a0) : (i32) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4xf32>)
%r = "vector.extract"(%a0) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> (vector<1xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.extract"(%a0) <{static_position = array<i64: 0>}> : (vector<4x3xf32>) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.extract"(%a0) <{static_position = array<i64: 0>}> : (vector<4x3xf32>) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.extract"(%a0) <{static_position = array<i64: 0, 1, 2>}> : (vector<4x3xf32>) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<4x3xf32>)
%a1 = "t.v"() : () -> (index)
%r = "vector.extract"(%a0, %a1) <{static_position = array<i64: 0, 1>}> : (vector<4x3xf32>, index) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.extract"(%a0) <{static_position = array<i64: 0, 1>}> : (vector<4x3xf32>) -> (i32)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.insert"(%a0, %a1) <{static_position = array<i64: 0>}> : (f32, vector<4x3xf32>) -> (vector<4x3xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4xf32>)
%a1 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.insert"(%a0, %a1) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<4x3xf32>) -> (vector<4x3xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.insert"(%a0, %a1) <{static_position = array<i64: 0, 1, 2>}> : (f32, vector<4x3xf32>) -> (vector<4x3xf32>)
// -----
%a0 = "t.v"() : () -> (i32)
%a1 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.insert"(%a0, %a1) <{static_position = array<i64: 0, 1>}> : (i32, vector<4x3xf32>) -> (vector<4x3xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (vector<4x3xf32>)
%r = "vector.insert"(%a0, %a1) <{static_position = array<i64: 0, 1>}> : (f32, vector<4x3xf32>) -> (vector<4x4xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%r = "vector.extract_strided_slice"(%a0) <{offsets = [2], sizes = [2], strides = [1]}> : (vector<4x16xf32>) -> (vector<2x16xf32>)
// -----
%a0 = "t.v"() : () -> (vector<2x4xf32>)
%a1 = "t.v"() : () -> (vector<4x16xf32>)
%r = "vector.insert_strided_slice"(%a0, %a1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x16xf32>) -> (vector<4x16xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%r = "vector.bitcast"(%a0) : (vector<4x16xf32>) -> (vector<4x16xi64>)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%r = "vector.bitcast"(%a0) : (vector<4x16xf32>) -> (vector<8x16xi32>)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%r = "vector.bitcast"(%a0) : (vector<4x16xf32>) -> (vector<64xi32>)
// -----
%r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> (vector<[4]xi1>)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%r = "vector.reduction"(%a0) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<4x16xf32>) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<16xf32>)
%r = "vector.reduction"(%a0) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<16xf32>) -> (i32)
// -----
%a0 = "t.v"() : () -> (vector<16xf32>)
%r = "vector.reduction"(%a0) <{kind = #vector.kind<and>, fastmath = #arith.fastmath<none>}> : (vector<16xf32>) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<16xf32>)
%a1 = "t.v"() : () -> (vector<16xf32>)
%r = "vector.reduction"(%a0, %a1) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<16xf32>, vector<16xf32>) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%a1 = "t.v"() : () -> (vector<4xf32>)
%r = "vector.multi_reduction"(%a0, %a1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x16xf32>, vector<4xf32>) -> (vector<16xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%a1 = "t.v"() : () -> (f32)
%r = "vector.multi_reduction"(%a0, %a1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x16xf32>, f32) -> (f32)
// -----
%a0 = "t.v"() : () -> (vector<4x16xf32>)
%a1 = "t.v"() : () -> (vector<16xf32>)
%r = "vector.multi_reduction"(%a0, %a1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x16xf32>, vector<16xf32>) -> (vector<16xf32>)
// -----
%a0 = "t.v"() : () -> (memref<?x?xf32>)
%a1 = "t.v"() : () -> (index)
%a2 = "t.v"() : () -> (index)
%a3 = "t.v"() : () -> (f32)
%r = "vector.transfer_read"(%a0, %a1, %a2, %a3) <{in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (memref<?x?xf32>)
%a1 = "t.v"() : () -> (index)
%a2 = "t.v"() : () -> (index)
%a3 = "t.v"() : () -> (f32)
%r = "vector.transfer_read"(%a0, %a1, %a2, %a3) <{in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (memref<?x?xf32>)
%a1 = "t.v"() : () -> (index)
%a2 = "t.v"() : () -> (index)
%a3 = "t.v"() : () -> (f32)
%r = "vector.transfer_read"(%a0, %a1, %a2, %a3) <{in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> (vector<4xi32>)
// -----
%a0 = "t.v"() : () -> (memref<?x?xf32>)
%a1 = "t.v"() : () -> (index)
%a2 = "t.v"() : () -> (index)
%a3 = "t.v"() : () -> (f32)
%r = "vector.transfer_read"(%a0, %a1, %a2, %a3) <{in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> (vector<4xi32>)
// -----
%a0 = "t.v"() : () -> (memref<?xvector<4xf32>>)
%a1 = "t.v"() : () -> (index)
%r = "vector.load"(%a0, %a1) : (memref<?xvector<4xf32>>, index) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (memref<?xf32>)
%r = "vector.type_cast"(%a0) : (memref<?xf32>) -> (memref<vector<4xf32>>)
// -----
%a0 = "t.v"() : () -> (vector<4xf32>)
%r = "vector.transpose"(%a0) <{permutation = array<i64: 1>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4xf32>)
%r = "vector.shape_cast"(%a0) : (vector<4xf32>) -> (vector<[4]xf32>)
// -----
%a0 = "t.v"() : () -> (vector<4xf32>)
%r = "vector.shape_cast"(%a0) : (vector<4xf32>) -> (vector<4xi32>)
// -----
%a0 = "t.v"() : () -> (vector<2x[2]xf32>)
%r = "vector.shape_cast"(%a0) : (vector<2x[2]xf32>) -> (vector<4xf32>)
// -----
%r = "vector.step"() : () -> (vector<4x4xindex>)
// -----
%a0 = "t.v"() : () -> (vector<64xf64>)
%a1 = "t.v"() : () -> (vector<48xf64>)
%r = "vector.matrix_multiply"(%a0, %a1) : (vector<64xf64>, vector<48xf64>) -> (vector<12xf64>)
// -----
%a0 = "t.v"() : () -> (vector<16xf32>)
%r = "vector.flat_transpose"(%a0) : (vector<16xf32>) -> (vector<16xf32>)
// -----
%a0 = "t.v"() : () -> (vector<2x3xf32>)
%a1 = "t.v"() : () -> (vector<3xf32>)
%r:2 = "vector.scan"(%a0, %a1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3xf32>, vector<3xf32>) -> (vector<2x3xf32>, vector<2xf32>)
// -----
"vector.print"() : () -> ()
// -----
// Places that are operands are not counted where something is inserted.
%v, %s, %i = "t.v"() : () -> (vector<4xi32>, i32, index)
%0 = "vector.insert"(%s, %v, %i) <{static_position = array<i64: 0>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
%1 = "vector.insert"(%s, %v) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>) -> vector<4xi32>
// -----
%v, %i = "t.v"() : () -> (vector<4xi32>, index)
%0 = "vector.extract"(%v, %i) <{static_position = array<i64: 0>}> : (vector<4xi32>, index) -> i32
// -----
%a0 = "t.v"() : () -> (vector<2x[4]xf32>)
%r:2 = "vector.deinterleave"(%a0) : (vector<2x[4]xf32>) -> (vector<2x[2]xf32>, vector<2x[2]xf32>)
// -----
%m = "t.v"() : () -> vector<2x4x3xi1>
%a = "t.v"() : () -> vector<2x3xf32>
%b = "t.v"() : () -> vector<3x4xf32>
%c = "t.v"() : () -> vector<2x4xf32>
%r = "vector.mask"(%m) ({
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  "vector.yield"(%0) : (vector<2x4xf32>) -> ()
}) : (vector<2x4x3xi1>) -> vector<2x4xf32>
// -----
%r = "tensor.generate"() ({
^bb0(%i: index):
  "t.end"(%i) : (index) -> ()
}) : () -> tensor<4xf32>
// -----
%p = "t.v"() : () -> (!llvm.ptr)
%r = "vector.broadcast"(%p) : (!llvm.ptr) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (!llvm.ptr)
%r = "vector.broadcast"(%p) : (!llvm.ptr) -> vector<4x!llvm.ptr>
// -----
%p = "t.v"() : () -> (tensor<4xf32>)
%r = "vector.broadcast"(%p) : (tensor<4xf32>) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (memref<4xf32>)
%r = "vector.broadcast"(%p) : (memref<4xf32>) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (!emitc.array<4xf32>)
%r = "vector.broadcast"(%p) : (!emitc.array<4xf32>) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (tuple<f32>)
%r = "vector.broadcast"(%p) : (tuple<f32>) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (none)
%r = "vector.broadcast"(%p) : (none) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (complex<f32>)
%r = "vector.broadcast"(%p) : (complex<f32>) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (!foo.bar)
%r = "vector.broadcast"(%p) : (!foo.bar) -> vector<4xf32>
// -----
%p = "t.v"() : () -> (vector<4xi32>)
%r = "vector.reduction"(%p) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> memref<*xi32>
// -----
%p = "t.v"() : () -> (vector<4xi32>)
%r = "vector.reduction"(%p) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> vector<1xi32>
// -----
%p = "t.v"() : () -> (vector<4xi32>)
%r = "vector.reduction"(%p) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> tensor<4xi32>
// -----
%p = "t.v"() : () -> (vector<4xi32>)
%r = "vector.reduction"(%p) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> complex<i32>
// -----
%p = "t.v"() : () -> (vector<4xi32>)
%r = "vector.reduction"(%p) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> !emitc.array<4xi32>
// -----
%p = "t.v"() : () -> (vector<4x!llvm.ptr>)
%r = "vector.reduction"(%p) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4x!llvm.ptr>) -> !llvm.ptr
