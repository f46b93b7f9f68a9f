// Vectors whose elements are all inserted, tensors that are unpacked over others, and numbers of loops that run once.
// run: --canonicalize
// run: --sccp
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, vector<2xf32>) -> vector<2xf32>, sym_name = "v1"}> ({
  ^bb0(%arg42: f32, %arg43: f32, %arg44: vector<2xf32>):
    %43 = "vector.insert"(%arg42, %arg44) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %44 = "vector.insert"(%arg43, %43) <{static_position = array<i64: 1>}> : (f32, vector<2xf32>) -> vector<2xf32>
    "func.return"(%44) : (vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf32>, f32, f32, vector<2x2xf32>) -> vector<2x2xf32>, sym_name = "v3"}> ({
  ^bb0(%arg38: vector<2xf32>, %arg39: f32, %arg40: f32, %arg41: vector<2x2xf32>):
    %40 = "vector.insert"(%arg38, %arg41) <{static_position = array<i64: 0>}> : (vector<2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %41 = "vector.insert"(%arg39, %40) <{static_position = array<i64: 1, 1>}> : (f32, vector<2x2xf32>) -> vector<2x2xf32>
    %42 = "vector.insert"(%arg40, %41) <{static_position = array<i64: 1, 0>}> : (f32, vector<2x2xf32>) -> vector<2x2xf32>
    "func.return"(%42) : (vector<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, f32, vector<2xf32>) -> vector<2xf32>, sym_name = "v4"}> ({
  ^bb0(%arg34: f32, %arg35: f32, %arg36: f32, %arg37: vector<2xf32>):
    %37 = "vector.insert"(%arg34, %arg37) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %38 = "vector.insert"(%arg35, %37) <{static_position = array<i64: 1>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %39 = "vector.insert"(%arg36, %38) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    "func.return"(%39) : (vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<1xf32>, vector<f32>, vector<1x1xf32>, vector<[2]xf32>) -> (vector<1xf32>, vector<f32>, vector<1x1xf32>, vector<[2]xf32>), sym_name = "v6"}> ({
  ^bb0(%arg29: f32, %arg30: vector<1xf32>, %arg31: vector<f32>, %arg32: vector<1x1xf32>, %arg33: vector<[2]xf32>):
    %33 = "vector.insert"(%arg29, %arg30) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
    %34 = "vector.insert"(%arg29, %arg31) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
    %35 = "vector.insert"(%arg29, %arg32) <{static_position = array<i64: 0, 0>}> : (f32, vector<1x1xf32>) -> vector<1x1xf32>
    %36 = "vector.insert"(%arg29, %arg33) <{static_position = array<i64: 0>}> : (f32, vector<[2]xf32>) -> vector<[2]xf32>
    "func.return"(%33, %34, %35, %36) : (vector<1xf32>, vector<f32>, vector<1x1xf32>, vector<[2]xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, f32) -> (vector<2xf32>, vector<3xf32>), sym_name = "v7"}> ({
  ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
    %27 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2xf32>
    %28 = "ub.poison"() <{value = #ub.poison}> : () -> vector<3xf32>
    %29 = "vector.insert"(%arg26, %27) <{static_position = array<i64: 1>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %30 = "vector.insert"(%arg27, %29) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %31 = "vector.insert"(%arg26, %28) <{static_position = array<i64: 1>}> : (f32, vector<3xf32>) -> vector<3xf32>
    %32 = "vector.insert"(%arg27, %31) <{static_position = array<i64: 0>}> : (f32, vector<3xf32>) -> vector<3xf32>
    "func.return"(%30, %32) : (vector<2xf32>, vector<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<2xf32>) -> vector<2xf32>, sym_name = "v8"}> ({
  ^bb0(%arg23: f32, %arg24: f32, %arg25: vector<2xf32>):
    %24 = "vector.insert"(%arg23, %arg25) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %25 = "vector.insert"(%arg23, %24) <{static_position = array<i64: 1>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %26 = "vector.insert"(%arg24, %25) <{static_position = array<i64: 1>}> : (f32, vector<2xf32>) -> vector<2xf32>
    "func.return"(%26) : (vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>, sym_name = "v9"}> ({
  ^bb0(%arg19: f32, %arg20: f32, %arg21: vector<3xf32>, %arg22: vector<2x3xf32>):
    %22 = "vector.insert"(%arg21, %arg22) <{static_position = array<i64: 0>}> : (vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    %23 = "vector.insert"(%arg21, %22) <{static_position = array<i64: 1>}> : (vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    "func.return"(%23) : (vector<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<2xf32>) -> vector<2xf32>, sym_name = "v10"}> ({
  ^bb0(%arg16: f32, %arg17: f32, %arg18: vector<2xf32>):
    %20 = "vector.insert"(%arg17, %arg18) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    %21 = "vector.insert"(%arg16, %20) <{static_position = array<i64: 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
    "func.return"(%21) : (vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x2x2xf32>, f32) -> tensor<8x8xf32>, sym_name = "u1"}> ({
  ^bb0(%arg12: tensor<4x4x2x2xf32>, %arg13: f32):
    %17 = "tensor.empty"() : () -> tensor<8x8xf32>
    %18 = "linalg.fill"(%arg13, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (f32, tensor<8x8xf32>) -> tensor<8x8xf32>
    %19 = "linalg.unpack"(%arg12, %18) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<4x4x2x2xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%19) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "u2"}> ({
  ^bb0(%arg11: tensor<8x8xf32>):
    %13 = "tensor.empty"() : () -> tensor<4x4x2x2xf32>
    %14 = "linalg.pack"(%arg11, %13) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<8x8xf32>, tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %15 = "tensor.empty"() : () -> tensor<8x8xf32>
    %16 = "linalg.unpack"(%14, %15) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<4x4x2x2xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%16) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>, sym_name = "u3"}> ({
  ^bb0(%arg10: tensor<4x4x2x2xf32>):
    %9 = "tensor.empty"() : () -> tensor<4x4x2x2xf32>
    %10 = "tensor.empty"() : () -> tensor<8x8xf32>
    %11 = "linalg.unpack"(%arg10, %10) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<4x4x2x2xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %12 = "linalg.pack"(%11, %9) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<8x8xf32>, tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    "func.return"(%12) : (tensor<4x4x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<1x4xf32>, memref<4x1xf32>, memref<?x1xf32>) -> (), sym_name = "i1"}> ({
  ^bb0(%arg4: memref<1x4xf32>, %arg5: memref<4x1xf32>, %arg6: memref<?x1xf32>):
    "linalg.generic"(%arg4) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg9: f32):
      %7 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %8 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "u.v"(%7, %8) : (index, index) -> ()
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (memref<1x4xf32>) -> ()
    "linalg.generic"(%arg5) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg8: f32):
      %5 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %6 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "u.v"(%5, %6) : (index, index) -> ()
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (memref<4x1xf32>) -> ()
    "linalg.generic"(%arg6) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg7: f32):
      %3 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %4 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "u.v"(%3, %4) : (index, index) -> ()
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (memref<?x1xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>, sym_name = "i2"}> ({
  ^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<?x4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "u.v"(%1, %2) : (index, index) -> ()
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%0) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

