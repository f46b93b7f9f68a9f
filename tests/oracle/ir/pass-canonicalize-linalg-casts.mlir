// Operations on memory take it as it was before a cast, unless their operands must agree in shape.
// run: --canonicalize
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<4xf32>, memref<*xf32>, tensor<4xf32>, memref<f32>) -> (), sym_name = "fill"}> ({
  ^bb0(%arg21: f32, %arg22: memref<4xf32>, %arg23: memref<*xf32>, %arg24: tensor<4xf32>, %arg25: memref<f32>):
    %9 = "memref.cast"(%arg22) : (memref<4xf32>) -> memref<?xf32>
    %10 = "memref.cast"(%arg23) : (memref<*xf32>) -> memref<?xf32>
    "linalg.fill"(%arg21, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (f32, memref<?xf32>) -> ()
    "linalg.fill"(%arg21, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (f32, memref<?xf32>) -> ()
    "linalg.copy"(%9, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>) -> ()
    "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %14 = "arith.addf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>) -> ()
    "linalg.map"(%9, %10) ({
    ^bb0(%arg29: f32, %arg30: f32):
      %13 = "math.absf"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>) -> ()
    "linalg.dot"(%9, %9, %arg25) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %11 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.addf"(%arg28, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (memref<?xf32>, memref<?xf32>, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4x4xf32>, memref<f32>, memref<*xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>):
    %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    %1 = "memref.cast"(%arg1) : (memref<4x4xf32>) -> memref<?x?xf32>
    "linalg.reduce"(%0, %arg2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %8 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (memref<?xf32>, memref<f32>) -> ()
    "linalg.transpose"(%1, %1) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.broadcast"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (memref<?xf32>, memref<?x?xf32>) -> ()
    "linalg.matmul"(%1, %1, %1) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %6 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg14, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.contract"(%1, %1, %arg2) <{indexing_maps = [#map5, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %4 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg11, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>, memref<f32>) -> ()
    "linalg.elementwise"(%0, %0, %0) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %3 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "linalg.exp"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %2 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>) -> ()
    "linalg.softmax"(%1, %1) <{dimension = 1 : i64}> : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

