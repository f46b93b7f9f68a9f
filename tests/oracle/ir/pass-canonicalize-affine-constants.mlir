// Maps of constants wrap around at 64 bits.
// run: --canonicalize --allow-unregistered-dialect
// run: --sccp --allow-unregistered-dialect
#map = affine_map<(d0)[s0] -> (d0 * s0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<(d0)[s0] -> ((d0 + s0) mod 4)>
#map3 = affine_map<(d0)[s0] -> (d0 - s0)>
#map4 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map5 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#map6 = affine_map<(d0)[s0] -> (d0 ceildiv s0)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "wrapped"}> ({
    %0 = "arith.constant"() <{value = 6633728729364306887 : index}> : () -> index
    %1 = "arith.constant"() <{value = 9223372036854775807 : index}> : () -> index
    %2 = "arith.constant"() <{value = -9223372036854775808 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = -7 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "affine.apply"(%0, %1) <{map = #map}> : (index, index) -> index
    %7 = "affine.apply"(%0, %1) <{map = #map1}> : (index, index) -> index
    %8 = "affine.apply"(%0, %1) <{map = #map2}> : (index, index) -> index
    %9 = "affine.apply"(%2, %3) <{map = #map3}> : (index, index) -> index
    %10 = "affine.apply"(%4, %3) <{map = #map4}> : (index, index) -> index
    %11 = "affine.apply"(%4, %3) <{map = #map5}> : (index, index) -> index
    %12 = "affine.apply"(%4, %3) <{map = #map6}> : (index, index) -> index
    %13 = "affine.apply"(%3, %4) <{map = #map6}> : (index, index) -> index
    %14 = "affine.apply"(%3, %4) <{map = #map5}> : (index, index) -> index
    %15 = "affine.min"(%0, %1) <{map = #map7}> : (index, index) -> index
    "t.use"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

