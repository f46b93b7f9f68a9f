// Modules of kernels with targets, functions with attributions, asynchronous operations.
// lower: --gpu-launch-sink-index-computations --canonicalize --nvvm-attach-target=chip=sm_90 --rocdl-attach-target --spirv-attach-target --xevm-attach-target
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<chip = "sm_80", flags = {fast}>] {
    gpu.func @k(%a: memref<16xf32>, %b: f32) workgroup(%w: memref<16xf32, 3>) kernel attributes {gpu.known_block_size = array<i32: 16, 1, 1>} {
      %t = gpu.thread_id x upper_bound 16
      %d = gpu.block_dim y
      %l = gpu.lane_id
      %x = memref.load %a[%t] : memref<16xf32>
      %r = gpu.all_reduce add %x uniform {} : (f32) -> f32
      %s = gpu.subgroup_reduce maxnumf %x cluster(size = 4) : (f32) -> f32
      memref.store %r, %w[%t] : memref<16xf32, 3>
      gpu.barrier
      gpu.printf "%f\0A", %s : f32
      gpu.return
    }
  }
  func.func @host(%m: memref<16xf32>, %f: f32) {
    %c1 = arith.constant 1 : index
    %0 = gpu.wait async
    %1, %2 = gpu.alloc async [%0] () : memref<16xf32>
    %3 = gpu.memcpy async [%2] %1, %m : memref<16xf32>, memref<16xf32>
    %4 = gpu.launch_func async [%3] @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%1 : memref<16xf32>, %f : f32)
    %5 = gpu.dealloc async [%4] %1 : memref<16xf32>
    gpu.wait [%5]
    return
  }
}
