// Invariants of operations of dialects that refer to other operations, or relate types of their own.

// -----
// values of async, 1
// unregistered dialects: allowed
%a = "t.v"() : () -> !async.token
%r = "async.await"(%a) : (!async.token) -> i32

// -----
// values of async, 2
// unregistered dialects: allowed
%b = "t.v"() : () -> (!async.value<f32>)
%r = "async.await"(%b) : (!async.value<f32>) -> (i32)

// -----
// values of async, 3
// unregistered dialects: allowed
%b = "t.v"() : () -> (!async.value<f32>)
%r = "async.runtime.load"(%b) : (!async.value<f32>) -> (i32)

// -----
// values of async, 4
// unregistered dialects: allowed
%b:2 = "t.v"() : () -> (!async.value<f32>, i32)
"async.runtime.store"(%b#1, %b#0) : (i32, !async.value<f32>) -> ()

// -----
// globals of ml program, 1
// unregistered dialects: allowed
"ml_program.global"() <{sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "t.v"() : () -> tensor<4xi32>
"ml_program.global_store"(%x) <{global = @state}> : (tensor<4xi32>) -> ()

// -----
// globals of ml program, 2
// unregistered dialects: allowed
"ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xi32>

// -----
// globals of ml program, 3
// unregistered dialects: allowed
"ml_program.global"() <{sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xf32>
%y = "ml_program.global_load"() <{global = @state}> : () -> tensor<4xf32>

// -----
// globals of ml program, 4
// unregistered dialects: allowed
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xf32>

// -----
// globals of ml program, 5
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "state", sym_visibility = "private"}> ({}) : () -> ()
%x = "ml_program.global_load"() <{global = @state}> : () -> tensor<4xf32>

// -----
// functions of emitc, 1
// unregistered dialects: allowed
"emitc.func"() <{function_type = () -> i32, sym_name = "f"}> ({
 "emitc.return"() : () -> ()
}) : () -> ()

// -----
// functions of emitc, 2
// unregistered dialects: allowed
"emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
 %x = "t.v"() : () -> i32
 "emitc.return"(%x) : (i32) -> ()
}) : () -> ()

// -----
// functions of emitc, 3
// unregistered dialects: allowed
"emitc.func"() <{function_type = () -> i64, sym_name = "f"}> ({
 %x = "t.v"() : () -> i32
 "emitc.return"(%x) : (i32) -> ()
}) : () -> ()

// -----
// functions of emitc, 4
// unregistered dialects: allowed
"emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "emitc.call"(%a, %a) <{callee = @f}> : (i32, i32) -> i32
  "emitc.return"(%0) : (i32) -> ()
}) : () -> ()

// -----
// functions of emitc, 5
// unregistered dialects: allowed
"emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "emitc.call"(%a) <{callee = @f}> : (i32) -> i64
  "emitc.return"(%a) : (i32) -> ()
}) : () -> ()

// -----
// values of spirv, 1
// unregistered dialects: allowed
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()

// -----
// values of spirv, 2
// unregistered dialects: allowed
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
%0 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
"spirv.ReturnValue"(%0) : (i32) -> ()
}) : () -> ()
}) : () -> ()

// -----
// values of spirv, 3
// unregistered dialects: allowed
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
// values of spirv, 4
// unregistered dialects: allowed
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
// values of spirv, 5
// unregistered dialects: allowed
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
%1 = "spirv.Load"(%0#0) : (!spirv.ptr<i32, Function>) -> f32

// -----
// values of spirv, 6
// unregistered dialects: allowed
%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
"spirv.Store"(%0#0, %0#1) : (!spirv.ptr<i32, Function>, i64) -> ()

// -----
// functions and addresses of llvm, 1
// unregistered dialects: allowed
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> i32
"llvm.return"(%0) : (i32) -> ()
}) : () -> ()

// -----
// functions and addresses of llvm, 2
// unregistered dialects: allowed
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> i32
"llvm.return"(%0) : (i32) -> ()
}) : () -> ()

// -----
// functions and addresses of llvm, 3
// unregistered dialects: allowed
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
"llvm.return"() : () -> ()
}) : () -> ()

// -----
// functions and addresses of llvm, 4
// unregistered dialects: allowed
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<!llvm.ptr ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> !llvm.ptr
"llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
// functions and addresses of llvm, 5
// unregistered dialects: allowed
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr<1>

// -----
// functions and addresses of llvm, 6
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr

