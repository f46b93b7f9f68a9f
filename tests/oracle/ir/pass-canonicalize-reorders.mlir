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
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<7x2x5x?xf32>, tensor<?x5x7x2xf32>) -> tensor<?x5x7x2xf32>, sym_name = "tb_6"}> ({
  ^bb0(%arg111: tensor<2x?xf32>, %arg112: tensor<7x2x5x?xf32>, %arg113: tensor<?x5x7x2xf32>):
    %48 = "linalg.broadcast"(%arg111, %arg112) <{dimensions = array<i64: 2, 0>}> ({
    ^bb0(%arg116: f32, %arg117: f32):
      "linalg.yield"(%arg116) : (f32) -> ()
    }) : (tensor<2x?xf32>, tensor<7x2x5x?xf32>) -> tensor<7x2x5x?xf32>
    %49 = "linalg.transpose"(%48, %arg113) <{permutation = array<i64: 3, 2, 0, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32):
      "linalg.yield"(%arg114) : (f32) -> ()
    }) : (tensor<7x2x5x?xf32>, tensor<?x5x7x2xf32>) -> tensor<?x5x7x2xf32>
    "func.return"(%49) : (tensor<?x5x7x2xf32>) -> ()
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
  "func.func"() <{function_type = (tensor<f32>, tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>, sym_name = "tb_scalar_8"}> ({
  ^bb0(%arg97: tensor<f32>, %arg98: tensor<4x7xf32>, %arg99: tensor<7x4xf32>):
    %44 = "linalg.broadcast"(%arg97, %arg98) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      "linalg.yield"(%arg102) : (f32) -> ()
    }) : (tensor<f32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %45 = "linalg.transpose"(%44, %arg99) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      "linalg.yield"(%arg100) : (f32) -> ()
    }) : (tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    "func.return"(%45) : (tensor<7x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<4xf32>, tensor<4x7xf32>, tensor<3x4x7xf32>) -> tensor<3x4x7xf32>, sym_name = "bbb_9"}> ({
  ^bb0(%arg87: tensor<f32>, %arg88: tensor<4xf32>, %arg89: tensor<4x7xf32>, %arg90: tensor<3x4x7xf32>):
    %41 = "linalg.broadcast"(%arg87, %arg88) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "linalg.broadcast"(%41, %arg89) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      "linalg.yield"(%arg93) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %43 = "linalg.broadcast"(%42, %arg90) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      "linalg.yield"(%arg91) : (f32) -> ()
    }) : (tensor<4x7xf32>, tensor<3x4x7xf32>) -> tensor<3x4x7xf32>
    "func.return"(%43) : (tensor<3x4x7xf32>) -> ()
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
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<4x?xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>, sym_name = "tt_cast_11"}> ({
  ^bb0(%arg70: tensor<?x4xf32>, %arg71: tensor<4x?xf32>, %arg72: tensor<8x4xf32>):
    %38 = "linalg.transpose"(%arg70, %arg71) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %39 = "tensor.cast"(%38) : (tensor<4x?xf32>) -> tensor<4x8xf32>
    %40 = "linalg.transpose"(%39, %arg72) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"(%40) : (tensor<8x4xf32>) -> ()
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
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>, sym_name = "t_18"}> ({
  ^bb0(%arg34: tensor<2x3x4xf32>, %arg35: tensor<4x2x3xf32>, %arg36: tensor<3x4x2xf32>):
    %22 = "linalg.transpose"(%arg34, %arg35) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) {my.a} : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %23 = "linalg.transpose"(%22, %arg36) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) {my.b} : (tensor<4x2x3xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
    "func.return"(%23) : (tensor<3x4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x3x4xf32>, tensor<4x?x3xf32>, tensor<3x4x?xf32>) -> (tensor<3x4x?xf32>, tensor<4x?x3xf32>), sym_name = "t2_19"}> ({
  ^bb0(%arg27: tensor<?x3x4xf32>, %arg28: tensor<4x?x3xf32>, %arg29: tensor<3x4x?xf32>):
    %20 = "linalg.transpose"(%arg27, %arg28) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) {my.a} : (tensor<?x3x4xf32>, tensor<4x?x3xf32>) -> tensor<4x?x3xf32>
    %21 = "linalg.transpose"(%20, %arg29) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) {my.b} : (tensor<4x?x3xf32>, tensor<3x4x?xf32>) -> tensor<3x4x?xf32>
    "func.return"(%21, %20) : (tensor<3x4x?xf32>, tensor<4x?x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?x4x7xf32>, tensor<7x4x?xf32>) -> tensor<7x4x?xf32>, sym_name = "b_20"}> ({
  ^bb0(%arg20: tensor<?x4xf32>, %arg21: tensor<?x4x7xf32>, %arg22: tensor<7x4x?xf32>):
    %18 = "linalg.broadcast"(%arg20, %arg21) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4x7xf32>) -> tensor<?x4x7xf32>
    %19 = "linalg.transpose"(%18, %arg22) <{permutation = array<i64: 2, 1, 0>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) {my.b} : (tensor<?x4x7xf32>, tensor<7x4x?xf32>) -> tensor<7x4x?xf32>
    "func.return"(%19) : (tensor<7x4x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>, sym_name = "b2_21"}> ({
  ^bb0(%arg13: tensor<4xf32>, %arg14: tensor<4x7xf32>, %arg15: tensor<7x4xf32>):
    %16 = "linalg.broadcast"(%arg13, %arg14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %17 = "linalg.transpose"(%16, %arg15) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) {my.b} : (tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    "func.return"(%17) : (tensor<7x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4x7xf32>, tensor<7x4xf32>, tensor<7x4x2xf32>) -> tensor<7x4x2xf32>, sym_name = "bb_22"}> ({
  ^bb0(%arg3: tensor<4xf32>, %arg4: tensor<4x7xf32>, %arg5: tensor<7x4xf32>, %arg6: tensor<7x4x2xf32>):
    %13 = "linalg.broadcast"(%arg3, %arg4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %14 = "linalg.transpose"(%13, %arg5) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) {my.b} : (tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %15 = "linalg.broadcast"(%14, %arg6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<7x4xf32>, tensor<7x4x2xf32>) -> tensor<7x4x2xf32>
    "func.return"(%15) : (tensor<7x4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4xf32>, tensor<4xi8>) -> (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4xi8>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 2.500000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4xf32>, tensor<4xi8>), sym_name = "a_23"}> ({
  ^bb0(%arg0: tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, %arg1: tensor<4xf32>, %arg2: tensor<4xi8>):
    %2 = "quant.dcast"(%arg0) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>
    %3 = "quant.qcast"(%2) : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
    %4 = "quant.scast"(%arg2) : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
    %5 = "quant.scast"(%4) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi8>
    %6 = "quant.scast"(%arg0) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi8>
    %7 = "quant.scast"(%6) : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
    %8 = "quant.scast"(%6) : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 2.500000e-01:3>>
    %9 = "quant.scast"(%arg2) : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 2.500000e-01:3>>
    %10 = "quant.dcast"(%9) : (tensor<4x!quant.uniform<i8:f32, 2.500000e-01:3>>) -> tensor<4xf32>
    %11 = "quant.qcast"(%10) : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
    %12 = "quant.scast"(%9) : (tensor<4x!quant.uniform<i8:f32, 2.500000e-01:3>>) -> tensor<4xi8>
    "func.return"(%3, %5, %7, %8, %11, %10, %12) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4xi8>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 2.500000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4xf32>, tensor<4xi8>) -> ()
  }) : () -> ()
}) : () -> ()

