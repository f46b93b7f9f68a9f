//! Invariants of operations of dialects that refer to other operations, or relate types of their own.

use expect_test::expect;

use super::modules;

#[test]
fn values_of_async() {
    modules(
        r#""#,
        r#"
%a = "t.v"() : () -> !async.token
%r = "async.await"(%a) : (!async.token) -> i32

%b = "t.v"() : () -> (!async.value<f32>)
%r = "async.await"(%b) : (!async.value<f32>) -> (i32)

%b = "t.v"() : () -> (!async.value<f32>)
%r = "async.runtime.load"(%b) : (!async.value<f32>) -> (i32)

%b:2 = "t.v"() : () -> (!async.value<f32>, i32)
"async.runtime.store"(%b#1, %b#0) : (i32, !async.value<f32>) -> ()
"#,
        expect![[r#"
            'async.await' op awaiting on a token must have empty result
            'async.await' op result type 'i32' does not match async value type 'f32'
            'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'
            'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'
        "#]],
    );
}

#[test]
fn globals_of_ml_program() {
    modules(
        r#""#,
        r#"
"ml_program.global"() <{sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "t.v"() : () -> tensor<4xi32>
"ml_program.global_store"(%x) <{global = @state}> : (tensor<4xi32>) -> ()

"ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xi32>

"ml_program.global"() <{sym_name = "state", sym_visibility = "private", type = tensor<4xi32>, value = dense<0> : tensor<4xi32>}> : () -> ()
%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xf32>
%y = "ml_program.global_load"() <{global = @state}> : () -> tensor<4xf32>

%x = "ml_program.global_load_const"() <{global = @state}> : () -> tensor<4xf32>

"func.func"() <{function_type = () -> (), sym_name = "state", sym_visibility = "private"}> ({}) : () -> ()
%x = "ml_program.global_load"() <{global = @state}> : () -> tensor<4xf32>
"#,
        expect![[r#"
            'ml_program.global_store' op cannot store to an immutable global @state
            'ml_program.global_load_const' op cannot load as const from mutable global @state
            'ml_program.global_load_const' op cannot load from global typed 'tensor<4xi32>' as 'tensor<4xf32>'
            'ml_program.global_load_const' op undefined global: @state
            'ml_program.global_load' op undefined global: @state
        "#]],
    );
}

#[test]
fn functions_of_emitc() {
    modules(
        r#""#,
        r#"
"emitc.func"() <{function_type = () -> i32, sym_name = "f"}> ({
 "emitc.return"() : () -> ()
}) : () -> ()

"emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
 %x = "t.v"() : () -> i32
 "emitc.return"(%x) : (i32) -> ()
}) : () -> ()

"emitc.func"() <{function_type = () -> i64, sym_name = "f"}> ({
 %x = "t.v"() : () -> i32
 "emitc.return"(%x) : (i32) -> ()
}) : () -> ()

"emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "emitc.call"(%a, %a) <{callee = @f}> : (i32, i32) -> i32
  "emitc.return"(%0) : (i32) -> ()
}) : () -> ()

"emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "emitc.call"(%a) <{callee = @f}> : (i32) -> i64
  "emitc.return"(%a) : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            'emitc.return' op has 0 operands, but enclosing function (@f) returns 1
            'emitc.return' op has 1 operands, but enclosing function (@f) returns 0
            type of the return operand ('i32') doesn't match function result type ('i64') in function @f
            'emitc.call' op incorrect number of operands for callee
            'emitc.call' op result type mismatch at index 0
        "#]],
    );
}

#[test]
fn values_of_spirv() {
    modules(
        r#""#,
        r#"
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
"spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
%0 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
"spirv.ReturnValue"(%0) : (i32) -> ()
}) : () -> ()
}) : () -> ()

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

