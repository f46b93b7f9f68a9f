// Elements and slices leave a loop that may not run only if they are within the tensor.
// run: --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<4xi32>, tensor<?xi32>, index) -> (), sym_name = "extract"}> ({
  ^bb0(%n: index, %t: tensor<4xi32>, %u: tensor<?xi32>, %j: index):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %c4 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%c0, %n, %c1) ({
    ^bb0(%i: index):
      %0 = "tensor.extract"(%t, %c3) : (tensor<4xi32>, index) -> i32
      %1 = "tensor.extract"(%t, %c4) : (tensor<4xi32>, index) -> i32
      %2 = "tensor.extract"(%t, %j) : (tensor<4xi32>, index) -> i32
      %3 = "tensor.extract"(%u, %c0) : (tensor<?xi32>, index) -> i32
      %4 = "tensor.insert"(%0, %t, %c0) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
      %5 = "tensor.insert"(%0, %t, %j) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
      %6 = "tensor.insert"(%0, %u, %c0) : (i32, tensor<?xi32>, index) -> tensor<?xi32>
      "func.call"(%0, %1, %2, %3, %4, %5, %6) <{callee = @use}> : (i32, i32, i32, i32, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, tensor<4xi32>, tensor<2xi32>, tensor<?xi32>, index) -> (), sym_name = "slices"}> ({
  ^bb0(%n: index, %t: tensor<4xi32>, %s: tensor<2xi32>, %u: tensor<?xi32>, %j: index):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%c0, %n, %c1) ({
    ^bb0(%i: index):
      %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 2>}> : (tensor<4xi32>) -> tensor<2xi32>
      %1 = "tensor.extract_slice"(%t, %c1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xi32>, index) -> tensor<2xi32>
      %2 = "tensor.extract_slice"(%t, %c3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xi32>, index) -> tensor<2xi32>
      %3 = "tensor.extract_slice"(%t, %j) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xi32>, index) -> tensor<2xi32>
      %4 = "tensor.extract_slice"(%t, %j) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<4xi32>, index) -> tensor<?xi32>
      %5 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<4xi32>) -> tensor<4xi32>
      %6 = "tensor.insert_slice"(%s, %t, %j) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<4xi32>, index) -> tensor<4xi32>
      %7 = "tensor.insert_slice"(%s, %u) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<?xi32>) -> tensor<?xi32>
      "func.call"(%0, %1, %2, %3, %4, %5, %6, %7) <{callee = @take}> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i32, i32, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>) -> (), sym_name = "take", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
