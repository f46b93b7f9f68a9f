// Affine operations, in loops and out of them.
// run: --cse
// run: --pass-pipeline='builtin.module(func.func(loop-invariant-code-motion,cse))'
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (10)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x10xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<10x10xf32>, %arg1: index):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      %0 = "affine.apply"(%arg2, %arg1) <{map = #map}> : (index, index) -> index
      %1 = "affine.apply"(%arg2, %arg1) <{map = #map}> : (index, index) -> index
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %2 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map1}> : (memref<10x10xf32>, index, index) -> f32
        %3 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map1}> : (memref<10x10xf32>, index, index) -> f32
        %4 = "arith.addf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%4, %arg0, %arg2, %arg3) <{map = #map1}> : (f32, memref<10x10xf32>, index, index) -> ()
        %5 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map1}> : (memref<10x10xf32>, index, index) -> f32
        "memref.store"(%5, %arg0, %0, %1) : (f32, memref<10x10xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
