// Structured operations on tensors are as what is nested in them.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, index, memref<4xf32>) -> tensor<4xf32>, sym_name = "generic"}> ({
  ^bb0(%arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: index, %arg7: memref<4xf32>):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "scf.for"(%6, %arg6, %7, %arg5) ({
    ^bb0(%arg8: index, %arg9: tensor<4xf32>):
      %9 = "linalg.generic"(%arg4, %arg5) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg13: f32, %arg14: f32):
        %14 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%14) : (f32) -> ()
      }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %10 = "linalg.generic"(%9, %arg9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %13 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%13) : (f32) -> ()
      }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "linalg.generic"(%arg7) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg10: f32):
        "linalg.yield"(%arg10) : (f32) -> ()
      }) : (memref<4xf32>) -> ()
      %11 = "tensor.extract"(%arg4, %6) : (tensor<4xf32>, index) -> f32
      %12 = "tensor.insert"(%11, %10, %arg8) : (f32, tensor<4xf32>, index) -> tensor<4xf32>
      "scf.yield"(%12) : (tensor<4xf32>) -> ()
    }) : (index, index, index, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%8) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, index, memref<16xf32>) -> (), sym_name = "vector"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: index, %arg2: memref<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %arg1, %1) ({
    ^bb0(%arg3: index):
      %2 = "vector.broadcast"(%arg3) : (index) -> vector<4xindex>
      %3 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
      %4 = "vector.broadcast"(%3) : (f32) -> vector<4xf32>
      %5 = "math.exp"(%4) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
      "vector.store"(%5, %arg2, %arg3) : (vector<4xf32>, memref<16xf32>, index) -> ()
      "t.use"(%2) : (vector<4xindex>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
