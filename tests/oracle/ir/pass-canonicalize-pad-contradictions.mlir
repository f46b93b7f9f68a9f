// Constant padding that contradicts the size of the result stays an operand.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<3xf32>, sym_name = "padding"}> ({
  ^bb0(%arg8: tensor<4xf32>, %arg9: f32):
    %6 = "arith.constant"() <{value = 5 : index}> : () -> index
    %7 = "tensor.pad"(%arg8, %6) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 0>}> ({
    ^bb0(%arg10: index):
      "tensor.yield"(%arg9) : (f32) -> ()
    }) : (tensor<4xf32>, index) -> tensor<3xf32>
    "func.return"(%7) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, f32, index) -> tensor<3x?xf32>, sym_name = "one_side"}> ({
  ^bb0(%arg3: tensor<4xf32>, %arg4: f32, %arg5: index):
    %3 = "arith.constant"() <{value = 5 : index}> : () -> index
    %4 = "tensor.expand_shape"(%arg3) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xf32>) -> tensor<2x2xf32>
    %5 = "tensor.pad"(%4, %3, %3, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 2>, static_high = array<i64: -9223372036854775808, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 1>}> ({
    ^bb0(%arg6: index, %arg7: index):
      "tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<2x2xf32>, index, index, index) -> tensor<3x?xf32>
    "func.return"(%5) : (tensor<3x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<9xf32>, sym_name = "agreement"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: f32):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "tensor.pad"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 0>}> ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (tensor<4xf32>, index) -> tensor<?xf32>
    %2 = "tensor.cast"(%1) : (tensor<?xf32>) -> tensor<9xf32>
    "func.return"(%2) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
