llvm.func @add(%p: !llvm.ptr, %x: i32) -> i32 attributes {passthrough = ["nounwind"]} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %0, %x : i32
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.add %1, %2 : i32
  llvm.store %3, %p : i32, !llvm.ptr
  llvm.return %3 : i32
}
llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32}
