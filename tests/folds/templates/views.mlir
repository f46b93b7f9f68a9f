// O: 0 | 1 | 2
// S: 1 | 2 | 0
// M: %a | %c
"func.func"() <{function_type = (memref<4x3xi8>, i8, index) -> (i8, index), sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %x: i8, %n: index):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %k1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %o = "arith.constant"() <{value = $O : index}> : () -> index
  %s = "arith.constant"() <{value = $S : index}> : () -> index
  %a = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<?x3xi8>
  %b = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<4x?xi8>
  %c = "memref.cast"(%b) : (memref<4x?xi8>) -> memref<?x3xi8>
  %0 = "memref.subview"($M, %o, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x3xi8>, index, index) -> memref<?x2xi8, strided<[3, 1], offset: ?>>
  "memref.store"(%x, %0, %k0, %k1) : (i8, memref<?x2xi8, strided<[3, 1], offset: ?>>, index, index) -> ()
  %1 = "memref.load"(%m, %n, %k1) : (memref<4x3xi8>, index, index) -> i8
  %2 = "memref.dim"(%0, %k0) : (memref<?x2xi8, strided<[3, 1], offset: ?>>, index) -> index
  "func.return"(%1, %2) : (i8, index) -> ()
}) : () -> ()
// -----
// O: 0 | 1 | 2
// S: 1 | 2 | 0
// M: %a | %c
"func.func"() <{function_type = (memref<4x3xi8>, i8, index) -> (i8, index), sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %x: i8, %n: index):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %k1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %o = "arith.constant"() <{value = $O : index}> : () -> index
  %s = "arith.constant"() <{value = $S : index}> : () -> index
  %a = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<?x3xi8>
  %b = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<4x?xi8>
  %c = "memref.cast"(%b) : (memref<4x?xi8>) -> memref<?x3xi8>
  %0 = "memref.subview"($M, %o, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 2, 1>}> : (memref<?x3xi8>, index, index) -> memref<?x2xi8, strided<[6, 1], offset: ?>>
  "memref.store"(%x, %0, %k0, %k1) : (i8, memref<?x2xi8, strided<[6, 1], offset: ?>>, index, index) -> ()
  %1 = "memref.load"(%m, %n, %k1) : (memref<4x3xi8>, index, index) -> i8
  %2 = "memref.dim"(%0, %k0) : (memref<?x2xi8, strided<[6, 1], offset: ?>>, index) -> index
  "func.return"(%1, %2) : (i8, index) -> ()
}) : () -> ()
// -----
// M: %a | %c
// U: %n | %k
"func.func"() <{function_type = (memref<4x3xi8>, index, index) -> (i8, index), sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %n: index, %k: index):
  %a = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<?x3xi8>
  %c = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<?x3xi8>
  %0 = "memref.subview"($M, $U, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x3xi8>, index, index) -> memref<?x2xi8, strided<[3, 1], offset: ?>>
  %1 = "memref.load"(%0, %n, %n) : (memref<?x2xi8, strided<[3, 1], offset: ?>>, index, index) -> i8
  %2 = "memref.dim"(%0, %n) : (memref<?x2xi8, strided<[3, 1], offset: ?>>, index) -> index
  "func.return"(%1, %2) : (i8, index) -> ()
}) : () -> ()
// -----
// M: %a | %c
// U: %n | %k
"func.func"() <{function_type = (memref<4x3xi8>, index, index) -> (i8, index), sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %n: index, %k: index):
  %a = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<?x3xi8>
  %c = "memref.cast"(%m) : (memref<4x3xi8>) -> memref<?x3xi8>
  %0 = "memref.subview"($M, $U, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 2, 1>}> : (memref<?x3xi8>, index, index) -> memref<?x2xi8, strided<[6, 1], offset: ?>>
  %1 = "memref.load"(%0, %n, %n) : (memref<?x2xi8, strided<[6, 1], offset: ?>>, index, index) -> i8
  %2 = "memref.dim"(%0, %n) : (memref<?x2xi8, strided<[6, 1], offset: ?>>, index) -> index
  "func.return"(%1, %2) : (i8, index) -> ()
}) : () -> ()
// -----
// L: , strided<[3, 1]> |
"func.func"() <{function_type = (memref<4x3xi8>, index, index) -> (i8, memref<4x3xi8$L>), sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %n: index, %k: index):
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 3>, static_strides = array<i64: 1, 1>}> : (memref<4x3xi8>) -> memref<4x3xi8$L>
  %1 = "memref.load"(%0, %n, %k) : (memref<4x3xi8$L>, index, index) -> i8
  "func.return"(%1, %0) : (i8, memref<4x3xi8$L>) -> ()
}) : () -> ()
// -----
// S: %s | %n
// O: %o | %n
"func.func"() <{function_type = (memref<4x3xi8>, index, i8) -> (i8, index), sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %n: index, %x: i8):
  %o = "arith.constant"() <{value = 0 : index}> : () -> index
  %s = "arith.constant"() <{value = 2 : index}> : () -> index
  %0 = "memref.subview"(%m, %n, $S) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x3xi8>, index, index) -> memref<?x2xi8, strided<[3, 1], offset: ?>>
  %1 = "memref.subview"(%0, $O, $S) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x2xi8, strided<[3, 1], offset: ?>>, index, index) -> memref<?x2xi8, strided<[3, 1], offset: ?>>
  "memref.store"(%x, %1, %o, %o) : (i8, memref<?x2xi8, strided<[3, 1], offset: ?>>, index, index) -> ()
  %2 = "memref.load"(%1, %o, %n) : (memref<?x2xi8, strided<[3, 1], offset: ?>>, index, index) -> i8
  %3 = "memref.dim"(%1, %o) : (memref<?x2xi8, strided<[3, 1], offset: ?>>, index) -> index
  "func.return"(%2, %3) : (i8, index) -> ()
}) : () -> ()
// -----
// O: %o | %n
// M: memref<4x3xi8> | memref<?x3xi8>
"func.func"() <{function_type = (memref<4x3xi8>, index, i8) -> i8, sym_name = "f"}> ({
^bb0(%m: memref<4x3xi8>, %n: index, %x: i8):
  %o = "arith.constant"() <{value = 1 : index}> : () -> index
  %a = "memref.cast"(%m) : (memref<4x3xi8>) -> $M
  %0 = "memref.subview"(%a, $O) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : ($M, index) -> memref<2xi8, strided<[1], offset: ?>>
  "memref.store"(%x, %0, %o) : (i8, memref<2xi8, strided<[1], offset: ?>>, index) -> ()
  %2 = "memref.load"(%0, %n) : (memref<2xi8, strided<[1], offset: ?>>, index) -> i8
  "func.return"(%2) : (i8) -> ()
}) : () -> ()
// -----
// A: (d0, d1, d2) -> (d1, d2, d0) | (d0, d1, d2) -> (d2, d0, d1) | (d0, d1, d2) -> (d1, d0, d2) | (d0, d1, d2) -> (d0, d1, d2)
// B: (d0, d1, d2) -> (d1, d2, d0) | (d0, d1, d2) -> (d2, d0, d1) | (d0, d1, d2) -> (d1, d0, d2) | (d0, d1, d2) -> (d0, d1, d2)
"func.func"() <{function_type = (memref<2x2x2xi8>, index, index, index) -> i8, sym_name = "f"}> ({
^bb0(%m: memref<2x2x2xi8>, %i: index, %j: index, %k: index):
  %s = "memref.cast"(%m) : (memref<2x2x2xi8>) -> memref<2x2x2xi8, strided<[?, ?, ?]>>
  %0 = "memref.transpose"(%s) <{permutation = affine_map<$A>}> : (memref<2x2x2xi8, strided<[?, ?, ?]>>) -> memref<2x2x2xi8, strided<[?, ?, ?]>>
  %1 = "memref.transpose"(%0) <{permutation = affine_map<$B>}> : (memref<2x2x2xi8, strided<[?, ?, ?]>>) -> memref<2x2x2xi8, strided<[?, ?, ?]>>
  %2 = "memref.load"(%1, %i, %j, %k) : (memref<2x2x2xi8, strided<[?, ?, ?]>>, index, index, index) -> i8
  "func.return"(%2) : (i8) -> ()
}) : () -> ()
// -----
// O: %o | %n
// S: %s | %n
// M: %m | %c | %w
"func.func"() <{function_type = (memref<12xi8>, index, i8) -> (i8, index), sym_name = "f"}> ({
^bb0(%m0: memref<12xi8>, %n: index, %x: i8):
  %o = "arith.constant"() <{value = 2 : index}> : () -> index
  %s = "arith.constant"() <{value = 3 : index}> : () -> index
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %m = "memref.cast"(%m0) : (memref<12xi8>) -> memref<?xi8, strided<[?], offset: ?>>
  %c = "memref.cast"(%m) : (memref<?xi8, strided<[?], offset: ?>>) -> memref<?xi8, strided<[?], offset: ?>>
  %v = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (memref<?xi8, strided<[?], offset: ?>>) -> memref<6xi8, strided<[?], offset: ?>>
  %w = "memref.cast"(%v) : (memref<6xi8, strided<[?], offset: ?>>) -> memref<?xi8, strided<[?], offset: ?>>
  %0 = "memref.reinterpret_cast"($M, $O, %s, $S) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?xi8, strided<[?], offset: ?>>, index, index, index) -> memref<?x2xi8, strided<[?, 1], offset: ?>>
  "memref.store"(%x, %0, %k0, %k0) : (i8, memref<?x2xi8, strided<[?, 1], offset: ?>>, index, index) -> ()
  %2 = "memref.load"(%m0, %n) : (memref<12xi8>, index) -> i8
  %3 = "memref.dim"(%0, %k0) : (memref<?x2xi8, strided<[?, 1], offset: ?>>, index) -> index
  "func.return"(%2, %3) : (i8, index) -> ()
}) : () -> ()
// -----
// O: 0 | 1
// S: 4 | 2
// M: %a | %m
"func.func"() <{function_type = (memref<4xi8>, index) -> (i8, memref<4xi8>), sym_name = "f"}> ({
^bb0(%m: memref<4xi8>, %n: index):
  %v = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xi8>) -> memref<2xi8, strided<[1]>>
  %0 = "memref.reinterpret_cast"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: $O>, static_sizes = array<i64: $S>, static_strides = array<i64: 1>}> : (memref<2xi8, strided<[1]>>) -> memref<$Sxi8, strided<[1], offset: $O>>
  %1 = "memref.load"(%0, %n) : (memref<$Sxi8, strided<[1], offset: $O>>, index) -> i8
  %2 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xi8>) -> memref<4xi8>
  "func.return"(%1, %2) : (i8, memref<4xi8>) -> ()
}) : () -> ()
// -----
// O: %1#1 | %k2 | %n
// S: %1#2 | %k2
// T: %1#3 | %n
"func.func"() <{function_type = (memref<4xi8>, index) -> (i8, index, index, index), sym_name = "f"}> ({
^bb0(%m: memref<4xi8>, %n: index):
  %k2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %v = "memref.subview"(%m, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<4xi8>, index, index) -> memref<?xi8, strided<[1], offset: ?>>
  %0 = "memref.cast"(%v) : (memref<?xi8, strided<[1], offset: ?>>) -> memref<?xi8, strided<[?], offset: ?>>
  %1:4 = "memref.extract_strided_metadata"(%0) : (memref<?xi8, strided<[?], offset: ?>>) -> (memref<i8>, index, index, index)
  %2 = "memref.reinterpret_cast"(%1#0, $O, $S, $T) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<i8>, index, index, index) -> memref<?xi8, strided<[?], offset: ?>>
  %3 = "memref.load"(%2, %n) : (memref<?xi8, strided<[?], offset: ?>>, index) -> i8
  "func.return"(%3, %1#1, %1#2, %1#3) : (i8, index, index, index) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xi8>, index, index) -> (i8, i8, memref<4x4xi8>), sym_name = "f"}> ({
^bb0(%m: memref<4x4xi8>, %i: index, %j: index):
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, 4>}> : (memref<4x4xi8>) -> memref<2x2x4xi8>
  %1 = "memref.expand_shape"(%0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 2, 2>}> : (memref<2x2x4xi8>) -> memref<2x2x2x2xi8>
  %2 = "memref.collapse_shape"(%1) <{reassociation = [[0], [1, 2], [3]]}> : (memref<2x2x2x2xi8>) -> memref<2x4x2xi8>
  %3 = "memref.collapse_shape"(%2) <{reassociation = [[0, 1], [2]]}> : (memref<2x4x2xi8>) -> memref<8x2xi8>
  %4 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1], [2]]}> : (memref<2x2x4xi8>) -> memref<4x4xi8>
  %6 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1, 2]]}> : (memref<2x2x4xi8>) -> memref<16xi8>
  %7 = "memref.load"(%6, %i) : (memref<16xi8>, index) -> i8
  %5 = "memref.load"(%3, %i, %j) : (memref<8x2xi8>, index, index) -> i8
  "func.return"(%5, %7, %4) : (i8, i8, memref<4x4xi8>) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<2x2x4xi8>, index, index) -> (i8, i8), sym_name = "f"}> ({
^bb0(%m: memref<2x2x4xi8>, %i: index, %j: index):
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1], [2]]}> : (memref<2x2x4xi8>) -> memref<4x4xi8>
  %1 = "memref.expand_shape"(%0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, 4>}> : (memref<4x4xi8>) -> memref<2x2x4xi8>
  %2 = "memref.load"(%1, %i, %j, %j) : (memref<2x2x4xi8>, index, index, index) -> i8
  %3 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1, 2]]}> : (memref<2x2x4xi8>) -> memref<16xi8>
  %4 = "memref.expand_shape"(%3) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> : (memref<16xi8>) -> memref<4x4xi8>
  %5 = "memref.load"(%4, %i, %j) : (memref<4x4xi8>, index, index) -> i8
  "func.return"(%2, %5) : (i8, i8) -> ()
}) : () -> ()
// -----
// T: 16 | ?
"func.func"() <{function_type = (memref<2x8xi8>, index) -> i8, sym_name = "f"}> ({
^bb0(%m: memref<2x8xi8>, %i: index):
  %0 = "memref.cast"(%m) : (memref<2x8xi8>) -> memref<?x8xi8>
  %1 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (memref<?x8xi8>) -> memref<?xi8>
  %2 = "memref.cast"(%1) : (memref<?xi8>) -> memref<$Txi8>
  %3 = "memref.load"(%2, %i) : (memref<$Txi8>, index) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()
// -----
// N: %n | %k
"func.func"() <{function_type = (memref<?xi8>, index, index) -> (i8, i8), sym_name = "f"}> ({
^bb0(%m: memref<?xi8>, %n: index, %i: index):
  %k = "arith.constant"() <{value = 2 : index}> : () -> index
  %0 = "memref.expand_shape"(%m, $N) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 2>}> : (memref<?xi8>, index) -> memref<?x2xi8>
  %1 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (memref<?x2xi8>) -> memref<?xi8>
  %2 = "memref.load"(%1, %i) : (memref<?xi8>, index) -> i8
  %3 = "memref.expand_shape"(%0, $N) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, 1, 2>}> : (memref<?x2xi8>, index) -> memref<?x1x2xi8>
  %4 = "memref.load"(%3, %i, %i, %i) : (memref<?x1x2xi8>, index, index, index) -> i8
  "func.return"(%2, %4) : (i8, i8) -> ()
}) : () -> ()
// -----
// S: 3 | 2
"func.func"() <{function_type = (memref<2xi8>, index) -> (i8, index), sym_name = "f"}> ({
^bb0(%m: memref<2xi8>, %i: index):
  %0 = "memref.memory_space_cast"(%m) : (memref<2xi8>) -> memref<2xi8, 1>
  %1 = "memref.memory_space_cast"(%0) : (memref<2xi8, 1>) -> memref<2xi8, $S>
  %2 = "memref.assume_alignment"(%m) <{alignment = 4 : i32}> : (memref<2xi8>) -> memref<2xi8>
  %3 = "memref.assume_alignment"(%2) <{alignment = 4 : i32}> : (memref<2xi8>) -> memref<2xi8>
  %4 = "memref.cast"(%3) : (memref<2xi8>) -> memref<?xi8>
  "memref.prefetch"(%4, %i) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<?xi8>, index) -> ()
  %5 = "memref.load"(%1, %i) : (memref<2xi8, $S>, index) -> i8
  %6 = "memref.generic_atomic_rmw"(%4, %i) ({
  ^bb0(%old: i8):
    %7 = "arith.addi"(%old, %old) : (i8, i8) -> i8
    "memref.atomic_yield"(%7) : (i8) -> ()
  }) : (memref<?xi8>, index) -> i8
  %8 = "memref.cast"(%4) : (memref<?xi8>) -> memref<*xi8>
  %9 = "memref.rank"(%4) : (memref<?xi8>) -> index
  %10 = "memref.cast"(%8) : (memref<*xi8>) -> memref<2xi8>
  %11 = "memref.load"(%10, %i) : (memref<2xi8>, index) -> i8
  %12 = "arith.addi"(%6, %11) : (i8, i8) -> i8
  %13 = "arith.addi"(%12, %5) : (i8, i8) -> i8
  "func.return"(%13, %9) : (i8, index) -> ()
}) : () -> ()
