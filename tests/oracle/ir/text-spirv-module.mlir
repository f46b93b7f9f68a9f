// Modules of SPIR-V: capabilities, entry points, structured control flow.
// lower: --canonicalize --cse
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Float64], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @buffer bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @flag spec_id(3) = true
  spirv.func @main() "None" {
    %0 = spirv.mlir.addressof @buffer : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    %zero = spirv.Constant 0 : i32
    %1 = spirv.AccessChain %0[%zero, %zero] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %2 = spirv.Load "StorageBuffer" %1 ["Aligned", 4] : f32
    %3 = spirv.FAdd %2, %2 : f32
    %4 = spirv.FOrdLessThan %3, %2 : f32
    spirv.mlir.selection {
      spirv.BranchConditional %4 [5, 10], ^then, ^merge
    ^then:
      spirv.Store "StorageBuffer" %1, %3 : f32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @id
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}
