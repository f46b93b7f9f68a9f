// Kernels: launching, outlining, barriers, memory of a group.
// lower: --gpu-kernel-outlining --convert-gpu-to-nvvm
// lower: --gpu-kernel-outlining --convert-gpu-to-rocdl
// lower: --gpu-decompose-memrefs --gpu-eliminate-barriers --canonicalize
func.func @launch(%n: index, %m: memref<?xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %i = arith.addi %bx, %tx : index
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.addf %x, %v : f32
    %z = arith.constant 1 : i32
    %width = arith.constant 32 : i32
    %w, %ok = gpu.shuffle xor %y, %z, %width : f32
    gpu.barrier
    memref.store %w, %m[%i] : memref<?xf32>
    gpu.terminator
  }
  return
}
