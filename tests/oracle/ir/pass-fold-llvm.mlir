// Folds of constants of llvm.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "constants", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
  %1 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
  %2 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
  %3 = "llvm.or"(%0, %1) : (i32, i32) -> i32
  %4 = "llvm.shl"(%0, %1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
  %5 = "llvm.zext"(%2) : (i8) -> i32
  %6 = "llvm.icmp"(%arg0, %arg0) <{predicate = 0 : i64}> : (i32, i32) -> i1
  %7 = "llvm.icmp"(%arg0, %arg0) <{predicate = 1 : i64}> : (i32, i32) -> i1
  %8 = "llvm.icmp"(%arg0, %arg0) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %9 = "llvm.select"(%6, %3, %4) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
  %10 = "llvm.select"(%7, %5, %9) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
  %11 = "llvm.select"(%8, %5, %10) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
  "llvm.return"(%11) : (i32) -> ()
}) : () -> ()
