// Casts of slices and of operations that name dimensions, transpositions and broadcasts of each other, elements just inserted, quantization undone.
// run: --canonicalize
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>, index, index) -> (tensor<4x?xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<?x4xf32>), sym_name = "cast_of_slice_1"}> ({
  ^bb0(%arg128: tensor<?x?xf32>, %arg129: index, %arg130: index):
    %69 = "tensor.extract_slice"(%arg128, %arg130, %arg129, %arg129) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 2>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x?xf32>
    %70 = "tensor.cast"(%69) : (tensor<?x?xf32>) -> tensor<4x?xf32>
    %71 = "tensor.cast"(%69) : (tensor<?x?xf32>) -> tensor<4x8xf32>
    %72 = "tensor.extract_slice"(%arg128, %arg130, %arg129) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index) -> tensor<?xf32>
    %73 = "tensor.cast"(%72) : (tensor<?xf32>) -> tensor<8xf32>
    %74 = "tensor.extract_slice"(%arg128, %arg130) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<4xf32>
    %75 = "tensor.cast"(%74) : (tensor<4xf32>) -> tensor<?xf32>
    %76 = "tensor.extract_slice"(%arg128, %arg130, %arg130, %arg129) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x4xf32>
    %77 = "tensor.cast"(%76) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%70, %71, %73, %75, %77) : (tensor<4x?xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, index) -> (tensor<1x8xf32>, tensor<8xf32>, tensor<1x1xf32>), sym_name = "cast_of_slice_rank_2"}> ({
  ^bb0(%arg126: tensor<?x?x?xf32>, %arg127: index):
    %63 = "tensor.extract_slice"(%arg126, %arg127) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, -9223372036854775808>, static_strides = array<i64: 1, 1, 1>}> : (tensor<?x?x?xf32>, index) -> tensor<1x?xf32>
    %64 = "tensor.cast"(%63) : (tensor<1x?xf32>) -> tensor<1x8xf32>
    %65 = "tensor.extract_slice"(%arg126, %arg127) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<?x?x?xf32>, index) -> tensor<?xf32>
    %66 = "tensor.cast"(%65) : (tensor<?xf32>) -> tensor<8xf32>
    %67 = "tensor.extract_slice"(%arg126, %arg127) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<?x?x?xf32>, index) -> tensor<1x?xf32>
    %68 = "tensor.cast"(%67) : (tensor<1x?xf32>) -> tensor<1x1xf32>
    "func.return"(%64, %66, %68) : (tensor<1x8xf32>, tensor<8xf32>, tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32, #sparse>, index) -> tensor<4x?xf32, #sparse>, sym_name = "cast_encoded_3"}> ({
  ^bb0(%arg124: tensor<?x?xf32, #sparse>, %arg125: index):
    %61 = "tensor.extract_slice"(%arg124, %arg125, %arg125) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32, #sparse>, index, index) -> tensor<?x?xf32, #sparse>
    %62 = "tensor.cast"(%61) : (tensor<?x?xf32, #sparse>) -> tensor<4x?xf32, #sparse>
    "func.return"(%62) : (tensor<4x?xf32, #sparse>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, f32, index, index) -> (f32, f32, f32, f32), sym_name = "inserted_4"}> ({
  ^bb0(%arg120: tensor<?x?xf32>, %arg121: f32, %arg122: index, %arg123: index):
    %52 = "arith.constant"() <{value = 0 : index}> : () -> index
    %53 = "arith.constant"() <{value = 0 : index}> : () -> index
    %54 = "arith.constant"() <{value = 1 : index}> : () -> index
    %55 = "tensor.insert"(%arg121, %arg120, %arg122, %52) : (f32, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %56 = "tensor.extract"(%55, %arg122, %53) : (tensor<?x?xf32>, index, index) -> f32
    %57 = "tensor.extract"(%55, %arg122, %54) : (tensor<?x?xf32>, index, index) -> f32
    %58 = "tensor.extract"(%55, %arg123, %52) : (tensor<?x?xf32>, index, index) -> f32
    %59 = "tensor.cast"(%55) : (tensor<?x?xf32>) -> tensor<4x?xf32>
    %60 = "tensor.extract"(%59, %arg122, %52) : (tensor<4x?xf32>, index, index) -> f32
    "func.return"(%56, %57, %58, %60) : (f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, f32) -> f32, sym_name = "scalar_5"}> ({
  ^bb0(%arg118: tensor<f32>, %arg119: f32):
    %50 = "tensor.insert"(%arg119, %arg118) : (f32, tensor<f32>) -> tensor<f32>
    %51 = "tensor.extract"(%50) : (tensor<f32>) -> f32
    "func.return"(%51) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4x7xf32>, tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<4x7xf32>), sym_name = "tb_uses_7"}> ({
  ^bb0(%arg104: tensor<4xf32>, %arg105: tensor<4x7xf32>, %arg106: tensor<7x4xf32>):
    %46 = "linalg.broadcast"(%arg104, %arg105) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32):
      "linalg.yield"(%arg109) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %47 = "linalg.transpose"(%46, %arg106) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    "func.return"(%47, %46) : (tensor<7x4xf32>, tensor<4x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4x7xf32>, memref<7x4xf32>, memref<4x7xf32>) -> (), sym_name = "mem_10"}> ({
  ^bb0(%arg77: memref<4xf32>, %arg78: memref<4x7xf32>, %arg79: memref<7x4xf32>, %arg80: memref<4x7xf32>):
    "linalg.broadcast"(%arg77, %arg78) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      "linalg.yield"(%arg85) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x7xf32>) -> ()
    "linalg.transpose"(%arg78, %arg79) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      "linalg.yield"(%arg83) : (f32) -> ()
    }) : (memref<4x7xf32>, memref<7x4xf32>) -> ()
    "linalg.transpose"(%arg79, %arg80) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      "linalg.yield"(%arg81) : (f32) -> ()
    }) : (memref<7x4xf32>, memref<4x7xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<4x?xf32>) -> tensor<4x8xf32>, sym_name = "t_cast_12"}> ({
  ^bb0(%arg66: tensor<?x4xf32>, %arg67: tensor<4x?xf32>):
    %36 = "linalg.transpose"(%arg66, %arg67) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %37 = "tensor.cast"(%36) : (tensor<4x?xf32>) -> tensor<4x8xf32>
    "func.return"(%37) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<4x?xf32>) -> tensor<4x8xf32>, sym_name = "b_cast_13"}> ({
  ^bb0(%arg62: tensor<?xf32>, %arg63: tensor<4x?xf32>):
    %34 = "linalg.broadcast"(%arg62, %arg63) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (tensor<?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %35 = "tensor.cast"(%34) : (tensor<4x?xf32>) -> tensor<4x8xf32>
    "func.return"(%35) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x4x?xf32>, tensor<?xf32>) -> tensor<8xf32>, sym_name = "r_cast_14"}> ({
  ^bb0(%arg58: tensor<?x4x?xf32>, %arg59: tensor<?xf32>):
    %31 = "linalg.reduce"(%arg58, %arg59) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      %33 = "arith.addf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<?x4x?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %32 = "tensor.cast"(%31) : (tensor<?xf32>) -> tensor<8xf32>
    "func.return"(%32) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x?xf32>, tensor<8x?xf32>, tensor<?xf32>, tensor<8xf32>) -> (tensor<?xf32>, tensor<8xf32>), sym_name = "r_cast2_15"}> ({
  ^bb0(%arg50: tensor<8x?xf32>, %arg51: tensor<8x?xf32>, %arg52: tensor<?xf32>, %arg53: tensor<8xf32>):
    %28:2 = "linalg.reduce"(%arg50, %arg51, %arg53, %arg53) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32, %arg56: f32, %arg57: f32):
      %30 = "arith.addf"(%arg54, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30, %arg55) : (f32, f32) -> ()
    }) : (tensor<8x?xf32>, tensor<8x?xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %29 = "tensor.cast"(%28#0) : (tensor<8xf32>) -> tensor<?xf32>
    "func.return"(%29, %28#1) : (tensor<?xf32>, tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x?x4xf32>, tensor<?x3x?xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>, sym_name = "t_in_16"}> ({
  ^bb0(%arg45: tensor<2x?x4xf32>, %arg46: tensor<?x3x?xf32>, %arg47: tensor<4x2x3xf32>):
    %26 = "tensor.cast"(%arg45) : (tensor<2x?x4xf32>) -> tensor<2x3x4xf32>
    %27 = "linalg.transpose"(%26, %arg47) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      "linalg.yield"(%arg48) : (f32) -> ()
    }) : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    "func.return"(%27) : (tensor<4x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<?x3xf32>) -> tensor<5x3xf32>, sym_name = "b_in_17"}> ({
  ^bb0(%arg41: tensor<3xf32>, %arg42: tensor<?x3xf32>):
    %24 = "tensor.cast"(%arg42) : (tensor<?x3xf32>) -> tensor<5x3xf32>
    %25 = "linalg.broadcast"(%arg41, %24) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      "linalg.yield"(%arg43) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%25) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

