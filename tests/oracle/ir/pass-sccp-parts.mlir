// Constants in parts: some results of an operation, elements of vectors and tensors, masks.
// run: --sccp
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "u", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "p", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<f32>) -> (index, index), sym_name = "metadata"}> ({
  ^bb0(%arg4: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg5: memref<f32>):
    %25:6 = "memref.extract_strided_metadata"(%arg4) : (memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index)
    %26 = "arith.addi"(%25#1, %25#2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %27 = "arith.constant"() <{value = 4 : index}> : () -> index
    %28 = "arith.cmpi"(%25#2, %27) <{predicate = 0 : i64}> : (index, index) -> i1
    "func.call"(%28) <{callee = @p}> : (i1) -> ()
    "func.call"(%25#5) <{callee = @u}> : (index) -> ()
    "func.call"(%25#3) <{callee = @u}> : (index) -> ()
    %29:2 = "memref.extract_strided_metadata"(%arg5) : (memref<f32>) -> (memref<f32>, index)
    "cf.cond_br"(%28)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %30 = "arith.addi"(%27, %27) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"(%26, %30) : (index, index) -> ()
  ^bb2:  // pred: ^bb0
    "func.return"(%29#1, %25#4) : (index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x5xf32>) -> (index, index, index), sym_name = "metadata_of_cast"}> ({
  ^bb0(%arg3: memref<4x5xf32>):
    %23 = "memref.cast"(%arg3) : (memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %24:6 = "memref.extract_strided_metadata"(%23) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index, index, index, index, index)
    "func.return"(%24#1, %24#3, %24#4) : (index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<4xi32>, i32, vector<2x3xi32>, vector<2x2xi32>, vector<[4]xi1>, vector<2xi32>), sym_name = "vectors"}> ({
    %12 = "arith.constant"() <{value = dense<[1, -1, 1, 5]> : vector<4xi32>}> : () -> vector<4xi32>
    %13 = "arith.constant"() <{value = 3 : index}> : () -> index
    %14 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %15 = "vector.insert"(%14, %12, %13) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
    %16 = "vector.extract"(%12, %13) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>, index) -> i32
    %17 = "arith.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>}> : () -> vector<2x3xi32>
    %18 = "arith.constant"() <{value = dense<[7, 8, 9]> : vector<3xi32>}> : () -> vector<3xi32>
    %19 = "vector.insert"(%18, %17) <{static_position = array<i64: 1>}> : (vector<3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
    %20 = "vector.extract_strided_slice"(%17) <{offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}> : (vector<2x3xi32>) -> vector<2x2xi32>
    %21 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<[4]xi1>
    %22 = "vector.extract_strided_slice"(%12) <{offsets = [2], sizes = [2], strides = [1]}> : (vector<4xi32>) -> vector<2xi32>
    "func.return"(%15, %16, %19, %20, %21, %22) : (vector<4xi32>, i32, vector<2x3xi32>, vector<2x2xi32>, vector<[4]xi1>, vector<2xi32>) -> ()
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
