// Quantised types, and programs with state.
// lower: --canonicalize
!q = !quant.uniform<i8<-8:7>:f32, 1.500000e-01:3>
!per_axis = !quant.uniform<u8:f32:1, {2.0:10, 3.0:20}>
ml_program.global private mutable @state(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @extern(#ml_program.extern<tensor<?xi32>>) : tensor<?xi32>
func.func @quant(%a: tensor<4xf32>, %b: tensor<2x2xf32>) -> (tensor<4x!q>, tensor<2x2x!per_axis>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!q>
  %1 = quant.qcast %b : tensor<2x2xf32> to tensor<2x2x!per_axis>
  %2 = ml_program.global_load @state : tensor<4xi32>
  ml_program.global_store @state = %2 : tensor<4xi32>
  return %0, %1 : tensor<4x!q>, tensor<2x2x!per_axis>
}
