// A slice of fewer dimensions keeps those that its type keeps, also behind one that it drops.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4x4xi32>) -> tensor<1x2xi32>, sym_name = "extract"}> ({
  ^bb0(%arg5: tensor<4x4x4xi32>):
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "tensor.extract_slice"(%arg5, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 2, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x4x4xi32>, index) -> tensor<1x2xi32>
    "func.return"(%5) : (tensor<1x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x?x8xf32>, index) -> tensor<1x?xf32>, sym_name = "extract_unknown"}> ({
  ^bb0(%arg3: tensor<8x?x8xf32>, %arg4: index):
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "tensor.extract_slice"(%arg3, %2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x?x8xf32>, index, index) -> tensor<1x?xf32>
    "func.return"(%3) : (tensor<1x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x?x8xf32>, tensor<1x?xf32>, index) -> tensor<8x?x8xf32>, sym_name = "insert_unknown"}> ({
  ^bb0(%arg0: tensor<8x?x8xf32>, %arg1: tensor<1x?xf32>, %arg2: index):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "tensor.insert_slice"(%arg1, %arg0, %0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x?xf32>, tensor<8x?x8xf32>, index, index) -> tensor<8x?x8xf32>
    "func.return"(%1) : (tensor<8x?x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
