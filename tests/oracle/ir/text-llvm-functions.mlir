// Functions of LLVM: linkage, attributes of arguments, calls, control flow.
// lower: --llvm-legalize-for-export --canonicalize --cse --sccp
// lower: --strip-debuginfo --symbol-dce
llvm.mlir.global internal constant @text("hi\00") {addr_space = 0 : i32}
llvm.mlir.global external @counter(0 : i64) : i64
llvm.mlir.global private unnamed_addr @array(dense<[1, 2, 3]> : tensor<3xi32>) {alignment = 8 : i64} : !llvm.array<3 x i32>
llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.noundef}, ...) -> i32
llvm.func external fastcc @fast(i32) -> (i32 {llvm.signext})
llvm.func internal @work(%a: i32, %p: !llvm.ptr {llvm.noalias, llvm.align = 16 : i64}) -> i32 attributes {passthrough = ["noinline", ["frame-pointer", "all"]]} {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.add %a, %0 overflow<nsw> : i32
  %2 = llvm.icmp "slt" %1, %0 : i32
  llvm.cond_br %2 weights([90, 10]), ^bb1(%1 : i32), ^bb2
^bb1(%x: i32):
  %3 = llvm.getelementptr inbounds %p[%x, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.store %x, %3 {alignment = 4 : i64} : i32, !llvm.ptr
  %4 = llvm.load volatile %3 : !llvm.ptr -> i32
  %5 = llvm.mlir.addressof @text : !llvm.ptr
  %6 = llvm.call @printf(%5, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.br ^bb3(%6 : i32)
^bb2:
  llvm.switch %a : i32, ^bb3(%0 : i32) [
    1: ^bb3(%1 : i32),
    7: ^bb1(%a : i32)
  ]
^bb3(%r: i32):
  llvm.return %r : i32
}
