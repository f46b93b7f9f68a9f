spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @twice(%x: f32) -> f32 "None" {
    %0 = spirv.FAdd %x, %x : f32
    spirv.ReturnValue %0 : f32
  }
}
