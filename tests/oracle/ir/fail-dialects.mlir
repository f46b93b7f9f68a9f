// Invariants of operations of many dialects: values and their storage, returns and calls, globals, dimensions, casts.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
%a = "t.v"() : () -> !async.token
%r = "async.await"(%a) : (!async.token) -> i32
// -----
%b = "t.v"() : () -> (!async.value<f32>)
%r = "async.await"(%b) : (!async.value<f32>) -> (i32)
// -----
%b = "t.v"() : () -> (!async.value<f32>)
%r = "async.runtime.load"(%b) : (!async.value<f32>) -> (i32)
// -----
%b:2 = "t.v"() : () -> (!async.value<f32>, i32)
"async.runtime.store"(%b#1, %b#0) : (i32, !async.value<f32>) -> ()
// -----
"ml_program.global"() <{sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "t.v"() : () -> tensor<4xi32>
"ml_program.global_store"(%x) <{global = @state}> : (tensor<4xi32>) -> ()
// -----
"ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xi32>
// -----
"ml_program.global"() <{sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xf32>
%y = "ml_program.global_load"() <{global = @state}> : () -> tensor<4xf32>
// -----
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xf32>
// -----
"func.func"() <{function_type = () -> (), sym_name = "state", sym_visibility = "private"}> ({}) : () -> ()
%x = "ml_program.global_load"() <{global = @state}> : () -> tensor<4xf32>
// -----
"emitc.func"() <{function_type = () -> i32, sym_name = "f"}> ({
 "emitc.return"() : () -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
 %x = "t.v"() : () -> i32
 "emitc.return"(%x) : (i32) -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = () -> i64, sym_name = "f"}> ({
 %x = "t.v"() : () -> i32
 "emitc.return"(%x) : (i32) -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
%0 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
"spirv.ReturnValue"(%0) : (i32) -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (i64), sym_name = "f"}> ({
^bb0(%0: i64):
"spirv.ReturnValue"(%0) : (i64) -> ()
}) : () -> ()
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (), sym_name = "g"}> ({
^bb0(%0: i64):
"spirv.FunctionCall"(%0) <{callee = @f}> : (i64) -> ()
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%0: i64):
"spirv.Return"() : () -> ()
}) : () -> ()
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (), sym_name = "g"}> ({
^bb0(%0: i64):
%1 = "spirv.FunctionCall"(%0) <{callee = @f}> : (i64) -> (i32)
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
%1 = "spirv.Load"(%0#0) : (!spirv.ptr<i32, Function>) -> f32
// -----
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
"spirv.Store"(%0#0, %0#1) : (!spirv.ptr<i32, Function>, i64) -> ()
// -----
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
%1 = "spirv.Bitcast"(%0#1) : (i64) -> f32
// -----
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
%1 = "spirv.Bitcast"(%0#1) : (i64) -> i64
// -----
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
%1 = "spirv.Bitcast"(%0#1) : (i64) -> !spirv.ptr<i32, Function>
// -----
%0:3 = "t.v"() : () -> (vector<2xf32>, vector<4xi8>, f32)
%1 = "spirv.Bitcast"(%0#0) : (vector<2xf32>) -> i64
%2 = "spirv.Bitcast"(%0#1) : (vector<4xi8>) -> i64
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> i32
"llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> i32
"llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
"llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> !llvm.ptr
"llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr<1>
// -----
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
// -----
%0 = "llvm.mlir.addressof"() <{global_name = @nil}> : () -> !llvm.ptr
// -----
%0:2 = "t.v"() : () -> (!llvm.ptr, i32)
%1 = "llvm.cmpxchg"(%0#0, %0#1, %0#1) <{alignment = 4 : i64, failure_ordering = 2 : i64, success_ordering = 4 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i64, i1)>
// -----
%0:2 = "t.v"() : () -> (tensor<2xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.0>>
// -----
%0:2 = "t.v"() : () -> (tensor<2xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<2xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.0>>
// -----
%0:2 = "t.v"() : () -> (tensor<*xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<*xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.0>>
// -----
%0:2 = "t.v"() : () -> (tensor<*xf32>, f32)
%1 = "quant.qcast"(%0#1) : (f32) -> tensor<?x!quant.uniform<i8:f32, 1.0>>
// -----
%r = "tensor.generate"() ({
^bb0(%i: index):
  %0 = "t.v"() : () -> i32
  "tensor.yield"(%0) : (i32) -> ()
}) : () -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 2>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64: 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64: 2>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%r = "tensor.generate"() ({
^bb0(%i: i32):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>
// -----
%r = "tensor.generate"() ({
^bb0(%i: index, %j: index):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>
// -----
%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)
"gpu.warp_execute_on_lane_0"(%0#0, %0#1) <{warp_size = 32 : i64}> ({
  "gpu.yield"() : () -> ()
}) : (index, vector<1xf32>) -> ()
// -----
%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)
"gpu.warp_execute_on_lane_0"(%0#0, %0#2) <{warp_size = 32 : i64}> ({
^bb0(%x: vector<32xf32>):
  "gpu.yield"() : () -> ()
}) : (index, i32) -> ()
// -----
%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)
%1:2 = "gpu.warp_execute_on_lane_0"(%0#0, %0#1) <{warp_size = 32 : i64}> ({
^bb0(%x: vector<32xf32>):
  %a = "t.v"() : () -> i32
  "gpu.yield"(%x, %a) : (vector<32xf32>, i32) -> ()
}) : (index, vector<1xf32>) -> (vector<1xf32>, i64)
// -----
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "emitc.call"(%a, %a) <{callee = @f}> : (i32, i32) -> i32
  "emitc.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "emitc.call"(%a) <{callee = @f}> : (i32) -> i64
  "emitc.return"(%a) : (i32) -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 3 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", visibility_ = 0 : i64}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
 "spirv.GlobalVariable"() <{sym_name = "id", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "g"}> ({
%0 = "spirv.mlir.addressof"() <{variable = @id}> : () -> !spirv.ptr<vector<4xi32>, Input>
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "g"}> ({
%0 = "spirv.mlir.addressof"() <{variable = @g}> : () -> !spirv.ptr<vector<4xi32>, Input>
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
