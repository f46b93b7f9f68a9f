// Vectors whose number of elements needs more than 64 bits with a sign, beside numbers that must be equal to it.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
%a, %b, %c = "t.v"() : () -> (vector<4611686018427387904x2xf16>, vector<2x2xf16>, vector<2x2xf16>)
%0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4611686018427387904x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// -----
%a = "t.v"() : () -> vector<4611686018427387904x4xf16>
%0 = "vector.to_elements"(%a) : (vector<4611686018427387904x4xf16>) -> f16
// -----
%a = "t.v"() : () -> vector<4611686018427387904x4xf16>
%0 = "vector.shape_cast"(%a) : (vector<4611686018427387904x4xf16>) -> vector<4x4611686018427387904xf16>
// -----
%a = "t.v"() : () -> tensor<9223372036854775807xf16>
%0 = "tensor.concat"(%a, %a, %a) <{dim = 0 : i64}> : (tensor<9223372036854775807xf16>, tensor<9223372036854775807xf16>, tensor<9223372036854775807xf16>) -> tensor<?xf16>
// -----
%m, %i = "t.m"() : () -> (memref<?xvector<4611686018427387904x4xf16>, strided<[2]>>, index)
%0 = "vector.load"(%m, %i) : (memref<?xvector<4611686018427387904x4xf16>, strided<[2]>>, index) -> vector<4611686018427387904x4xf16>
