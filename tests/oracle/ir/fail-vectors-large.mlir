// Vectors whose number of elements needs more than 64 bits with a sign, beside numbers that must be equal to it.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
%a = "t.v"() : () -> vector<4611686018427387904x4xf16>
%0 = "vector.to_elements"(%a) : (vector<4611686018427387904x4xf16>) -> f16
// -----
%a = "t.v"() : () -> vector<4611686018427387904x4xf16>
%0 = "vector.shape_cast"(%a) : (vector<4611686018427387904x4xf16>) -> vector<4x4611686018427387904xf16>
// -----
%a = "t.v"() : () -> tensor<9223372036854775807xf16>
%0 = "tensor.concat"(%a, %a, %a) <{dim = 0 : i64}> : (tensor<9223372036854775807xf16>, tensor<9223372036854775807xf16>, tensor<9223372036854775807xf16>) -> tensor<?xf16>
