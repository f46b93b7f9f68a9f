// Intrinsics of GPU makers.
// lower: --canonicalize --cse
// lower: --convert-nvvm-to-llvm
llvm.func @nv(%a: i32, %p: !llvm.ptr<3>, %f: f32) -> i32 attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128, 1, 1>} {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
  nvvm.barrier0
  %1 = nvvm.shfl.sync bfly %a, %0, %a, %a : i32 -> i32
  %2 = nvvm.rcp.approx.ftz.f %f : f32
  nvvm.cp.async.commit.group
  llvm.return %1 : i32
}
llvm.func @amd(%a: i32) -> i32 attributes {rocdl.kernel} {
  %0 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  rocdl.barrier
  %1 = rocdl.mbcnt.lo %a, %0 : (i32, i32) -> i32
  rocdl.s.waitcnt 7
  llvm.return %1 : i32
}
