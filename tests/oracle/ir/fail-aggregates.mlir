// Groups of dimensions, copies of memory, aggregates, calls and flags that do not fit.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"t.z"() ({
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_wait"(%a#3, %a#5, %a#1) : (memref<1xi8>, i32, index) -> ()
}) : () -> ()
// -----
"t.z"() ({
%a:6 = "t.v"() : () -> (memref<6xi16>, index, memref<6xi16, 2>, memref<1xi8>, f32, i32)
"memref.dma_wait"(%a#3, %a#1, %a#5) : (memref<1xi8>, index, i32) -> ()
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 2]]}> : (tensor<2x2xf32>) -> tensor<4xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<5xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<?xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#1) <{reassociation = [[0, 1]]}> : (tensor<?x4xf32>) -> tensor<4xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#1) <{reassociation = [[0], [1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[1, 0]]}> : (tensor<2x2xf32>) -> tensor<4xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<4xf16>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<4x1xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = []}> : (tensor<2x2xf32>) -> tensor<f32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<1x1xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0]]}> : (tensor<2x2xf32>) -> tensor<2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[0], [1]]}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<2x2xf32>, tensor<?x4xf32>, index)
%0 = "tensor.collapse_shape"(%a#0) <{reassociation = [[-1, 1]]}> : (tensor<2x2xf32>) -> tensor<4xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64>}> : (tensor<6xf32>) -> tensor<3x2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (tensor<6xf32>) -> tensor<3x2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (tensor<6xf32>) -> tensor<3x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 3>}> : (tensor<6xf32>, index) -> tensor<?x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#1, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?xf32>, index) -> tensor<?x?xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#1, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<?xf32>, index) -> tensor<2x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<?xf32>) -> tensor<2x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<6xf32>, tensor<?xf32>, index)
%0 = "tensor.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2>}> : (tensor<6xf32>) -> tensor<2x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 7]], static_output_shape = array<i64: 3, 2>}> : (memref<6xf32>) -> memref<3x2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 3>}> : (memref<6xf32>) -> memref<3x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2, 3>}> : (memref<6xf32>) -> memref<3x2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 2>}> : (memref<6xf32>) -> memref<2x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#1, %a#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index) -> memref<?x?xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<6xf32>, memref<?xf32>, index)
%0 = "memref.expand_shape"(%a#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (memref<?xf32>) -> memref<2x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<?xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<7xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 0]]}> : (memref<2x3xf32>) -> memref<6xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0]]}> : (memref<2x3xf32>) -> memref<6xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#1) <{reassociation = [[0, 1]]}> : (memref<?x4xf32>) -> memref<8xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1]]}> : (memref<2x3xf32>) -> memref<6xf16>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0], [1]]}> : (memref<2x3xf32>) -> memref<2x3xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0, 1], []]}> : (memref<2x3xf32>) -> memref<6x1xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (memref<2x3xf32>, memref<?x4xf32>, index)
%0 = "memref.collapse_shape"(%a#0) <{reassociation = [[0], [2]]}> : (memref<2x3xf32>) -> memref<6x1xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<1x1xf32>, tensor<f32>, index)
%0 = "tensor.expand_shape"(%a#1) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:3 = "t.v"() : () -> (tensor<1x1xf32>, tensor<f32>, index)
%0 = "tensor.expand_shape"(%a#1) <{reassociation = [], static_output_shape = array<i64: 1, 2>}> : (tensor<f32>) -> tensor<1x2xf32>
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> i32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> f32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#3) <{position = array<i64: 2>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>) -> !llvm.ptr
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#4) <{position = array<i64: 1>}> : (!llvm.array<3 x struct<(i64, f32)>>) -> !llvm.struct<(i64, f32)>
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.extractvalue"(%a#4) <{position = array<i64: 1, 0>}> : (!llvm.array<3 x struct<(i64, f32)>>) -> i64
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.insertvalue"(%a#3, %a#0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>, i32) -> !llvm.struct<(i32, array<2 x f32>, ptr)>
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.insertvalue"(%a#3, %a#1) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>, f32) -> !llvm.struct<(i32, array<2 x f32>, ptr)>
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.insertvalue"(%a#3, %a#2) <{position = array<i64: 2>}> : (!llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.ptr) -> !llvm.struct<(i32, array<2 x f32>, ptr)>
}) : () -> ()
// -----
"builtin.module"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<i32 (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
%r = "llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
}) : () -> ()
// -----
"builtin.module"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32, ptr)>, sym_name = "f"}> ({
}) : () -> ()
"llvm.call"(%a#0, %a#2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32, ...)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.fence"() <{ordering = 4 : i64}> : () -> ()
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.fence"() <{ordering = 5 : i64}> : () -> ()
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.fence"() <{ordering = 6 : i64}> : () -> ()
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"llvm.fence"() <{ordering = 7 : i64}> : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64, function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
"llvm.switch"(%x)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
"llvm.return"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"emitc.global"() <{sym_name = "g", type = !emitc.array<2xf32>}> : () -> ()
%0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.array<2xf32>
}) : () -> ()
// -----
"builtin.module"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
"emitc.global"() <{sym_name = "g", type = f32}> : () -> ()
%0 = "emitc.get_global"() <{name = @g}> : () -> !emitc.lvalue<f32>
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "emitc.subscript"(%a#5, %a#0, %a#0) : (!emitc.array<4x5xi32>, i32, i32) -> !emitc.lvalue<i32>
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "gpu.subgroup_reduce"(%a#1) <{op = #gpu<all_reduce_op add>}> : (f32) -> f32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.add"(%a#0, %a#0) <{overflowFlags = [1]}> : (i32, i32) -> i32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.add"(%a#0, %a#0) <{overflowFlags = 9 : i32}> : (i32, i32) -> i32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.add"(%a#0, %a#0) <{overflowFlags = #t.x}> : (i32, i32) -> i32
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.getelementptr"(%a#2, %a#7) <{elem_type = f32, noWrapFlags = [0], rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
}) : () -> ()
// -----
"t.z"() ({
%a:8 = "t.v"() : () -> (i32, f32, !llvm.ptr, !llvm.struct<(i32, array<2 x f32>, ptr)>, !llvm.array<3 x struct<(i64, f32)>>, !emitc.array<4x5xi32>, vector<4xf32>, i64)
%0 = "llvm.getelementptr"(%a#2, %a#7) <{elem_type = f32, noWrapFlags = 9 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
}) : () -> ()
// -----
%p, %i = "t.v"() : () -> (!llvm.ptr, i32)
%0 = "llvm.cmpxchg"(%p, %i, %i) <{failure_ordering = 4 : i64, success_ordering = 4 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
// -----
%a = "t.v"() : () -> !llvm.array<2 x index>
%0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.array<2 x index>) -> index
// -----
%a = "t.v"() : () -> !llvm.struct<packed (array<2 x struct<(f32, ptr<1>)>>, i32)>
%0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<packed (array<2 x struct<(f32, ptr<1>)>>, i32)>) -> !llvm.array<2 x struct<(f32, ptr<1>)>>
// -----
%a, %b = "t.v"() : () -> (!llvm.struct<(f8E4M3FN)>, f8E4M3FN)
%0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(f8E4M3FN)>, f8E4M3FN) -> !llvm.struct<(f8E4M3FN)>
// -----
%p = "t.v"() : () -> !llvm.ptr
%0 = "llvm.getelementptr"(%p) <{elem_type = vector<f32>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
// -----
%p = "t.v"() : () -> !llvm.ptr
%0 = "llvm.getelementptr"(%p) <{elem_type = !llvm.array<2 x vector<4x2xi8>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 1, 1>}> : (!llvm.ptr) -> !llvm.ptr