// -----
// casts of quant, 1
// unregistered dialects: allowed
%0:2 = "t.v"() : () -> (tensor<2xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>

// -----
// casts of quant, 2
// unregistered dialects: allowed
%0:2 = "t.v"() : () -> (tensor<2xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<2xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>

// -----
// casts of quant, 3
// unregistered dialects: allowed
%0:2 = "t.v"() : () -> (tensor<*xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<*xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>

// -----
// casts of quant, 4
// unregistered dialects: allowed
%0:2 = "t.v"() : () -> (tensor<*xf32>, f32)
%1 = "quant.qcast"(%0#1) : (f32) -> tensor<?x!quant.uniform<i8:f32, 1.000000e+00>>

// -----
// elements of tensor, 1
// unregistered dialects: allowed
%r = "tensor.generate"() ({
^bb0(%i: index):
  %0 = "t.v"() : () -> i32
  "tensor.yield"(%0) : (i32) -> ()
}) : () -> tensor<3xf32>

// 1:6: error: 'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
// 1:6: note: see current operation:
// %0 = "tensor.generate"() ({
// ^bb0(%arg0: index):
//   %1 = "t.v"() : () -> i32
//   "tensor.yield"(%1) : (i32) -> ()
// }) : () -> tensor<3xf32>

// -----
// elements of tensor, 2
// unregistered dialects: allowed
%r = "tensor.generate"() ({
^bb0(%i: i32):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>

// 1:6: error: all body arguments must be index
// 1:6: note: see current operation:
// %0 = "tensor.generate"() ({
// ^bb0(%arg0: i32):
//   %1 = "t.v"() : () -> f32
//   "tensor.yield"(%1) : (f32) -> ()
// }) : () -> tensor<3xf32>

// -----
// elements of tensor, 3
// unregistered dialects: allowed
%r = "tensor.generate"() ({
^bb0(%i: index, %j: index):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>

// 1:6: error: must have one body argument per input dimension
// 1:6: note: see current operation:
// %0 = "tensor.generate"() ({
// ^bb0(%arg0: index, %arg1: index):
//   %1 = "t.v"() : () -> f32
//   "tensor.yield"(%1) : (f32) -> ()
// }) : () -> tensor<3xf32>

// -----
// dimensions of linalg, 1
// unregistered dialects: allowed
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 2>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

// 2:6: error: 'linalg.reduce' op dimensions for reduction should be in the range [0, 1].
// 2:6: note: see current operation:
// %1 = "linalg.reduce"(%0#0, %0#1) <{dimensions = array<i64: 2>}> ({
// ^bb0(%arg0: f32, %arg1: f32):
//   "linalg.yield"(%arg0) : (f32) -> ()
// }) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

// -----
// dimensions of linalg, 2
// unregistered dialects: allowed
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

// 2:6: error: 'linalg.reduce' op init dimensions [3] doesn't match input dimensions after reduction [4]
// 2:6: note: see current operation:
// %1 = "linalg.reduce"(%0#0, %0#1) <{dimensions = array<i64: 0>}> ({
// ^bb0(%arg0: f32, %arg1: f32):
//   "linalg.yield"(%arg0) : (f32) -> ()
// }) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

// -----
// dimensions of linalg, 3
// unregistered dialects: allowed
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

// 2:6: error: 'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1
// 2:6: note: see current operation:
// %1 = "linalg.reduce"(%0#0, %0#1) <{dimensions = array<i64: 0, 1>}> ({
// ^bb0(%arg0: f32, %arg1: f32):
//   "linalg.yield"(%arg0) : (f32) -> ()
// }) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

// -----
// dimensions of linalg, 4
// unregistered dialects: allowed
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

// 2:6: error: 'linalg.transpose' op permutation is not valid
// 2:6: note: see current operation:
// %1 = "linalg.transpose"(%0#0, %0#1) <{permutation = array<i64: 1, 1>}> ({
// ^bb0(%arg0: f32, %arg1: f32):
//   "linalg.yield"(%arg0) : (f32) -> ()
// }) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

// -----
// dimensions of linalg, 5
// unregistered dialects: allowed
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

// 2:6: error: 'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 3
// 2:6: note: see current operation:
// %1 = "linalg.transpose"(%0#0, %0#1) <{permutation = array<i64: 0, 1>}> ({
// ^bb0(%arg0: f32, %arg1: f32):
//   "linalg.yield"(%arg0) : (f32) -> ()
// }) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

// -----
// dimensions of linalg, 6
// unregistered dialects: allowed
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64: 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

// 2:6: error: 'linalg.broadcast' op input dim 0 should match init dim 0. input: 3, init: 4
// 2:6: note: see current operation:
// %1 = "linalg.broadcast"(%0#0, %0#1) <{dimensions = array<i64: 1>}> ({
// ^bb0(%arg0: f32, %arg1: f32):
//   "linalg.yield"(%arg0) : (f32) -> ()
// }) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

// -----
// lanes of gpu, 1
// unregistered dialects: allowed
%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)
"gpu.warp_execute_on_lane_0"(%0#0, %0#1) <{warp_size = 32 : i64}> ({
  "gpu.yield"() : () -> ()
}) : (index, vector<1xf32>) -> ()

// -----
// lanes of gpu, 2
// unregistered dialects: allowed
%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)
"gpu.warp_execute_on_lane_0"(%0#0, %0#2) <{warp_size = 32 : i64}> ({
^bb0(%x: vector<32xf32>):
  "gpu.yield"() : () -> ()
}) : (index, i32) -> ()

// -----
// lanes of gpu, 3
// unregistered dialects: allowed
%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)
%1:2 = "gpu.warp_execute_on_lane_0"(%0#0, %0#1) <{warp_size = 32 : i64}> ({
^bb0(%x: vector<32xf32>):
  %a = "t.v"() : () -> i32
  "gpu.yield"(%x, %a) : (vector<32xf32>, i32) -> ()
}) : (index, vector<1xf32>) -> (vector<1xf32>, i64)

// -----
// arguments of wasmssa
// unregistered dialects: allowed
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
