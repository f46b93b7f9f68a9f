// Remainders of induction variables, in quotients and in bounds.
// run: --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0) -> ((d0 mod 5) floordiv 3)>
#map1 = affine_map<(d0) -> ((d0 mod 2) ceildiv 2)>
#map2 = affine_map<() -> (3)>
#map3 = affine_map<() -> (104)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<(d0) -> ((d0 + 3) mod 4, d0 floordiv 5)>
#map6 = affine_map<() -> (8)>
#map7 = affine_map<() -> (40)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "remainders"}> ({
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 4 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      %0 = "affine.apply"(%arg2) <{map = #map}> : (index) -> index
      %1 = "affine.apply"(%arg2) <{map = #map1}> : (index) -> index
      "t.use"(%0, %1) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map6, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map7}> ({
    ^bb0(%arg0: index):
      "affine.for"(%arg0) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg1: index):
        "t.use"(%arg1) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

