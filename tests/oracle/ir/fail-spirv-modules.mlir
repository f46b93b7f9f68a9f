// Entry points, constants of specialization, matrices and numbers of two parts of spirv.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @g, interface = []}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [@v]}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @g, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> : () -> ()
  "spirv.SpecConstantComposite"() <{constituents = [@a], sym_name = "c", type = !spirv.array<2 x i32>}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> : () -> ()
  "spirv.SpecConstantComposite"() <{constituents = [@a, @a], sym_name = "c", type = !spirv.array<2 x f32>}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> : () -> ()
  "spirv.SpecConstantComposite"() <{constituents = [@a, @a], sym_name = "c", type = vector<2xf32>}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    %0 = "spirv.mlir.referenceof"() <{spec_const = @a}> : () -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    %0 = "spirv.mlir.referenceof"() <{spec_const = @a}> : () -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.IAddCarry"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32)>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.IAddCarry"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32, i64)>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.ISubBorrow"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i64, i64)>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>, f16) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: f16):
  %0 = "spirv.MatrixTimesScalar"(%arg0, %arg1) : (!spirv.matrix<3 x vector<3xf32>>, f16) -> !spirv.matrix<3 x vector<3xf32>>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: f32):
  %0 = "spirv.MatrixTimesScalar"(%arg0, %arg1) : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<4 x vector<3xf32>>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<3xf32>>):
  %0 = "spirv.Transpose"(%arg0) : (!spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<4xf32>>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<2xf32>>):
  %0 = "spirv.Transpose"(%arg0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<2xf32>>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<2xf32>>):
  %0 = "spirv.MatrixTimesMatrix"(%arg0, %arg0) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<2xf32>>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>, vector<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: vector<2xf32>):
  %0 = "spirv.MatrixTimesVector"(%arg0, %arg1) : (!spirv.matrix<3 x vector<3xf32>>, vector<2xf32>) -> vector<3xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>, vector<3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: vector<3xf32>):
  %0 = "spirv.VectorTimesMatrix"(%arg1, %arg0) : (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>) -> vector<2xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.Branch"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.BranchConditional"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "spirv.Branch"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "spirv.mlir.merge"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: vector<4xf32>):
  %0 = "spirv.VectorShuffle"(%arg1, %arg1) <{components = [1 : i32, 9 : i32]}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: vector<4xf32>):
  %0 = "spirv.VectorShuffle"(%arg1, %arg1) <{components = [1 : i32]}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: vector<4xf32>):
  %0 = "spirv.Dot"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> f16
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "spirv.BitFieldInsert"(%arg0, %arg1, %arg0, %arg0) : (i32, i32, i32, i32) -> i64
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi8>) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xi8>):
  %0 = "spirv.SDot"(%arg0, %arg0) : (vector<4xi8>, vector<4xi8>) -> i4
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.GL.Ldexp"(%arg0, %arg0) : (f32, f32) -> f32
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.ConvertUToPtr"(%arg0) : (i32) -> !spirv.ptr<i32, Function>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Generic>):
  %0 = "spirv.PtrCastToGeneric"(%arg0) : (!spirv.ptr<i32, Generic>) -> !spirv.ptr<i32, Generic>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>):
  %0 = "spirv.PtrCastToGeneric"(%arg0) : (!spirv.ptr<i32, Workgroup>) -> !spirv.ptr<i32, Function>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>):
  "spirv.CopyMemory"(%arg0, %arg0) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, Workgroup>, !spirv.ptr<i32, Workgroup>) -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>, !spirv.ptr<f32, Workgroup>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: !spirv.ptr<f32, Workgroup>):
  "spirv.CopyMemory"(%arg0, %arg1) : (!spirv.ptr<i32, Workgroup>, !spirv.ptr<f32, Workgroup>) -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.Variable"(%arg0) <{storage_class = #spirv.storage_class<Uniform>}> : (i32) -> !spirv.ptr<i32, Uniform>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Uniform>}> : () -> !spirv.ptr<i32, Function>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.Variable"(%arg0) <{storage_class = #spirv.storage_class<Function>}> : (i32) -> !spirv.ptr<i32, Function>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<2xf32>):
  %0 = "spirv.VectorExtractDynamic"(%arg0, %arg0) : (vector<2xf32>, vector<2xf32>) -> f32
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.GroupNonUniformFAdd"(%arg0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.GroupNonUniformFAdd"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (f32) -> f32
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "func.return"() : () -> ()
}) {spirv.entry_point_abi = 3 : i32} : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "func.return"() : () -> ()
}) {spirv.target_env = 3 : i32} : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "func.return"() : () -> ()
}) {spirv.bar = 3 : i32} : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
  "x.y"() : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "x.y"() : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<Inline|DontInline>, function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  "spirv.ReturnValue"(%arg0) : (i32) -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "spirv.BranchConditional"(%arg0)[^bb1, ^bb1] <{branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "spirv.BranchConditional"(%arg0)[^bb1, ^bb1] <{branch_weights = [0 : i32, 0 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<i32, Input>}> : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [@v]}> : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Vertex>, fn = @f, interface = []}> : () -> ()
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @f, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> : () -> ()
  "spirv.SpecConstant"() <{default_value = 2 : i32, sym_name = "b"}> {spec_id = 3 : i64} : () -> ()
  "spirv.SpecConstantComposite"() <{constituents = [@a, @b], sym_name = "c", type = !spirv.array<2 x i32>}> : () -> ()
  "spirv.SpecConstantComposite"() <{constituents = [@a, @b], sym_name = "d", type = vector<2xi32>}> : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
    %0 = "spirv.mlir.referenceof"() <{spec_const = @a}> : () -> i32
    %1 = "spirv.mlir.referenceof"() <{spec_const = @c}> : () -> !spirv.array<2 x i32>
    "spirv.ReturnValue"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<3xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: vector<3xi32>):
  %0 = "spirv.IAddCarry"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32, i32)>
  %1 = "spirv.UMulExtended"(%arg1, %arg1) : (vector<3xi32>, vector<3xi32>) -> !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<4 x vector<3xf32>>, f32, vector<3xf32>, vector<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<2xf32>>, %arg1: !spirv.matrix<4 x vector<3xf32>>, %arg2: f32, %arg3: vector<3xf32>, %arg4: vector<2xf32>):
  %0 = "spirv.Transpose"(%arg0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
  %1 = "spirv.MatrixTimesMatrix"(%arg0, %arg1) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<4 x vector<3xf32>>) -> !spirv.matrix<4 x vector<2xf32>>
  %2 = "spirv.MatrixTimesScalar"(%arg0, %arg2) : (!spirv.matrix<3 x vector<2xf32>>, f32) -> !spirv.matrix<3 x vector<2xf32>>
  %3 = "spirv.MatrixTimesVector"(%arg0, %arg3) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<2xf32>
  %4 = "spirv.VectorTimesMatrix"(%arg4, %arg0) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>, vector<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<2xf32>>, %arg1: vector<3xf32>, %arg2: vector<2xf32>):
  %0 = "spirv.MatrixTimesVector"(%arg0, %arg1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<3xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>, vector<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<2xf32>>, %arg1: vector<3xf32>, %arg2: vector<2xf32>):
  %0 = "spirv.VectorTimesMatrix"(%arg1, %arg0) : (vector<3xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>, !spirv.ptr<i32, Function>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: !spirv.ptr<i32, Function>):
  %0 = "spirv.PtrCastToGeneric"(%arg0) : (!spirv.ptr<i32, Workgroup>) -> !spirv.ptr<i32, Generic>
  "spirv.CopyMemory"(%arg1, %arg0) : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Workgroup>) -> ()
  "spirv.CopyMemory"(%arg1, %arg0) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Workgroup>) -> ()
  "spirv.CopyMemory"(%arg1, %arg0) <{memory_access = #spirv.memory_access<Volatile>, source_alignment = 4 : i32, source_memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Workgroup>) -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<4 x vector<3xf32>>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.matrix<3 x vector<2xf32>>, %arg1: !spirv.matrix<4 x vector<3xf32>>):
  %0 = "spirv.MatrixTimesMatrix"(%arg0, %arg1) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<4 x vector<3xf32>>) -> !spirv.matrix<4 x vector<3xf32>>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}], function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "func.return"() : () -> ()
}) {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} : () -> ()
