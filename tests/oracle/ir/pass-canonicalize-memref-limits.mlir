// Views of whole memory and of parts, sizes of views, copies of nothing, and scopes around allocations.
// run: --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32, 1>) -> (memref<4xf32, 3>, memref<4xf32, 1>), sym_name = "spaces"}> ({
  ^bb0(%arg34: memref<4xf32, 1>):
    %47 = "memref.memory_space_cast"(%arg34) : (memref<4xf32, 1>) -> memref<4xf32, 2>
    %48 = "memref.memory_space_cast"(%47) : (memref<4xf32, 2>) -> memref<4xf32, 3>
    %49 = "memref.memory_space_cast"(%47) : (memref<4xf32, 2>) -> memref<4xf32, 1>
    "func.return"(%48, %49) : (memref<4xf32, 3>, memref<4xf32, 1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2048xi8>, index, index, index, memref<?x?xf32>) -> (index, index, index, index, index, index), sym_name = "sizes"}> ({
  ^bb0(%arg29: memref<2048xi8>, %arg30: index, %arg31: index, %arg32: index, %arg33: memref<?x?xf32>):
    %35 = "arith.constant"() <{value = 0 : index}> : () -> index
    %36 = "arith.constant"() <{value = 1 : index}> : () -> index
    %37 = "arith.constant"() <{value = 2 : index}> : () -> index
    %38 = "memref.view"(%arg29, %arg30, %arg31, %arg32) : (memref<2048xi8>, index, index, index) -> memref<?x4x?xf32>
    %39 = "memref.dim"(%38, %35) : (memref<?x4x?xf32>, index) -> index
    %40 = "memref.dim"(%38, %36) : (memref<?x4x?xf32>, index) -> index
    %41 = "memref.dim"(%38, %37) : (memref<?x4x?xf32>, index) -> index
    %42 = "memref.subview"(%arg33, %arg30, %arg31, %arg32) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    %43 = "memref.dim"(%42, %35) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> index
    %44 = "memref.dim"(%42, %36) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> index
    %45 = "memref.subview"(%arg33, %arg30, %arg32) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
    %46 = "memref.dim"(%45, %35) : (memref<?xf32, strided<[1], offset: ?>>, index) -> index
    "func.return"(%39, %40, %41, %43, %44, %46) : (index, index, index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<0xf32>, memref<?xf32>, memref<?xf32>) -> (), sym_name = "copies"}> ({
  ^bb0(%arg26: memref<0xf32>, %arg27: memref<?xf32>, %arg28: memref<?xf32>):
    "memref.copy"(%arg26, %arg27) : (memref<0xf32>, memref<?xf32>) -> ()
    "memref.copy"(%arg27, %arg26) : (memref<?xf32>, memref<0xf32>) -> ()
    "memref.copy"(%arg27, %arg28) : (memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>) -> (memref<32xf32>, memref<?xf32>), sym_name = "collapsed"}> ({
  ^bb0(%arg25: memref<4x8xf32>):
    %30 = "memref.cast"(%arg25) : (memref<4x8xf32>) -> memref<4x?xf32>
    %31 = "memref.collapse_shape"(%30) <{reassociation = [[0, 1]]}> : (memref<4x?xf32>) -> memref<?xf32>
    %32 = "memref.cast"(%arg25) : (memref<4x8xf32>) -> memref<?x?xf32>
    %33 = "memref.collapse_shape"(%32) <{reassociation = [[0, 1]]}> : (memref<?x?xf32>) -> memref<?xf32>
    %34 = "memref.cast"(%33) : (memref<?xf32>) -> memref<32xf32>
    "func.return"(%34, %31) : (memref<32xf32>, memref<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[?, 1]>>, index, index, memref<?x?xf32>, memref<4x8xf32, strided<[8, 1], offset: 3>>) -> (), sym_name = "whole"}> ({
  ^bb0(%arg18: memref<4x8xf32>, %arg19: memref<4x8xf32, strided<[8, 1], offset: ?>>, %arg20: memref<4x8xf32, strided<[?, 1]>>, %arg21: index, %arg22: index, %arg23: memref<?x?xf32>, %arg24: memref<4x8xf32, strided<[8, 1], offset: 3>>):
    %18 = "memref.subview"(%arg18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>>
    %19 = "memref.subview"(%arg19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[8, 1], offset: ?>>) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %20 = "memref.subview"(%arg20) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[?, 1]>>) -> memref<4x8xf32, strided<[?, 1]>>
    %21 = "memref.subview"(%arg24) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[8, 1], offset: 3>>) -> memref<4x8xf32, strided<[8, 1], offset: 3>>
    %22 = "memref.subview"(%arg23, %arg21, %arg22) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %23 = "memref.subview"(%22, %arg21, %arg22) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %24 = "memref.subview"(%22, %arg22, %arg21) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %25 = "memref.subview"(%arg23, %arg21, %arg22) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 2, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %26 = "memref.subview"(%25, %arg21, %arg22) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, 1]>>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
    %27 = "memref.subview"(%arg18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 7>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<4x7xf32, strided<[8, 1]>>
    %28 = "memref.subview"(%arg18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<8xf32>
    %29 = "memref.subview"(%arg18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 2>}> : (memref<4x8xf32>) -> memref<4x4xf32, strided<[8, 2]>>
    "t.use"(%18, %19, %20, %21, %23, %24, %26, %27, %28, %29) : (memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<?x?xf32, strided<[?, 1]>>, memref<?x?xf32, strided<[?, 1]>>, memref<?x?xf32, strided<[?, 1]>>, memref<4x7xf32, strided<[8, 1]>>, memref<8xf32>, memref<4x4xf32, strided<[8, 2]>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "scopes"}> ({
  ^bb0(%arg14: i1, %arg15: index):
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.alloca_scope"() ({
      "scf.if"(%arg14) ({
        %17 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
        "t.use"(%17) : (memref<4xf32>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "t.between"() : () -> ()
    "scf.for"(%14, %arg15, %15) ({
    ^bb0(%arg16: index):
      "memref.alloca_scope"() ({
        "scf.for"(%14, %arg15, %15) ({
        ^bb0(%arg17: index):
          %16 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
          "memref.dealloc"(%16) : (memref<4xf32>) -> ()
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
  ^bb0(%arg8: memref<4x8xf32>, %arg9: memref<4x8xf32, strided<[8, 1], offset: ?>>, %arg10: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg11: index, %arg12: index, %arg13: index):
    %7 = "memref.subview"(%arg8, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %8 = "memref.subview"(%arg8, %arg11) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<4x8xf32>, index) -> memref<4x8xf32, strided<[?, 1]>>
    %9 = "memref.subview"(%arg9, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32, strided<[8, 1], offset: ?>>, index) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %10 = "memref.subview"(%arg10, %arg12, %arg13) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %11 = "memref.subview"(%10, %arg11, %arg12, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %12 = "memref.subview"(%10, %arg12, %arg13, %arg11) <{operandSegmentSizes = array<i32: 1, 0, 2, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    %13 = "memref.subview"(%10, %arg12, %arg13) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    "t.use"(%7, %8, %9, %11, %12, %13) : (memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x3xf32>, index, index, memref<4x8xf32, #map>, memref<2x3x4xf32, strided<[12, 4, 1], offset: ?>>, memref<1x3x4xf32, strided<[100, 4, 1]>>, memref<4x1xf32, strided<[?, 7]>>, memref<?x4xf32, strided<[?, 1]>>) -> (), sym_name = "layouts"}> ({
  ^bb0(%arg0: memref<4x3xf32>, %arg1: index, %arg2: index, %arg3: memref<4x8xf32, #map>, %arg4: memref<2x3x4xf32, strided<[12, 4, 1], offset: ?>>, %arg5: memref<1x3x4xf32, strided<[100, 4, 1]>>, %arg6: memref<4x1xf32, strided<[?, 7]>>, %arg7: memref<?x4xf32, strided<[?, 1]>>):
    %0 = "vector.type_cast"(%arg0) : (memref<4x3xf32>) -> memref<vector<4x3xf32>>
    %1 = "memref.alloc"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?x4xf32, strided<[?, 1]>>
    %2 = "memref.cast"(%arg3) : (memref<4x8xf32, #map>) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %3 = "memref.collapse_shape"(%arg4) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32, strided<[12, 4, 1], offset: ?>>) -> memref<6x4xf32, strided<[4, 1], offset: ?>>
    %4 = "memref.collapse_shape"(%arg5) <{reassociation = [[0, 1, 2]]}> : (memref<1x3x4xf32, strided<[100, 4, 1]>>) -> memref<12xf32, strided<[1]>>
    %5 = "memref.collapse_shape"(%arg6) <{reassociation = [[0, 1]]}> : (memref<4x1xf32, strided<[?, 7]>>) -> memref<4xf32, strided<[?]>>
    %6 = "memref.collapse_shape"(%arg7) <{reassociation = [[0, 1]]}> : (memref<?x4xf32, strided<[?, 1]>>) -> memref<?xf32, strided<[1]>>
    "t.use"(%0, %1, %2, %3, %4, %5, %6) : (memref<vector<4x3xf32>>, memref<?x4xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<6x4xf32, strided<[4, 1], offset: ?>>, memref<12xf32, strided<[1]>>, memref<4xf32, strided<[?]>>, memref<?xf32, strided<[1]>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

