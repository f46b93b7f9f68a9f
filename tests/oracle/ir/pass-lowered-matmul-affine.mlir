// A program that was lowered as far as affine.
// run: --cse
// run: --sccp
// run: --loop-invariant-code-motion
// run: --pass-pipeline='builtin.module(symbol-dce,func.func(cse,sccp,loop-invariant-code-motion,cse))'
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (16)>
#map3 = affine_map<() -> (4)>
#map4 = affine_map<() -> (8)>
#map5 = affine_map<(d0) -> (d0 - 1)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> (d0 + 1)>
#map8 = affine_map<() -> (1)>
#map9 = affine_map<() -> (99)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>) -> (), sym_name = "matmul"}> ({
  ^bb0(%arg3: memref<8x16xf32>, %arg4: memref<16x4xf32>, %arg5: memref<8x4xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg6: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg7: index):
        "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
        ^bb0(%arg8: index):
          %5 = "affine.load"(%arg3, %arg6, %arg8) <{map = #map}> : (memref<8x16xf32>, index, index) -> f32
          %6 = "affine.load"(%arg4, %arg8, %arg7) <{map = #map}> : (memref<16x4xf32>, index, index) -> f32
          %7 = "affine.load"(%arg5, %arg6, %arg7) <{map = #map}> : (memref<8x4xf32>, index, index) -> f32
          %8 = "arith.mulf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %9 = "arith.addf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "affine.store"(%9, %arg5, %arg6, %arg7) <{map = #map}> : (f32, memref<8x4xf32>, index, index) -> ()
          "affine.yield"() : () -> ()
        }) : () -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<100xf32>, memref<100xf32>) -> (), sym_name = "stencil"}> ({
  ^bb0(%arg0: memref<100xf32>, %arg1: memref<100xf32>):
    "affine.for"() <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map9}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg0, %arg2) <{map = #map5}> : (memref<100xf32>, index) -> f32
      %1 = "affine.load"(%arg0, %arg2) <{map = #map6}> : (memref<100xf32>, index) -> f32
      %2 = "affine.load"(%arg0, %arg2) <{map = #map7}> : (memref<100xf32>, index) -> f32
      %3 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%3, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%4, %arg1, %arg2) <{map = #map6}> : (f32, memref<100xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
