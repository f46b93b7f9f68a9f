// Views of memory whose layouts fit and do not fit: collapsed dimensions, numbers of symbols, maps that are strides.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"func.func"() <{function_type = (memref<4x8xf32, strided<[16, 1]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, strided<[16, 1]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x8xf32, strided<[16, 1]>>) -> memref<32xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, strided<[8, 1]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, strided<[8, 1]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x8xf32, strided<[8, 1]>>) -> memref<32xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x3x4xf32, strided<[13, 4, 1]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<2x3x4xf32, strided<[13, 4, 1]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32, strided<[13, 4, 1]>>) -> memref<6x4xf32, strided<[4, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<1x3x4xf32, strided<[100, 5, 1]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<1x3x4xf32, strided<[100, 5, 1]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1, 2]]}> : (memref<1x3x4xf32, strided<[100, 5, 1]>>) -> memref<12xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x1xf32, strided<[?, 7]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x1xf32, strided<[?, 7]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x1xf32, strided<[?, 7]>>) -> memref<4xf32, strided<[7]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x1xf32, strided<[3, 7]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x1xf32, strided<[3, 7]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x1xf32, strided<[3, 7]>>) -> memref<4xf32, strided<[3]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x?xf32, strided<[9, 2]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x?xf32, strided<[9, 2]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x?xf32, strided<[9, 2]>>) -> memref<?xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x2xf32, strided<[?, 3]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x2xf32, strided<[?, 3]>>):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4x2xf32, strided<[?, 3]>>) -> memref<8xf32, strided<[3]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, strided<[?]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"(%s) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, strided<[?]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"(%s) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"(%s) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, strided<[2], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"(%s) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, strided<[?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%s: index):
  %0 = "memref.alloc"(%s) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%m: memref<64xi8>, %s: index):
  %0 = "memref.view"(%m, %s) : (memref<64xi8>, index) -> memref<4xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32, strided<[1]>>, memref<1xindex>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32, strided<[1]>>, %s: memref<1xindex>):
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32, strided<[1]>>, memref<1xindex>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%m: memref<64xi8>, %s: index):
  %0 = "memref.view"(%m, %s) : (memref<64xi8>, index) -> memref<4xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32, strided<[2]>>, memref<1xindex>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>):
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%m: memref<64xi8>, %s: index):
  %0 = "memref.view"(%m, %s) : (memref<64xi8>, index) -> memref<4xf32, strided<[1], offset: 1>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32, strided<[1], offset: 1>>, memref<1xindex>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32, strided<[1], offset: 1>>, %s: memref<1xindex>):
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32, strided<[1], offset: 1>>, memref<1xindex>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%m: memref<64xi8>, %s: index):
  %0 = "memref.view"(%m, %s) : (memref<64xi8>, index) -> memref<2x2xf32, strided<[2, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x2xf32, strided<[2, 1]>>, memref<1xindex>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<2x2xf32, strided<[2, 1]>>, %s: memref<1xindex>):
  %0 = "memref.reshape"(%m, %s) : (memref<2x2xf32, strided<[2, 1]>>, memref<1xindex>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%m: memref<64xi8>, %s: index):
  %0 = "memref.view"(%m, %s) : (memref<64xi8>, index) -> memref<4xf32, affine_map<(d0) -> (d0)>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32, affine_map<(d0) -> (d0)>>, memref<1xindex>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32, affine_map<(d0) -> (d0)>>, %s: memref<1xindex>):
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32, affine_map<(d0) -> (d0)>>, memref<1xindex>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%m: memref<64xi8>, %s: index):
  %0 = "memref.view"(%m, %s) : (memref<64xi8>, index) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<1xindex>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32>, %s: memref<1xindex>):
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x3xf32, strided<[3, 1]>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x3xf32, strided<[3, 1]>>):
  %0 = "vector.type_cast"(%m) : (memref<4x3xf32, strided<[3, 1]>>) -> memref<vector<4x3xf32>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1)>>):
  %0 = "vector.type_cast"(%m) : (memref<4x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1)>>) -> memref<vector<4x3xf32>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) -> memref<2x2xf32, strided<[8, 1], offset: 10>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) -> memref<2x2xf32, strided<[8, 1], offset: 10>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<2x2xf32, strided<[8, 1], offset: 10>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, s0)>>) -> memref<2x2xf32, strided<[8, 1], offset: 10>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>) -> memref<2x2xf32, strided<[8, 1], offset: 10>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>) -> memref<4x8xf32, strided<[8, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>):
  %0 = "memref.cast"(%m) : (memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 8 + d1 + s0 - s1)>>) -> memref<2x2xf32, strided<[8, 1], offset: 10>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
%m = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> memref<2x3xf32, strided<[?, 1]>>
// -----
%m = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> memref<2x3xf32, strided<[17, 1]>>
// -----
%m = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * (s0 * s1) + d1 * s1 + 3)>>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x9xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * (s0 * s1) + d1 * s1 + 3)>>) -> memref<2x3xf32, strided<[?, 4], offset: 3>>
// -----
%m = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> ((d0 + d1 + 1) * s0)>>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> ((d0 + d1 + 1) * s0)>>) -> memref<2x3xf32, strided<[?, ?], offset: 1>>
// -----
%m = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * (s0 mod 3) + d1)>>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 * (s0 mod 3) + d1)>>) -> memref<2x3xf32, strided<[?, 1]>>
// -----
%m = "t.v"() : () -> memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0 + s0 mod 3)>>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x9xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0 + s0 mod 3)>>) -> memref<2x3xf32, strided<[1, ?], offset: ?>>
