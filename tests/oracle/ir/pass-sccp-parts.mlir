// Constants in parts: some results of an operation, elements of vectors and tensors, masks.
// run: --sccp
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "u", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "p", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>) -> (f32, f32), sym_name = "beyond"}> ({
  ^bb0(%arg2: vector<4xf32>):
    %8 = "arith.constant"() <{value = -1 : index}> : () -> index
    %9 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %10 = "vector.extract"(%9, %8) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %11 = "vector.extract"(%arg2, %8) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    "func.return"(%10, %11) : (f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x5xf32>), sym_name = "tensors"}> ({
  ^bb0(%arg0: tensor<?x?xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %3 = "tensor.insert"(%1, %0, %arg1) : (f32, tensor<4xf32>, index) -> tensor<4xf32>
    %4 = "tensor.insert"(%2, %0, %arg1) : (f32, tensor<4xf32>, index) -> tensor<4xf32>
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = dense<-1.000000e+00> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
    %7 = "tensor.insert_slice"(%arg0, %6, %arg1, %arg1, %5, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<4x5xf32>, index, index, index, index) -> tensor<4x5xf32>
    "func.return"(%3, %4, %7) : (tensor<4xf32>, tensor<4xf32>, tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
