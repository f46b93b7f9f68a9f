// Bufferization, and deallocation of buffers.
// lower: --cse --buffer-loop-hoisting --optimize-allocation-liveness
// lower: --one-shot-bufferize=bufferize-function-boundaries --buffer-hoisting --promote-buffers-to-stack
func.func @buffers(%t: tensor<4xf32>, %m: memref<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %2 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %3 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return %1 : tensor<4xf32>
}
func.func @owned(%n: index) -> memref<?xi32> {
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc(%n) : memref<?xi32>
  memref.copy %a, %b : memref<?xi32> to memref<?xi32>
  return %b : memref<?xi32>
}
