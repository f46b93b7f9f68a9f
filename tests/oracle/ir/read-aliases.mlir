// Aliases that are used, and those that the printer makes.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0, d1 mod 4)>
#unused = affine_map<(d0) -> (d0)>
!buffer = memref<4x4xf32, #map>
#tuple_of = [#map, 1 : i32]
"t.a"() {map = #map, set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 >= 0)>, buffer = !buffer, both = #tuple_of} : () -> ()
%0 = "t.b"() {other = affine_map<(d0) -> (d0 floordiv 2)>, at = loc("here":3:4)} : () -> !buffer
"t.c"(%0) {d = distinct[7]<i32>, e = [distinct[7]<i32>, distinct[3]<#map>], many = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>} : (!buffer) -> ()
