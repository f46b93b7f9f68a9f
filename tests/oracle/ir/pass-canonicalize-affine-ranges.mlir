// Divisions, remainders and bounds that the ranges of induction variables decide.
// run: --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0 floordiv 8)>
#map1 = affine_map<(d0) -> (d0 mod 8)>
#map2 = affine_map<(d0) -> (d0 ceildiv 8)>
#map3 = affine_map<(d0, d1) -> (d0 + d1 floordiv 8)>
#map4 = affine_map<(d0, d1) -> (d1 mod 8)>
#map5 = affine_map<(d0, d1) -> ((d0 * 8 + d1) floordiv 16)>
#map6 = affine_map<(d0, d1) -> (d1 mod 4)>
#map7 = affine_map<(d0) -> (d0 mod 4)>
#map8 = affine_map<(d0)[s0] -> ((d0 + s0) floordiv 8)>
#map9 = affine_map<(d0) -> (d0 floordiv 8, d0)>
#map10 = affine_map<(d0) -> (d0 floordiv 8 + 2)>
#map11 = affine_map<(d0) -> (d0 mod 16)>
#map12 = affine_map<() -> (4)>
#map13 = affine_map<() -> (32)>
#map14 = affine_map<() -> (0)>
#map15 = affine_map<(d0) -> (8, d0 + 1, d0 * 2 + 20)>
#map16 = affine_map<(d0) -> (-1, d0, 7)>
#map17 = affine_map<(d0) -> ((d0 + 1) mod 12, 0)>
#map18 = affine_map<(d0) -> (d0 floordiv 16, 0)>
#map19 = affine_map<() -> (8)>
#map20 = affine_map<(d0) -> (0)>
#map21 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<100xf32>, index) -> (), sym_name = "ranges"}> ({
  ^bb0(%arg0: memref<100xf32>, %arg1: index):
    "affine.for"() <{lowerBoundMap = #map14, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map19}> ({
    ^bb0(%arg3: index):
      "affine.for"() <{lowerBoundMap = #map12, operandSegmentSizes = array<i32: 0, 0, 0>, step = 4 : index, upperBoundMap = #map13}> ({
      ^bb0(%arg7: index):
        %2 = "affine.apply"(%arg3) <{map = #map}> : (index) -> index
        %3 = "affine.apply"(%arg3) <{map = #map1}> : (index) -> index
        %4 = "affine.apply"(%arg3) <{map = #map2}> : (index) -> index
        %5 = "affine.apply"(%arg7, %arg3) <{map = #map3}> : (index, index) -> index
        %6 = "affine.apply"(%arg7, %arg3) <{map = #map4}> : (index, index) -> index
        %7 = "affine.apply"(%arg7, %arg3) <{map = #map5}> : (index, index) -> index
        %8 = "affine.apply"(%arg7, %arg3) <{map = #map6}> : (index, index) -> index
        %9 = "affine.apply"(%arg7) <{map = #map7}> : (index) -> index
        %10 = "affine.apply"(%arg7) <{map = #map1}> : (index) -> index
        %11 = "affine.apply"(%arg3, %arg1) <{map = #map8}> : (index, index) -> index
        %12 = "affine.min"(%arg3) <{map = #map9}> : (index) -> index
        %13 = "affine.load"(%arg0, %arg3) <{map = #map10}> : (memref<100xf32>, index) -> f32
        "affine.store"(%13, %arg0, %arg3) <{map = #map11}> : (f32, memref<100xf32>, index) -> ()
        "t.use"(%2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.for"(%arg3) <{lowerBoundMap = #map14, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map15}> ({
      ^bb0(%arg6: index):
        "t.use"(%arg6) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.for"(%arg3, %arg3) <{lowerBoundMap = #map16, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map17}> ({
      ^bb0(%arg5: index):
        "t.use"(%arg5) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : (index, index) -> ()
      "affine.for"(%arg3) <{lowerBoundMap = #map14, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map18}> ({
      ^bb0(%arg4: index):
        "t.use"(%arg4) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg1) <{lowerBoundMap = #map14, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map21}> ({
    ^bb0(%arg2: index):
      %0 = "affine.apply"(%arg2) <{map = #map}> : (index) -> index
      %1 = "affine.apply"(%arg2) <{map = #map20}> : (index) -> index
      "t.use"(%0, %1) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

