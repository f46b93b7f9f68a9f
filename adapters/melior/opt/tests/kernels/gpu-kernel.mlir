module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%m: memref<32xf32>, %x: f32) kernel {
      %i = gpu.thread_id x
      memref.store %x, %m[%i] : memref<32xf32>
      gpu.barrier
      gpu.return
    }
  }
  func.func @host(%m: memref<32xf32>, %x: f32) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @kernels::@fill blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%m : memref<32xf32>, %x : f32)
    return
  }
}
