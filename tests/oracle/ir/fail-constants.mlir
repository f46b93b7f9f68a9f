// Constants and variables of llvm, spirv and emitc: what is refused, and what is next to it.
// run: --split-input-file --allow-unregistered-dialect
%r = "emitc.constant"() <{value = [1]}> : () -> (i64)
// -----
%r = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> (!emitc.lvalue<i64>)
// -----
%r = "spirv.Constant"() <{value = dense<1> : tensor<2xi32>}> : () -> (!spirv.array<2 x i32>)
// -----
%r = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> (!spirv.array<2 x i32>)
// -----
%r = "spirv.Constant"() <{value = true}> : () -> (i1)
// -----
%r = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (i64)
// -----
%r = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (i32)
// -----
%r = "llvm.mlir.constant"() <{value = 1.0 : f32}> : () -> (i32)
// -----
%r = "llvm.mlir.constant"() <{value = 1 : index}> : () -> (i64)
// -----
%r = "llvm.mlir.constant"() <{value = "abc"}> : () -> (!llvm.array<3 x i8>)
// -----
%r = "llvm.mlir.constant"() <{value = dense<1> : vector<2xi32>}> : () -> (vector<2xi32>)
// -----
%r = "llvm.mlir.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> (vector<2xi32>)
// -----
%r = "llvm.mlir.constant"() <{value = dense<1> : vector<2xi32>}> : () -> (!llvm.array<2 x i32>)
// -----
%r = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}> : () -> (!llvm.struct<(i32, i32)>)
// -----
%r = "llvm.mlir.constant"() <{value = true}> : () -> (i1)
// -----
%r = "llvm.mlir.constant"() <{value = 1 : si32}> : () -> (i32)
// -----
%r = "llvm.mlir.constant"() <{value = 1.0 : f8E5M2}> : () -> (i8)
// -----
%r = "llvm.mlir.constant"() <{value = dense<1.0> : vector<2xf32>}> : () -> (vector<2xi32>)
// -----
%r = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
// -----
%r = "emitc.constant"() <{value = 1 : index}> : () -> index
