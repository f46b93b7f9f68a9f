// A program that was lowered as far as cf.
// run: --cse
// run: --sccp
// run: --loop-invariant-code-motion
// run: --pass-pipeline='builtin.module(symbol-dce,func.func(cse,sccp,loop-invariant-code-motion,cse))'
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0 - 1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> (d0 + 1)>
#map6 = affine_map<() -> (1)>
#map7 = affine_map<() -> (99)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>) -> (), sym_name = "matmul"}> ({
  ^bb0(%arg3: memref<8x16xf32>, %arg4: memref<16x4xf32>, %arg5: memref<8x4xf32>):
    "linalg.matmul"(%arg3, %arg4, %arg5) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %5 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg8, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<100xf32>, memref<100xf32>) -> (), sym_name = "stencil"}> ({
  ^bb0(%arg0: memref<100xf32>, %arg1: memref<100xf32>):
    "affine.for"() <{lowerBoundMap = #map6, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map7}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg0, %arg2) <{map = #map3}> : (memref<100xf32>, index) -> f32
      %1 = "affine.load"(%arg0, %arg2) <{map = #map4}> : (memref<100xf32>, index) -> f32
      %2 = "affine.load"(%arg0, %arg2) <{map = #map5}> : (memref<100xf32>, index) -> f32
      %3 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%3, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%4, %arg1, %arg2) <{map = #map4}> : (f32, memref<100xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
