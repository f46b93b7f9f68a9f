// Matrices and symbols of `spirv`, sparse tensors, and tiles of `nvgpu`.

// -----
// transposed matrix
%0 = "builtin.unrealized_conversion_cast"() : () -> !spirv.matrix<3 x vector<2xf32>>
%1 = "spirv.Transpose"(%0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
%2 = "spirv.Transpose"(%0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<2xf32>>

// -----
// sum and carry
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
%1 = "spirv.IAddCarry"(%0, %0) : (i32, i32) -> !spirv.struct<(i32, i32)>
%2 = "spirv.IAddCarry"(%0, %0) : (i32, i32) -> !spirv.struct<(i32, i64)>

// -----
// entry point without a function
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
}) : () -> ()

// -----
// stored width
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>>
%1 = "sparse_tensor.positions"(%0) <{level = 0 : index}> : (tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>>) -> memref<?xi32>
%2 = "sparse_tensor.positions"(%0) <{level = 0 : index}> : (tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>>) -> memref<?xindex>

// -----
// tiles of a matrix
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<16x16xf16, 3>
%1 = "builtin.unrealized_conversion_cast"() : () -> index
%2 = "nvgpu.ldmatrix"(%0, %1, %1) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16, 3>, index, index) -> vector<4x2xf16>
%3 = "nvgpu.ldmatrix"(%0, %1, %1) <{numTiles = 2 : i32, transpose = false}> : (memref<16x16xf16, 3>, index, index) -> vector<4x2xf16>
