// Views of memory: constants among offsets, sizes and strides, casts before views, and memory out of the parts of other memory.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
// run: --cse --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1) -> (d0 * 4 + d1 + 3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32, strided<[?, 1], offset: ?>>, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>, sym_name = "z"}> ({
  ^bb0(%arg23: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg24: index):
    %42 = "arith.constant"() <{value = 2 : index}> : () -> index
    %43 = "memref.subview"(%arg23, %42, %arg24) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x?xf32, strided<[?, 1], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    "func.return"(%43) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32, strided<[?, 1]>>, index) -> memref<?x?xf32, strided<[?, 1]>>, sym_name = "z0"}> ({
  ^bb0(%arg21: memref<4x?xf32, strided<[?, 1]>>, %arg22: index):
    %40 = "arith.constant"() <{value = 2 : index}> : () -> index
    %41 = "memref.subview"(%arg21, %40, %arg22) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    "func.return"(%41) : (memref<?x?xf32, strided<[?, 1]>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>, sym_name = "neg"}> ({
  ^bb0(%arg19: memref<8x8xf32>, %arg20: index):
    %36 = "arith.constant"() <{value = -2 : index}> : () -> index
    %37 = "arith.constant"() <{value = 7 : index}> : () -> index
    %38 = "memref.subview"(%arg19, %37, %36, %36) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 3, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<8x8xf32>, index, index, index) -> memref<3x?xf32, strided<[?, 1], offset: ?>>
    %39 = "memref.cast"(%38) : (memref<3x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    "func.return"(%39) : (memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, index) -> memref<?x?xf32, strided<[8, 1], offset: ?>>, sym_name = "zero"}> ({
  ^bb0(%arg17: memref<8x8xf32>, %arg18: index):
    %33 = "arith.constant"() <{value = 0 : index}> : () -> index
    %34 = "memref.subview"(%arg17, %arg18, %33) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 3>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>, index, index) -> memref<?x3xf32, strided<[8, 1], offset: ?>>
    %35 = "memref.cast"(%34) : (memref<?x3xf32, strided<[8, 1], offset: ?>>) -> memref<?x?xf32, strided<[8, 1], offset: ?>>
    "func.return"(%35) : (memref<?x?xf32, strided<[8, 1], offset: ?>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8x8xf32>, index) -> memref<?xf32, strided<[1], offset: ?>>, sym_name = "red"}> ({
  ^bb0(%arg15: memref<8x8x8xf32>, %arg16: index):
    %31 = "arith.constant"() <{value = 1 : index}> : () -> index
    %32 = "memref.subview"(%arg15, %31, %arg16, %arg16) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 1, -9223372036854775808>, static_strides = array<i64: 1, 1, 1>}> : (memref<8x8x8xf32>, index, index, index) -> memref<?xf32, strided<[1], offset: ?>>
    "func.return"(%32) : (memref<?xf32, strided<[1], offset: ?>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>, sym_name = "b"}> ({
  ^bb0(%arg7: memref<4x?xf32>, %arg8: index):
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "memref.subview"(%arg7, %15, %arg8) <{operandSegmentSizes = array<i32: 1, 0, 0, 2>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<4x?xf32>, index, index) -> memref<4x4xf32, strided<[?, ?]>>
    %17 = "memref.cast"(%16) : (memref<4x4xf32, strided<[?, ?]>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    "func.return"(%17) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>) -> (memref<?xf32>, memref<?xf32>), sym_name = "d"}> ({
  ^bb0(%arg4: memref<4x?xf32>):
    %7 = "memref.cast"(%arg4) : (memref<4x?xf32>) -> memref<?x?xf32>
    %8 = "memref.collapse_shape"(%7) <{reassociation = [[0, 1]]}> : (memref<?x?xf32>) -> memref<?xf32>
    %9 = "memref.subview"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x?xf32>) -> memref<4xf32, strided<[?]>>
    %10 = "memref.cast"(%9) : (memref<4xf32, strided<[?]>>) -> memref<?xf32, strided<[?]>>
    %11 = "memref.collapse_shape"(%10) <{reassociation = [[0]]}> : (memref<?xf32, strided<[?]>>) -> memref<?xf32, strided<[?]>>
    %12 = "memref.cast"(%11) : (memref<?xf32, strided<[?]>>) -> memref<?xf32>
    "func.return"(%8, %12) : (memref<?xf32>, memref<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x4xf32, strided<[8, 1]>>) -> (memref<4x4xf32, strided<[8, 1]>>, memref<4x4xf32, strided<[?, 1]>>), sym_name = "e"}> ({
  ^bb0(%arg3: memref<4x4xf32, strided<[8, 1]>>):
    %3 = "memref.subview"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32, strided<[8, 1]>>) -> memref<4x4xf32, strided<[8, 1]>>
    %4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %5 = "memref.subview"(%arg3, %4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32, strided<[8, 1]>>, index) -> memref<?x4xf32, strided<[8, 1]>>
    %6 = "memref.cast"(%5) : (memref<?x4xf32, strided<[8, 1]>>) -> memref<4x4xf32, strided<[?, 1]>>
    "func.return"(%3, %6) : (memref<4x4xf32, strided<[8, 1]>>, memref<4x4xf32, strided<[?, 1]>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<?xf32>, memref<4xf32, strided<[?]>>) -> (), sym_name = "copies"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<4xf32, strided<[?]>>):
    %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    "memref.copy"(%0, %arg1) : (memref<?xf32>, memref<?xf32>) -> ()
    %1 = "memref.cast"(%arg1) : (memref<?xf32>) -> memref<4xf32>
    "memref.copy"(%arg0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
    "memref.copy"(%1, %arg2) : (memref<4xf32>, memref<4xf32, strided<[?]>>) -> ()
    %2 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<4xf32, strided<[?]>>
    "memref.copy"(%2, %arg2) : (memref<4xf32, strided<[?]>>, memref<4xf32, strided<[?]>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
