// From loops and memory to SPIR-V.
// lower: --convert-scf-to-spirv --reconcile-unrealized-casts
// lower: --convert-memref-to-spirv --convert-arith-to-spirv --convert-cf-to-spirv --convert-func-to-spirv --canonicalize
// lower: --map-memref-spirv-storage-class
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  func.func @f(%a: i32, %b: f32, %c: i1) -> f32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.mulf %1, %b : f32
    cf.cond_br %c, ^bb1(%2 : f32), ^bb1(%b : f32)
  ^bb1(%r: f32):
    return %r : f32
  }
}
