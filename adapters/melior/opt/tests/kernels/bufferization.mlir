func.func @update(%m: memref<8xf32>, %i: index, %x: f32) {
  %0 = bufferization.to_tensor %m restrict writable : memref<8xf32> to tensor<8xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<8xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
