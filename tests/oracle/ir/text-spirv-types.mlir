// Types and constants of SPIR-V.
// lower: --canonicalize
func.func private @types(!spirv.array<4 x f32, stride=4>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, !spirv.struct<foo, (f32 [0, NonWritable], i32 [4])>, !spirv.matrix<3 x vector<3xf32>>, !spirv.coopmatrix<16x16xf16, Workgroup, MatrixA>) attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, #spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64]>>}
func.func @values(%a: vector<4xf32>, %i: i32) -> f32 {
  %0 = spirv.Constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %1 = spirv.FMul %a, %0 : vector<4xf32>
  %2 = spirv.CompositeExtract %1[2 : i32] : vector<4xf32>
  %3 = spirv.GL.Sqrt %2 : f32
  %4 = spirv.ConvertSToF %i : i32 to f32
  %5 = spirv.BitFieldInsert %i, %i, %i, %i : i32, i32, i32
  %6 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %4 : f32 -> f32
  %8 = spirv.IEqual %5, %i : i32
  %7 = spirv.Select %8, %6, %3 : i1, f32
  return %7 : f32
}
