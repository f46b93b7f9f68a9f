// Views of whole memory and of parts, sizes of views, copies of nothing, and scopes around allocations.
// run: --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32, 1>) -> (memref<4xf32, 3>, memref<4xf32, 1>), sym_name = "spaces"}> ({
  ^bb0(%arg37: memref<4xf32, 1>):
    %54 = "memref.memory_space_cast"(%arg37) : (memref<4xf32, 1>) -> memref<4xf32, 2>
    %55 = "memref.memory_space_cast"(%54) : (memref<4xf32, 2>) -> memref<4xf32, 3>
    %56 = "memref.memory_space_cast"(%54) : (memref<4xf32, 2>) -> memref<4xf32, 1>
    "func.return"(%55, %56) : (memref<4xf32, 3>, memref<4xf32, 1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2048xi8>, index, index, index, memref<?x?xf32>) -> (index, index, index, index, index, index), sym_name = "sizes"}> ({
  ^bb0(%arg32: memref<2048xi8>, %arg33: index, %arg34: index, %arg35: index, %arg36: memref<?x?xf32>):
    %42 = "arith.constant"() <{value = 0 : index}> : () -> index
    %43 = "arith.constant"() <{value = 1 : index}> : () -> index
    %44 = "arith.constant"() <{value = 2 : index}> : () -> index
    %45 = "memref.view"(%arg32, %arg33, %arg34, %arg35) : (memref<2048xi8>, index, index, index) -> memref<?x4x?xf32>
    %46 = "memref.dim"(%45, %42) : (memref<?x4x?xf32>, index) -> index
    %47 = "memref.dim"(%45, %43) : (memref<?x4x?xf32>, index) -> index
    %48 = "memref.dim"(%45, %44) : (memref<?x4x?xf32>, index) -> index
    %49 = "memref.subview"(%arg36, %arg33, %arg34, %arg35) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    %50 = "memref.dim"(%49, %42) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> index
    %51 = "memref.dim"(%49, %43) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> index
    %52 = "memref.subview"(%arg36, %arg33, %arg35) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
    %53 = "memref.dim"(%52, %42) : (memref<?xf32, strided<[1], offset: ?>>, index) -> index
    "func.return"(%46, %47, %48, %50, %51, %53) : (index, index, index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<0xf32>, memref<?xf32>, memref<?xf32>) -> (), sym_name = "copies"}> ({
  ^bb0(%arg29: memref<0xf32>, %arg30: memref<?xf32>, %arg31: memref<?xf32>):
    "memref.copy"(%arg29, %arg30) : (memref<0xf32>, memref<?xf32>) -> ()
    "memref.copy"(%arg30, %arg29) : (memref<?xf32>, memref<0xf32>) -> ()
    "memref.copy"(%arg30, %arg31) : (memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>) -> (memref<32xf32>, memref<?xf32>), sym_name = "collapsed"}> ({
  ^bb0(%arg28: memref<4x8xf32>):
    %37 = "memref.cast"(%arg28) : (memref<4x8xf32>) -> memref<4x?xf32>
    %38 = "memref.collapse_shape"(%37) <{reassociation = [[0, 1]]}> : (memref<4x?xf32>) -> memref<?xf32>
    %39 = "memref.cast"(%arg28) : (memref<4x8xf32>) -> memref<?x?xf32>
    %40 = "memref.collapse_shape"(%39) <{reassociation = [[0, 1]]}> : (memref<?x?xf32>) -> memref<?xf32>
    %41 = "memref.cast"(%40) : (memref<?xf32>) -> memref<32xf32>
    "func.return"(%41, %38) : (memref<32xf32>, memref<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[?, 1]>>, index, index, memref<?x?xf32>, memref<4x8xf32, strided<[8, 1], offset: 3>>) -> (), sym_name = "whole"}> ({
  ^bb0(%arg21: memref<4x8xf32>, %arg22: memref<4x8xf32, strided<[8, 1], offset: ?>>, %arg23: memref<4x8xf32, strided<[?, 1]>>, %arg24: index, %arg25: index, %arg26: memref<?x?xf32>, %arg27: memref<4x8xf32, strided<[8, 1], offset: 3>>):
    %25 = "memref.subview"(%arg21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>>
    %26 = "memref.subview"(%arg22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[8, 1], offset: ?>>) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %27 = "memref.subview"(%arg23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[?, 1]>>) -> memref<4x8xf32, strided<[?, 1]>>
    %28 = "memref.subview"(%arg27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[8, 1], offset: 3>>) -> memref<4x8xf32, strided<[8, 1], offset: 3>>
    %29 = "memref.subview"(%arg26, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %30 = "memref.subview"(%29, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %31 = "memref.subview"(%29, %arg25, %arg24) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %32 = "memref.subview"(%arg26, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 2, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %33 = "memref.subview"(%32, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %34 = "memref.subview"(%arg21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 7>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<4x7xf32, strided<[8, 1]>>
    %35 = "memref.subview"(%arg21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<8xf32>
    %36 = "memref.subview"(%arg21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 2>}> : (memref<4x8xf32>) -> memref<4x4xf32, strided<[8, 2]>>
    "t.use"(%25, %26, %27, %28, %30, %31, %33, %34, %35, %36) : (memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<?x?xf32, strided<[?, 1]>>, memref<?x?xf32, strided<[?, 1]>>, memref<?x?xf32, strided<[?, 1]>>, memref<4x7xf32, strided<[8, 1]>>, memref<8xf32>, memref<4x4xf32, strided<[8, 2]>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "scopes"}> ({
  ^bb0(%arg17: i1, %arg18: index):
    %21 = "arith.constant"() <{value = 0 : index}> : () -> index
    %22 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.alloca_scope"() ({
      "scf.if"(%arg17) ({
        %24 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
        "t.use"(%24) : (memref<4xf32>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "t.between"() : () -> ()
    "scf.for"(%21, %arg18, %22) ({
    ^bb0(%arg19: index):
      "memref.alloca_scope"() ({
        "scf.for"(%21, %arg18, %22) ({
        ^bb0(%arg20: index):
          %23 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
          "memref.dealloc"(%23) : (memref<4xf32>) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "memref.alloca_scope.return"() : () -> ()
      }) : () -> ()
      "t.after"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index) -> (), sym_name = "parts"}> ({
  ^bb0(%arg11: memref<4x8xf32>, %arg12: memref<4x8xf32, strided<[8, 1], offset: ?>>, %arg13: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg14: index, %arg15: index, %arg16: index):
    %14 = "memref.subview"(%arg11, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %15 = "memref.subview"(%arg11, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<4x8xf32>, index) -> memref<4x8xf32, strided<[?, 1]>>
    %16 = "memref.subview"(%arg12, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[8, 1], offset: ?>>, index) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %17 = "memref.subview"(%arg13, %arg15, %arg16) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %18 = "memref.subview"(%17, %arg14, %arg15, %arg16) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %19 = "memref.subview"(%17, %arg15, %arg16, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 2, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %20 = "memref.subview"(%17, %arg15, %arg16) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    "t.use"(%14, %15, %16, %18, %19, %20) : (memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x3xf32>, index, index, memref<4x8xf32, #map>, memref<2x3x4xf32, strided<[12, 4, 1], offset: ?>>, memref<1x3x4xf32, strided<[100, 4, 1]>>, memref<4x1xf32, strided<[?, 7]>>, memref<?x4xf32, strided<[?, 1]>>) -> (), sym_name = "layouts"}> ({
  ^bb0(%arg3: memref<4x3xf32>, %arg4: index, %arg5: index, %arg6: memref<4x8xf32, #map>, %arg7: memref<2x3x4xf32, strided<[12, 4, 1], offset: ?>>, %arg8: memref<1x3x4xf32, strided<[100, 4, 1]>>, %arg9: memref<4x1xf32, strided<[?, 7]>>, %arg10: memref<?x4xf32, strided<[?, 1]>>):
    %7 = "vector.type_cast"(%arg3) : (memref<4x3xf32>) -> memref<vector<4x3xf32>>
    %8 = "memref.alloc"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?x4xf32, strided<[?, 1]>>
    %9 = "memref.cast"(%arg6) : (memref<4x8xf32, #map>) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %10 = "memref.collapse_shape"(%arg7) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32, strided<[12, 4, 1], offset: ?>>) -> memref<6x4xf32, strided<[4, 1], offset: ?>>
    %11 = "memref.collapse_shape"(%arg8) <{reassociation = [[0, 1, 2]]}> : (memref<1x3x4xf32, strided<[100, 4, 1]>>) -> memref<12xf32, strided<[1]>>
    %12 = "memref.collapse_shape"(%arg9) <{reassociation = [[0, 1]]}> : (memref<4x1xf32, strided<[?, 7]>>) -> memref<4xf32, strided<[?]>>
    %13 = "memref.collapse_shape"(%arg10) <{reassociation = [[0, 1]]}> : (memref<?x4xf32, strided<[?, 1]>>) -> memref<?xf32, strided<[1]>>
    "t.use"(%7, %8, %9, %10, %11, %12, %13) : (memref<vector<4x3xf32>>, memref<?x4xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<6x4xf32, strided<[4, 1], offset: ?>>, memref<12xf32, strided<[1]>>, memref<4xf32, strided<[?]>>, memref<?xf32, strided<[1]>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, index, memref<?x8xf32>) -> (memref<2x3xf32, strided<[8, 1], offset: 9>>, memref<2x3xf32, strided<[8, 1], offset: ?>>, memref<2x3xf32, strided<[?, 1], offset: ?>>, memref<2x3xf32, strided<[?, 1], offset: ?>>), sym_name = "parts_of_casts"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: index, %arg2: memref<?x8xf32>):
    %0 = "memref.cast"(%arg0) : (memref<4x8xf32>) -> memref<?x8xf32>
    %1 = "memref.subview"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<?x8xf32>) -> memref<2x3xf32, strided<[8, 1], offset: 9>>
    %2 = "memref.subview"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<?x8xf32>, index) -> memref<2x3xf32, strided<[8, 1], offset: ?>>
    %3 = "memref.cast"(%arg0) : (memref<4x8xf32>) -> memref<4x?xf32>
    %4 = "memref.subview"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<4x?xf32>) -> memref<2x3xf32, strided<[?, 1], offset: ?>>
    %5 = "memref.cast"(%arg2) : (memref<?x8xf32>) -> memref<4x?xf32>
    %6 = "memref.subview"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<4x?xf32>) -> memref<2x3xf32, strided<[?, 1], offset: ?>>
    "func.return"(%1, %2, %4, %6) : (memref<2x3xf32, strided<[8, 1], offset: 9>>, memref<2x3xf32, strided<[8, 1], offset: ?>>, memref<2x3xf32, strided<[?, 1], offset: ?>>, memref<2x3xf32, strided<[?, 1], offset: ?>>) -> ()
  }) : () -> ()
}) : () -> ()

