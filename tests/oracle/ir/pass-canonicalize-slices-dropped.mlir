// A slice of fewer dimensions keeps those that its type keeps.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4x4xi32>, tensor<1x2xi32>) -> tensor<4x4x4xi32>, sym_name = "insert"}> ({
  ^bb0(%arg12: tensor<4x4x4xi32>, %arg13: tensor<1x2xi32>):
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    %12 = "tensor.insert_slice"(%arg13, %arg12, %11) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 2, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2xi32>, tensor<4x4x4xi32>, index) -> tensor<4x4x4xi32>
    "func.return"(%12) : (tensor<4x4x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x4xi32>, tensor<1x2xi32>, index) -> tensor<4x4x4xi32>, sym_name = "insert_parallel"}> ({
  ^bb0(%arg7: tensor<4x4x4xi32>, %arg8: tensor<1x2xi32>, %arg9: index):
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "scf.forall"(%arg9, %arg7) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg10: index, %arg11: tensor<4x4x4xi32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg8, %arg11, %9) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 2, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2xi32>, tensor<4x4x4xi32>, index) -> ()
      }) : () -> ()
    }) : (index, tensor<4x4x4xi32>) -> tensor<4x4x4xi32>
    "func.return"(%10) : (tensor<4x4x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x4xi32>, tensor<2x1xi32>) -> tensor<4x4x4xi32>, sym_name = "insert_first"}> ({
  ^bb0(%arg5: tensor<4x4x4xi32>, %arg6: tensor<2x1xi32>):
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "tensor.insert_slice"(%arg6, %arg5, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 2, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x1xi32>, tensor<4x4x4xi32>, index) -> tensor<4x4x4xi32>
    "func.return"(%8) : (tensor<4x4x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x?x4xi32>, tensor<?x1xi32>) -> tensor<4x?x4xi32>, sym_name = "insert_becoming_one"}> ({
  ^bb0(%arg3: tensor<4x?x4xi32>, %arg4: tensor<?x1xi32>):
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "tensor.insert_slice"(%arg4, %arg3, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<?x1xi32>, tensor<4x?x4xi32>, index) -> tensor<4x?x4xi32>
    "func.return"(%6) : (tensor<4x?x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x?xi32>) -> tensor<2x?xi32>, sym_name = "extract_first"}> ({
  ^bb0(%arg2: tensor<4x4x?xi32>):
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "tensor.extract_slice"(%arg2, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 2, -9223372036854775808>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x4x?xi32>, index, index) -> tensor<2x?xi32>
    "func.return"(%4) : (tensor<2x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x?xi32>, index) -> tensor<2x3xi32>, sym_name = "cast_of_slice"}> ({
  ^bb0(%arg0: tensor<4x4x?xi32>, %arg1: index):
    %0 = "tensor.extract_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 0, 0>, static_sizes = array<i64: 1, 2, -9223372036854775808>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x4x?xi32>, index) -> tensor<2x?xi32>
    %1 = "tensor.cast"(%0) : (tensor<2x?xi32>) -> tensor<2x3xi32>
    "func.return"(%1) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
