// Which regions take in what.
// run: --inline='default-pipeline='
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (8)>
#map2 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "pure"}> ({
  ^bb0(%arg9: f32):
    %6 = "arith.mulf"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%6) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, f32) -> (), sym_name = "stores"}> ({
  ^bb0(%arg7: memref<8xf32>, %arg8: f32):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%arg8, %arg7, %5) : (f32, memref<8xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, f32, tensor<8xf32>) -> tensor<8xf32>, sym_name = "loops"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: f32, %arg2: tensor<8xf32>):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg6: index):
      %4 = "func.call"(%arg1) <{callee = @pure}> : (f32) -> f32
      "func.call"(%arg0, %4) <{callee = @stores}> : (memref<8xf32>, f32) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "memref.alloca_scope"() ({
      "func.call"(%arg0, %arg1) <{callee = @stores}> : (memref<8xf32>, f32) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %0 = "tensor.generate"() ({
    ^bb0(%arg5: index):
      %3 = "func.call"(%arg1) <{callee = @pure}> : (f32) -> f32
      "tensor.yield"(%3) : (f32) -> ()
    }) : () -> tensor<8xf32>
    %1 = "linalg.generic"(%0, %arg2) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %2 = "func.call"(%arg3) <{callee = @pure}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