%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
%1 = "spirv.Load"(%0#0) : (!spirv.ptr<i32, Function>) -> f32

%0:3 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i64, f32)
"spirv.Store"(%0#0, %0#1) : (!spirv.ptr<i32, Function>, i64) -> ()
"#,
        expect![[r#"
            'spirv.Return' op cannot be used in functions returning value
            'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results
            'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0
            'spirv.FunctionCall' op has incorrect number of results has for callee: expected 0, but provided 1
            'spirv.Load' op mismatch in result type and pointer type
            'spirv.Store' op mismatch in result type and pointer type
        "#]],
    );
}

#[test]
fn functions_and_addresses_of_llvm() {
    modules(
        r#""#,
        r#"
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> i32
"llvm.return"(%0) : (i32) -> ()
}) : () -> ()

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> i32
"llvm.return"(%0) : (i32) -> ()
}) : () -> ()

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
"llvm.return"() : () -> ()
}) : () -> ()

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<!llvm.ptr ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> !llvm.ptr
"llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr<1>

"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
"#,
        expect![[r#"
            'llvm.return' op mismatching result types
            'llvm.return' op expected no operands
            'llvm.return' op expected 1 operand
            'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'
        "#]],
    );
}

#[test]
fn casts_of_quant() {
    modules(
        r#""#,
        r#"
%0:2 = "t.v"() : () -> (tensor<2xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.0>>

%0:2 = "t.v"() : () -> (tensor<2xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<2xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.0>>

%0:2 = "t.v"() : () -> (tensor<*xf32>, f32)
%1 = "quant.qcast"(%0#0) : (tensor<*xf32>) -> tensor<?x!quant.uniform<i8:f32, 1.0>>

%0:2 = "t.v"() : () -> (tensor<*xf32>, f32)
%1 = "quant.qcast"(%0#1) : (f32) -> tensor<?x!quant.uniform<i8:f32, 1.0>>
"#,
        expect![[r#"
            'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
            'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
            'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
            'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
        "#]],
    );
}

#[test]
fn elements_of_tensor() {
    modules(
        r#""#,
        r#"
%r = "tensor.generate"() ({
^bb0(%i: index):
  %0 = "t.v"() : () -> i32
  "tensor.yield"(%0) : (i32) -> ()
}) : () -> tensor<3xf32>

%r = "tensor.generate"() ({
^bb0(%i: i32):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>

%r = "tensor.generate"() ({
^bb0(%i: index, %j: index):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>
"#,
        expect![[r#"
            'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
            all body arguments must be index
            must have one body argument per input dimension
        "#]],
    );
}

#[test]
fn dimensions_of_linalg() {
    modules(
        r#""#,
        r#"
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 2>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>

%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>

%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64: 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
"#,
        expect![[r#"
            'linalg.reduce' op dimensions for reduction should be in the range [0, 1].
            'linalg.reduce' op init dimensions [3] doesn't match input dimensions after reduction [4]
            'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1
            'linalg.transpose' op permutation is not valid
            'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 3
            'linalg.broadcast' op input dim 0 should match init dim 0. input: 3, init: 4
        "#]],
    );
}

#[test]
fn lanes_of_gpu() {
    modules(
        r#"%0:3 = "t.v"() : () -> (index, vector<1xf32>, i32)"#,
        r#"
"gpu.warp_execute_on_lane_0"(%0#0, %0#1) <{warp_size = 32 : i64}> ({
  "gpu.yield"() : () -> ()
}) : (index, vector<1xf32>) -> ()

"gpu.warp_execute_on_lane_0"(%0#0, %0#2) <{warp_size = 32 : i64}> ({
^bb0(%x: vector<32xf32>):
  "gpu.yield"() : () -> ()
}) : (index, i32) -> ()

%1:2 = "gpu.warp_execute_on_lane_0"(%0#0, %0#1) <{warp_size = 32 : i64}> ({
^bb0(%x: vector<32xf32>):
  %a = "t.v"() : () -> i32
  "gpu.yield"(%x, %a) : (vector<32xf32>, i32) -> ()
}) : (index, vector<1xf32>) -> (vector<1xf32>, i64)
"#,
        expect![[r#"
            'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.
            'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.
            'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.
        "#]],
    );
}

#[test]
fn arguments_of_wasmssa() {
    modules(
        r#""#,
        r#"
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            entry block should have same number of arguments as function type. Function type has 1, entry block has 0
        "#]],
    );
}
