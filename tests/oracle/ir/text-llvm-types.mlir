// Types of LLVM, and values of them.
// lower: --canonicalize --cse
llvm.mlir.global external @opaque() : !llvm.struct<"later", opaque>
llvm.mlir.global external @nested() : !llvm.struct<"node", (ptr, array<2 x struct<packed (i8, i16)>>, vector<4 x f32>)>
llvm.mlir.global external @wide() {addr_space = 3 : i32} : !llvm.array<8 x array<4 x i128>>
llvm.func @types(%a: !llvm.ptr<1>, %b: !llvm.struct<(i32, struct<"named", (f64, ptr<3>)>)>, %c: vector<[4]xi32>, %d: !llvm.target<"spirv.Image", i32, 0>, %e: !llvm.x86_amx) {
  llvm.return
}
llvm.func @values(%p: !llvm.ptr, %i: i64) -> !llvm.struct<(i64, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
  %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i64, ptr)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(i64, ptr)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.poison : !llvm.array<2 x f32>
  %6 = llvm.inttoptr %3 : i64 to !llvm.ptr
  %7 = llvm.alloca %i x !llvm.struct<"x", (i8)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %8 = llvm.mlir.constant(dense<2> : vector<4xi8>) : vector<4xi8>
  %9 = llvm.mlir.constant("bytes") : !llvm.array<5 x i8>
  %10 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<5>
  llvm.return %2 : !llvm.struct<(i64, ptr)>
}
