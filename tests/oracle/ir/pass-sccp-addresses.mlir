// The address of a function, and one that stands for it: what they name is the same, and they are not.
// run: --sccp
// run: --cse
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "elsewhere", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(ptr, ptr)> ()>, linkage = #llvm.linkage<external>, sym_name = "addresses", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.dso_local_equivalent"() <{function_name = @elsewhere}> : () -> !llvm.ptr
    %1 = "llvm.mlir.addressof"() <{global_name = @elsewhere}> : () -> !llvm.ptr
    %2 = "llvm.mlir.undef"() : () -> !llvm.struct<(ptr, ptr)>
    %3 = "llvm.insertvalue"(%2, %0) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr)>
    %4 = "llvm.insertvalue"(%3, %1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr)>
    "llvm.return"(%4) : (!llvm.struct<(ptr, ptr)>) -> ()
  }) : () -> ()
}) : () -> ()
