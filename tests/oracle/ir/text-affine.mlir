// Affine maps and sets that are simplified and renamed as they are read, and shared by alias.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo

#first = affine_map<(i, j)[n] -> (j + i, n + i * 2 - 3, 4)>
#set = affine_set<(a, b)[n] : (a - b >= 0, n <= a, b mod 4 == 1)>
"t.a"() {
  a = #first, b = #set, c = affine_map<(d0, d1)[s0] -> (d0 + d1, d0 * 2 + s0 - 3, 4)>,
  d = affine_map<() -> ()>, e = affine_set<() : ()>, f = affine_map<(x) -> (x - (x floordiv 8) * 8, (x * 8 + 3) mod 4)>,
  g = affine_map<(x, y)[p, q] -> (q + p, -(x + y), x - y * 3, (x + 2) * p, x ceildiv 5, -7 floordiv 2)>,
  h = [affine_map<(i) -> (i)>, affine_map<(d0) -> (d0)>, {k = affine_map<(d0) -> (d0 + 1)>}]
} : () -> ()
"t.b"() : () -> memref<4x?xf32, affine_map<(i, j) -> (j, i + 1)>>
"t.c"() : () -> memref<4x?xf32, affine_map<(i, j) -> (i, j)>, 2>
"t.d"() : () -> (memref<8xi8, strided<[?], offset: ?>, 1 : i64>, memref<8x8xi8, strided<[8, 1], offset: 0>, "space">)
