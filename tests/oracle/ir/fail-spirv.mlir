// Invariants of spirv: composites, chains of accesses, memory, groups, modules, constructs of several blocks.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i64):
  %0 = "spirv.IAdd"(%arg0, %arg1) : (i32, i64) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> !spirv.array<3 x i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.struct<(f32, i32)>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.struct<(f32, i32)>):
  %0 = "spirv.CompositeExtract"(%arg0) <{indices = [2 : i32]}> : (!spirv.struct<(f32, i32)>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.struct<(f32, i32)>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.struct<(f32, i32)>):
  %0 = "spirv.CompositeExtract"(%arg0) <{indices = []}> : (!spirv.struct<(f32, i32)>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.struct<(f32, i32)>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.struct<(f32, i32)>):
  %0 = "spirv.CompositeExtract"(%arg0) <{indices = [1 : i32]}> : (!spirv.struct<(f32, i32)>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.array<4 x f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.array<4 x f32>):
  %0 = "spirv.CompositeExtract"(%arg0) <{indices = [4 : i32]}> : (!spirv.array<4 x f32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "spirv.CompositeExtract"(%arg0) <{indices = [0 : i32, 0 : i32]}> : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.array<4 x f32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.array<4 x f32>, %arg1: i32):
  %0 = "spirv.CompositeInsert"(%arg1, %arg0) <{indices = [1 : i32]}> : (i32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: i32):
  %0 = "spirv.CompositeConstruct"(%arg0, %arg0) : (f32, f32) -> vector<3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: i32):
  %0 = "spirv.CompositeConstruct"(%arg0, %arg1) : (f32, i32) -> !spirv.struct<(f32, f32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: i32):
  %0 = "spirv.CompositeConstruct"(%arg0, %arg1) : (f32, i32) -> !spirv.array<2 x f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<!spirv.struct<(f32)>, Function>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<!spirv.struct<(f32)>, Function>, %arg1: i32):
  %0 = "spirv.AccessChain"(%arg0, %arg1) : (!spirv.ptr<!spirv.struct<(f32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<!spirv.array<4 x f32>, Function>, %arg1: i32):
  %0 = "spirv.AccessChain"(%arg0, %arg1) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32) -> !spirv.ptr<i32, Function>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<!spirv.array<4 x f32>, Function>, %arg1: i32):
  %0 = "spirv.AccessChain"(%arg0) : (!spirv.ptr<!spirv.array<4 x f32>, Function>) -> !spirv.ptr<f32, Function>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<f32, Function>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: i32):
  %0 = "spirv.AccessChain"(%arg0, %arg1) : (!spirv.ptr<f32, Function>, i32) -> !spirv.ptr<f32, Function>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Uniform>}> : () -> !spirv.ptr<f32, Uniform>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.Variable"(%arg0) <{storage_class = #spirv.storage_class<Function>}> : (f32) -> !spirv.ptr<f32, Function>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Workgroup>}> : () -> !spirv.ptr<f32, Function>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "spirv.Branch"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "spirv.mlir.merge"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
  "spirv.ReturnValue"(%0) : (i32) -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "x.y"() : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<ContractionOff>, fn = @nope, values = []}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.GlobalVariable"() <{sym_name = "x", type = !spirv.ptr<f32, Function>}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.GlobalVariable"() <{sym_name = "x", type = f32}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = "s", sym_name = "x"}> : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i24, sym_name = "x"}> : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<f32, Function>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>):
  %0 = "spirv.Load"(%arg0) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<f32, Function>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>):
  %0 = "spirv.Load"(%arg0) <{alignment = 4 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<f32, Function>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: f32):
  "spirv.Store"(%arg0, %arg1) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<f32, Function>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: f32):
  "spirv.Store"(%arg0, %arg1) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i64):
  %0 = "spirv.AtomicIAdd"(%arg0, %arg1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i64) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
  %0 = "spirv.AtomicIAdd"(%arg0, %arg1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|Release>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|Release>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.Bitcast"(%arg0) : (f32) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.FConvert"(%arg0) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.SConvert"(%arg0) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.UConvert"(%arg0) : (i32) -> vector<2xi64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.ConvertFToS"(%arg0) : (f32) -> vector<2xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "spirv.VectorShuffle"(%arg0, %arg0) <{components = [1 : i32, 9 : i32]}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "spirv.VectorShuffle"(%arg0, %arg0) <{components = [1 : i32]}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: i32):
  %0 = "spirv.VectorExtractDynamic"(%arg0, %arg1) : (vector<4xf32>, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: f32):
  %0 = "spirv.VectorTimesScalar"(%arg0, %arg1) : (vector<4xf32>, f32) -> vector<3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xi1>, %arg1: f32):
  %0 = "spirv.Select"(%arg0, %arg1, %arg1) : (vector<4xi1>, f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: f32):
  "spirv.BranchConditional"(%arg0)[^bb1, ^bb1] <{branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: f32):
  "spirv.BranchConditional"(%arg0)[^bb1, ^bb1] <{branch_weights = [0 : i32, 0 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.GroupNonUniformIAdd"(%arg0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.GroupNonUniformIAdd"(%arg0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Device>}> : () -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "spirv.GroupNonUniformBallot"(%arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (i32) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "spirv.ShiftLeftLogical"(%arg0, %arg1) : (i32, i32) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: i32):
  %0 = "spirv.BitFieldInsert"(%arg0, %arg0, %arg1, %arg0) : (vector<4xi32>, vector<4xi32>, i32, vector<4xi32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: vector<2xi32>):
  %0 = "spirv.Dot"(%arg0, %arg0) : (vector<2xi32>, vector<2xi32>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "spirv.GL.Ldexp"(%arg0, %arg0) : (f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "spirv.Undef"() : () -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>):
  %0 = "spirv.PtrAccessChain"(%arg0) : (!spirv.ptr<i32, Workgroup>) -> !spirv.ptr<i32, Workgroup>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "spirv.FunctionCall"(%arg0) <{callee = @f}> : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], []>}> ({
  "spirv.GlobalVariable"() <{binding = 0 : i32, descriptor_set = 0 : i32, sym_name = "g", type = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>}> : () -> ()
  "spirv.GlobalVariable"() <{sym_name = "h", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
  "spirv.GlobalVariable"() <{initializer = @sc, sym_name = "i", type = !spirv.ptr<i32, Private>}> : () -> ()
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc"}> : () -> ()
  "spirv.SpecConstant"() <{default_value = true, sym_name = "sb"}> : () -> ()
  "spirv.SpecConstant"() <{default_value = 1.000000e+00 : f16, sym_name = "sf"}> : () -> ()
  "spirv.SpecConstantComposite"() <{constituents = [@sc, @sc], sym_name = "c", type = !spirv.array<2 x i32>}> : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>, i32)>, vector<4xf32>, vector<2xf32>, f32, vector<4xi1>, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>, i32)>, %arg2: vector<4xf32>, %arg3: vector<2xf32>, %arg4: f32, %arg5: vector<4xi1>, %arg6: i1):
    %0 = "spirv.mlir.addressof"() <{variable = @g}> : () -> !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    %1 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
    %2 = "spirv.AccessChain"(%0, %1, %arg0) : (!spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>, i32, i32) -> !spirv.ptr<f32, StorageBuffer>
    %3 = "spirv.Load"(%2) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, StorageBuffer>) -> f32
    "spirv.Store"(%2, %3) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
    "spirv.Store"(%2, %3) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
    %4 = "spirv.CompositeExtract"(%arg1) <{indices = [1 : i32, 3 : i32]}> : (!spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>, i32)>) -> vector<2xf32>
    %5 = "spirv.CompositeExtract"(%arg1) <{indices = [1 : i32, 3 : i32, 1 : i32]}> : (!spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>, i32)>) -> f32
    %6 = "spirv.CompositeInsert"(%4, %arg1) <{indices = [1 : i32, 0 : i32]}> : (vector<2xf32>, !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>, i32)>) -> !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>, i32)>
    %7 = "spirv.CompositeConstruct"(%arg3, %arg4, %arg4) : (vector<2xf32>, f32, f32) -> vector<4xf32>
    %8 = "spirv.CompositeConstruct"(%arg4, %arg4) : (f32, f32) -> !spirv.array<2 x f32, stride=4>
    %9 = "spirv.CompositeConstruct"(%arg4, %arg0) : (f32, i32) -> !spirv.struct<(f32, i32)>
    %10 = "spirv.VectorShuffle"(%arg2, %arg3) <{components = [0 : i32, 5 : i32, -1 : i32]}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
    %11 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Function>
    %12 = "spirv.Variable"(%1) <{storage_class = #spirv.storage_class<Function>}> : (i32) -> !spirv.ptr<i32, Function>
    %13 = "spirv.Select"(%arg5, %arg2, %arg2) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %14 = "spirv.Select"(%arg6, %arg2, %arg2) : (i1, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %15 = "spirv.SConvert"(%arg0) : (i32) -> i64
    %16 = "spirv.FConvert"(%arg2) : (vector<4xf32>) -> vector<4xf16>
    "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
    "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> : () -> ()
    %17 = "spirv.AtomicIAdd"(%12, %arg0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Function>, i32) -> i32
    %18 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> i1
    %19 = "spirv.VectorTimesScalar"(%arg2, %arg4) : (vector<4xf32>, f32) -> vector<4xf32>
    "spirv.BranchConditional"(%arg6)[^bb1, ^bb2] <{branch_weights = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
      "spirv.BranchConditional"(%arg6)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "spirv.Branch"()[^bb2] : () -> ()
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    "spirv.Return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
      "spirv.Branch"(%1)[^bb1] : (i32) -> ()
    ^bb1(%20: i32):  // 2 preds: ^bb0, ^bb3
      "spirv.BranchConditional"(%arg6)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb2:  // pred: ^bb1
      "spirv.Branch"()[^bb3] : () -> ()
    ^bb3:  // pred: ^bb2
      "spirv.Branch"(%arg0)[^bb1] : (i32) -> ()
    ^bb4:  // pred: ^bb1
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [@h]}> : () -> ()
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @f, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!spirv.ptr<!spirv.struct<name, (f32 [0], !spirv.ptr<!spirv.struct<name>, Function> [8])>, Function>, !spirv.ptr<!spirv.array<4 x !spirv.array<2 x i32>>, Function>, i32, !spirv.matrix<3 x vector<4xf32>>, f32, !spirv.ptr<!spirv.matrix<3 x vector<4xf32>>, Function>, i64) -> (), sym_name = "g"}> ({
^bb0(%arg0: !spirv.ptr<!spirv.struct<name, (f32 [0], !spirv.ptr<!spirv.struct<name>, Function> [8])>, Function>, %arg1: !spirv.ptr<!spirv.array<4 x !spirv.array<2 x i32>>, Function>, %arg2: i32, %arg3: !spirv.matrix<3 x vector<4xf32>>, %arg4: f32, %arg5: !spirv.ptr<!spirv.matrix<3 x vector<4xf32>>, Function>, %arg6: i64):
  %0 = "spirv.AccessChain"(%arg1, %arg2, %arg2) : (!spirv.ptr<!spirv.array<4 x !spirv.array<2 x i32>>, Function>, i32, i32) -> !spirv.ptr<i32, Function>
  %1 = "spirv.AccessChain"(%arg1, %arg2) : (!spirv.ptr<!spirv.array<4 x !spirv.array<2 x i32>>, Function>, i32) -> !spirv.ptr<!spirv.array<2 x i32>, Function>
  %2 = "spirv.CompositeExtract"(%arg3) <{indices = [1 : i32]}> : (!spirv.matrix<3 x vector<4xf32>>) -> vector<4xf32>
  %3 = "spirv.CompositeExtract"(%arg3) <{indices = [1 : i32, 2 : i32]}> : (!spirv.matrix<3 x vector<4xf32>>) -> f32
  %4 = "spirv.AccessChain"(%arg5, %arg2, %arg6) : (!spirv.ptr<!spirv.matrix<3 x vector<4xf32>>, Function>, i32, i64) -> !spirv.ptr<f32, Function>
  %5 = "spirv.CompositeConstruct"(%2, %2, %2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> !spirv.matrix<3 x vector<4xf32>>
  %6 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
  %7 = "spirv.AccessChain"(%arg0, %6) : (!spirv.ptr<!spirv.struct<name, (f32 [0], !spirv.ptr<!spirv.struct<name>, Function> [8])>, Function>, i32) -> !spirv.ptr<f32, Function>
  %8 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
  %9 = "spirv.GroupNonUniformIAdd"(%6, %8) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32, !spirv.struct<(f32 [0, NonWritable], vector<2xi32> [8])>, !spirv.ptr<i32, CrossWorkgroup>, !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>) -> (), sym_name = "g"}> ({
^bb0(%arg0: i32, %arg1: f32, %arg2: !spirv.struct<(f32 [0, NonWritable], vector<2xi32> [8])>, %arg3: !spirv.ptr<i32, CrossWorkgroup>, %arg4: !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>):
  %0 = "spirv.CompositeExtract"(%arg2) <{indices = [1 : i32, 0 : i32]}> : (!spirv.struct<(f32 [0, NonWritable], vector<2xi32> [8])>) -> i32
  %1 = "spirv.CompositeExtract"(%arg4) <{indices = [3 : i32]}> : (!spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>) -> f16
  %2 = "spirv.CompositeConstruct"(%arg1) : (f32) -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>
  %3 = "spirv.AtomicIIncrement"(%arg3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, CrossWorkgroup>) -> i32
  %4 = "spirv.AtomicExchange"(%arg3, %arg0) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Release|WorkgroupMemory>}> : (!spirv.ptr<i32, CrossWorkgroup>, i32) -> i32
  %5 = "spirv.Undef"() : () -> !spirv.array<4 x f32>
  %6 = "spirv.GroupNonUniformFMul"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  %7 = "spirv.GroupNonUniformShuffle"(%arg1, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32, i1, !spirv.ptr<i32, CrossWorkgroup>) -> (), sym_name = "g"}> ({
^bb0(%arg0: i32, %arg1: f32, %arg2: i1, %arg3: !spirv.ptr<i32, CrossWorkgroup>):
  %0 = "spirv.AtomicIIncrement"(%arg3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, CrossWorkgroup>) -> i32
  %1 = "spirv.AtomicExchange"(%arg3, %arg0) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Release|WorkgroupMemory>}> : (!spirv.ptr<i32, CrossWorkgroup>, i32) -> i32
  %2 = "spirv.Undef"() : () -> !spirv.array<4 x f32>
  %3 = "spirv.GroupNonUniformFMul"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  %4 = "spirv.GroupNonUniformShuffle"(%arg1, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
  %5 = "spirv.GroupNonUniformBallot"(%arg2) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> vector<4xi32>
  %6 = "spirv.Constant"() <{value = [dense<1> : tensor<2xi32>, dense<2> : tensor<2xi32>]}> : () -> !spirv.array<2 x !spirv.array<2 x i32>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
  %1 = "spirv.SpecConstantOperation"() ({
    %2 = "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    %3 = "spirv.IMul"(%2, %0) : (i32, i32) -> i32
    "spirv.mlir.yield"(%3) : (i32) -> ()
  }) : () -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
  %1 = "spirv.SpecConstantOperation"() ({
    %2 = "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    "spirv.mlir.yield"(%2) : (i32) -> ()
  }) : () -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
