// Windows over inputs whose sizes need all bits of a number.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
%i, %w, %b, %z = "t.v"() : () -> (tensor<1x9223372036854775807x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>)
%0 = "tosa.conv2d"(%i, %w, %b, %z, %z) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x9223372036854775807x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
// -----
%i, %z = "t.v"() : () -> (tensor<1x4x4x4xf32>, tensor<1xf32>)
%0 = "tosa.max_pool2d"(%i) <{kernel = array<i64: 9223372036854775807, 1>, pad = array<i64: 9223372036854775806, 9223372036854775806, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
