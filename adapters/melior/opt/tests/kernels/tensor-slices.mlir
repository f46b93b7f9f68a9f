func.func @shift(%t: tensor<16xf32>, %i: index) -> tensor<16xf32> {
  %0 = tensor.extract_slice %t[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %0 into %t[8] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %2 = tensor.extract %1[%i] : tensor<16xf32>
  %3 = tensor.insert %2 into %t[%i] : tensor<16xf32>
  return %3 : tensor<16xf32>
}
func.func @size(%t: tensor<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %2 = arith.muli %0, %1 : index
  return %2 : index
}
