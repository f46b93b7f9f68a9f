// Operations on tensors with destinations and casts, structured operations that copy, padding, generated tensors, and masks.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --cse --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>), sym_name = "dup"}> ({
  ^bb0(%arg93: tensor<?x4xf32>, %arg94: tensor<?x4xf32>, %arg95: tensor<?x4xf32>, %arg96: tensor<?x4xf32>):
    %74 = "linalg.generic"(%arg93, %arg93, %arg94, %arg95) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32, %arg106: f32):
      %79 = "arith.addf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %75:2 = "linalg.generic"(%arg93, %arg95, %arg96) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg100: f32, %arg101: f32, %arg102: f32):
      %77 = "arith.addf"(%arg100, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.mulf"(%77, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77, %78) : (f32, f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
    %76:2 = "linalg.generic"(%arg93, %arg95, %arg96) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      "linalg.yield"(%arg97, %arg97) : (f32, f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
    "func.return"(%74, %75#0, %76#0, %76#1) : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>, f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>), sym_name = "yo"}> ({
  ^bb0(%arg85: tensor<4x4xf32>, %arg86: tensor<4x4xf32>, %arg87: f32):
    %71 = "linalg.generic"(%arg85, %arg86) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      "linalg.yield"(%arg91) : (f32) -> ()
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %72 = "linalg.generic"(%arg85, %arg86) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %73 = "linalg.generic"(%arg86) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg88: f32):
      "linalg.yield"(%arg87) : (f32) -> ()
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%71, %72, %73) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "tt"}> ({
  ^bb0(%arg81: tensor<4x4xf32>, %arg82: tensor<4x4xf32>):
    %70 = "linalg.generic"(%arg81, %arg82) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      "linalg.yield"(%arg83) : (f32) -> ()
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%70) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x4xf32>, memref<4x4xf32>) -> (), sym_name = "mem"}> ({
  ^bb0(%arg72: memref<4x4xf32>, %arg73: memref<4x4xf32>):
    "linalg.generic"(%arg72, %arg72) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      "linalg.yield"(%arg79) : (f32) -> ()
    }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
    "linalg.generic"(%arg72, %arg73) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
    "linalg.generic"(%arg72, %arg72, %arg73) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %69 = "arith.addf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<?x?xf32>, tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>), sym_name = "cast"}> ({
  ^bb0(%arg65: tensor<4x4xf32>, %arg66: tensor<?x?xf32>, %arg67: tensor<4x?xf32>):
    %64 = "tensor.cast"(%arg65) : (tensor<4x4xf32>) -> tensor<?x?xf32>
    %65 = "linalg.generic"(%64, %arg66) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      %68 = "arith.addf"(%arg70, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %66 = "linalg.generic"(%arg67, %arg66) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %67 = "arith.addf"(%arg68, %arg68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%65, %66) : (tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x?xf32>, f32, index) -> (tensor<?x?xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>), sym_name = "pad"}> ({
  ^bb0(%arg52: tensor<3x?xf32>, %arg53: f32, %arg54: index):
    %55 = "arith.constant"() <{value = 1 : index}> : () -> index
    %56 = "arith.constant"() <{value = 2 : index}> : () -> index
    %57 = "tensor.pad"(%arg52, %55, %56) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 0>}> ({
    ^bb0(%arg63: index, %arg64: index):
      "tensor.yield"(%arg53) : (f32) -> ()
    }) : (tensor<3x?xf32>, index, index) -> tensor<?x?xf32>
    %58 = "tensor.cast"(%arg52) : (tensor<3x?xf32>) -> tensor<?x4xf32>
    %59 = "tensor.pad"(%58) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg61: index, %arg62: index):
      "tensor.yield"(%arg53) : (f32) -> ()
    }) : (tensor<?x4xf32>) -> tensor<4x4xf32>
    %60 = "tensor.cast"(%arg52) : (tensor<3x?xf32>) -> tensor<?x?xf32>
    %61 = "tensor.pad"(%60) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg59: index, %arg60: index):
      "tensor.yield"(%arg53) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %62 = "tensor.pad"(%60) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg57: index, %arg58: index):
      "tensor.yield"(%arg53) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %63 = "tensor.pad"(%60, %55, %arg54, %56) <{operandSegmentSizes = array<i32: 1, 1, 2>, static_high = array<i64: -9223372036854775808, -9223372036854775808>, static_low = array<i64: 0, -9223372036854775808>}> ({
    ^bb0(%arg55: index, %arg56: index):
      "tensor.yield"(%arg53) : (f32) -> ()
    }) : (tensor<?x?xf32>, index, index, index) -> tensor<?x?xf32>
    "func.return"(%57, %59, %61, %62, %63) : (tensor<?x?xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>, f32, index) -> (tensor<?x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x4xf32>, tensor<5x6xf32>), sym_name = "pad2"}> ({
  ^bb0(%arg39: tensor<3x4xf32>, %arg40: f32, %arg41: index):
    %48 = "arith.constant"() <{value = 0 : index}> : () -> index
    %49 = "arith.constant"() <{value = -1 : index}> : () -> index
    %50 = "tensor.pad"(%arg39, %48, %48) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: -9223372036854775808, 0>}> ({
    ^bb0(%arg50: index, %arg51: index):
      "tensor.yield"(%arg40) : (f32) -> ()
    }) : (tensor<3x4xf32>, index, index) -> tensor<?x4xf32>
    %51 = "tensor.pad"(%arg39) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg48: index, %arg49: index):
      "tensor.yield"(%arg40) : (f32) -> ()
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %52 = "tensor.pad"(%arg39, %49, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 0>}> ({
    ^bb0(%arg46: index, %arg47: index):
      "tensor.yield"(%arg40) : (f32) -> ()
    }) : (tensor<3x4xf32>, index, index) -> tensor<?x?xf32>
    %53 = "tensor.pad"(%arg39) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg44: index, %arg45: index):
      "tensor.yield"(%arg40) : (f32) -> ()
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %54 = "tensor.pad"(%arg39) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 1, 2>}> ({
    ^bb0(%arg42: index, %arg43: index):
      "tensor.yield"(%arg40) : (f32) -> ()
    }) : (tensor<3x4xf32>) -> tensor<5x6xf32>
    "func.return"(%50, %51, %52, %53, %54) : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x4xf32>, tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> (tensor<?x?xf32>, tensor<?xf32>, f32, tensor<3xf32>), sym_name = "gen"}> ({
  ^bb0(%arg32: index, %arg33: f32):
    %36 = "arith.constant"() <{value = 4 : index}> : () -> index
    %37 = "arith.constant"() <{value = -4 : index}> : () -> index
    %38 = "tensor.generate"(%arg32, %36) ({
    ^bb0(%arg37: index, %arg38: index):
      "tensor.yield"(%arg33) : (f32) -> ()
    }) : (index, index) -> tensor<?x?xf32>
    %39 = "tensor.generate"(%37) ({
    ^bb0(%arg36: index):
      "tensor.yield"(%arg33) : (f32) -> ()
    }) : (index) -> tensor<?xf32>
    %40 = "tensor.generate"(%arg32) ({
    ^bb0(%arg35: index):
      %45 = "arith.index_cast"(%arg35) : (index) -> i32
      %46 = "arith.sitofp"(%45) : (i32) -> f32
      %47 = "arith.addf"(%46, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tensor.yield"(%47) : (f32) -> ()
    }) : (index) -> tensor<?xf32>
    %41 = "tensor.extract"(%40, %arg32) : (tensor<?xf32>, index) -> f32
    %42 = "tensor.cast"(%38) : (tensor<?x?xf32>) -> tensor<2x4xf32>
    %43 = "tensor.generate"(%arg32) ({
    ^bb0(%arg34: index):
      "tensor.yield"(%arg33) : (f32) -> ()
    }) : (index) -> tensor<?xf32>
    %44 = "tensor.cast"(%43) : (tensor<?xf32>) -> tensor<3xf32>
    "func.return"(%38, %39, %41, %44) : (tensor<?x?xf32>, tensor<?xf32>, f32, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<?x?xf32>, tensor<2x2xf32>, f32, index, index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index, tensor<4x?xf32>, tensor<4x4xf32>, tensor<?x?xf32>), sym_name = "tensors"}> ({
  ^bb0(%arg11: tensor<4x8xf32>, %arg12: tensor<?x?xf32>, %arg13: tensor<2x2xf32>, %arg14: f32, %arg15: index, %arg16: index):
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "tensor.cast"(%arg11) : (tensor<4x8xf32>) -> tensor<?x?xf32>
    %5 = "tensor.insert"(%arg14, %4, %arg15, %arg15) : (f32, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %6 = "tensor.extract_slice"(%4, %arg15, %arg16) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index) -> tensor<?x4xf32>
    %7 = "tensor.cast"(%6) : (tensor<?x4xf32>) -> tensor<?x?xf32>
    %8 = "tensor.cast"(%arg13) : (tensor<2x2xf32>) -> tensor<?x?xf32>
    %9 = "tensor.insert_slice"(%8, %4, %arg15, %arg15, %arg16, %arg16) <{operandSegmentSizes = array<i32: 1, 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<?x?xf32>, index, index, index, index) -> tensor<?x?xf32>
    %10 = "tensor.insert_slice"(%arg13, %arg12, %arg15, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %11 = "tensor.dim"(%10, %3) : (tensor<?x?xf32>, index) -> index
    %12 = "linalg.fill"(%arg14, %arg12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      "linalg.yield"(%arg22) : (f32) -> ()
    }) : (f32, tensor<?x?xf32>) -> tensor<?x?xf32>
    %13 = "tensor.dim"(%12, %3) : (tensor<?x?xf32>, index) -> index
    %14 = "tensor.empty"(%arg15, %arg16) : (index, index) -> tensor<?x?xf32>
    %15 = "tensor.cast"(%14) : (tensor<?x?xf32>) -> tensor<4x?xf32>
    %16 = "tensor.pad"(%arg12, %arg16) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg20: index, %arg21: index):
      "tensor.yield"(%arg14) : (f32) -> ()
    }) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    %17 = "tensor.cast"(%16) : (tensor<?x?xf32>) -> tensor<4x4xf32>
    %18 = "linalg.matmul"(%4, %4, %arg12) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %19 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %20 = "arith.addf"(%arg19, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%5, %7, %9, %11, %13, %15, %17, %12) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index, tensor<4x?xf32>, tensor<4x4xf32>, tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>), sym_name = "consumer"}> ({
  ^bb0(%arg7: tensor<4x?xf32>, %arg8: tensor<?x?xf32>):
    %0 = "linalg.exp"(%arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %2 = "math.exp"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = "tensor.cast"(%0) : (tensor<?x?xf32>) -> tensor<4x4xf32>
    "func.return"(%1, %0) : (tensor<4x4xf32>, tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<0x4xf32>, memref<4xf32>, f32) -> (), sym_name = "nothing"}> ({
  ^bb0(%arg0: memref<0x4xf32>, %arg1: memref<4xf32>, %arg2: f32):
    "linalg.fill"(%arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, memref<0x4xf32>) -> ()
    "linalg.fill"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (f32, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32, "layout">, index, f32) -> tensor<?xf32>, sym_name = "keep_encoding"}> ({
  ^bb0(%arg0: tensor<4xf32, "layout">, %arg1: index, %arg2: f32):
    %0 = "tensor.cast"(%arg0) : (tensor<4xf32, "layout">) -> tensor<?xf32>
    %1 = "tensor.insert"(%arg2, %0, %arg1) : (f32, tensor<?xf32>, index) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
