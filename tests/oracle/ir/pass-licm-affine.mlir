// Loops over affine bounds.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<() -> (10)>
#map6 = affine_map<(d0) -> (d0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x10xf32>, f32, index) -> (), sym_name = "affine"}> ({
  ^bb0(%arg0: memref<10x10xf32>, %arg1: f32, %arg2: index):
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg10: index):
      %8 = "arith.addf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.for"(%arg10) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg11: index):
        %9 = "arith.mulf"(%8, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %10 = "affine.apply"(%arg10) <{map = #map}> : (index) -> index
        %11 = "affine.apply"(%arg11, %arg2) <{map = #map1}> : (index, index) -> index
        "affine.store"(%9, %arg0, %arg10, %arg11) <{map = #map2}> : (f32, memref<10x10xf32>, index, index) -> ()
        "t.use"(%10, %11) : (index, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map3, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map5}> ({
    ^bb0(%arg9: index):
      %7 = "arith.mulf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%7, %arg0, %arg9) <{map = #map6}> : (f32, memref<10x10xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %0 = "affine.for"(%arg1) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg3: index, %arg4: f32):
      %1 = "affine.for"(%arg1) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg7: index, %arg8: f32):
        %6 = "arith.addf"(%arg8, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.yield"(%6) : (f32) -> ()
      }) : (f32) -> f32
      %2 = "affine.for"(%arg1) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 1>, step = 2 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg5: index, %arg6: f32):
        %5 = "arith.addf"(%arg6, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.yield"(%5) : (f32) -> ()
      }) : (f32) -> f32
      %3 = "arith.addf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%4) : (f32) -> ()
    }) : (f32) -> f32
    "t.use"(%0) : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
