// Strides and offsets that are constant in maps with products of symbols.
// run: --canonicalize --allow-unregistered-dialect
%m0 = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
%0:6 = "memref.extract_strided_metadata"(%m0) : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> (memref<f32>, index, index, index, index, index)
"t.u"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<f32>, index, index, index, index, index) -> ()
%m1 = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * 3 + s0 * s0 + d1)>>
%1:6 = "memref.extract_strided_metadata"(%m1) : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * 3 + s0 * s0 + d1)>>) -> (memref<f32>, index, index, index, index, index)
"t.u"(%1#0, %1#1, %1#2, %1#3, %1#4, %1#5) : (memref<f32>, index, index, index, index, index) -> ()
%m2 = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> ((d0 + d1 + 1) * s0)>>
%2:6 = "memref.extract_strided_metadata"(%m2) : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> ((d0 + d1 + 1) * s0)>>) -> (memref<f32>, index, index, index, index, index)
"t.u"(%2#0, %2#1, %2#2, %2#3, %2#4, %2#5) : (memref<f32>, index, index, index, index, index) -> ()
%m3 = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + 4)>>
%3:6 = "memref.extract_strided_metadata"(%m3) : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + 4)>>) -> (memref<f32>, index, index, index, index, index)
"t.u"(%3#0, %3#1, %3#2, %3#3, %3#4, %3#5) : (memref<f32>, index, index, index, index, index) -> ()
%m4 = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1) -> (d0 * 9 + d1 + 7)>>
%4:6 = "memref.extract_strided_metadata"(%m4) : (memref<8x9xf32, affine_map<(d0, d1) -> (d0 * 9 + d1 + 7)>>) -> (memref<f32>, index, index, index, index, index)
"t.u"(%4#0, %4#1, %4#2, %4#3, %4#4, %4#5) : (memref<f32>, index, index, index, index, index) -> ()
