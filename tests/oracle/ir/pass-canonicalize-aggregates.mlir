// Positions of aggregates, constant indices of addresses, and accesses that nobody needs.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo
// run: --allow-unregistered-dialect --cse
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32, struct<(i32, struct<(i32, i32)>)>, ptr)>, linkage = #llvm.linkage<external>, sym_name = "aggregates", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.ptr):
  %0 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, struct<(i32, i32)>)>
  %1 = "llvm.insertvalue"(%0, %arg0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i32)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i32)>)>
  %2 = "llvm.insertvalue"(%1, %arg1) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i32)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i32)>)>
  %3 = "llvm.extractvalue"(%2) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i32)>)>) -> i32
  %4 = "llvm.extractvalue"(%2) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i32, i32)>)>) -> !llvm.struct<(i32, i32)>
  %5 = "llvm.extractvalue"(%4) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i32)>) -> i32
  %6 = "llvm.extractvalue"(%4) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i32)>) -> i32
  %7 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
  %8 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
  %9 = "llvm.getelementptr"(%arg3, %7) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
  %10 = "llvm.getelementptr"(%9, %8, %arg0) <{elem_type = !llvm.array<4 x i32>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr
  "llvm.store"(%3, %10) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
  "llvm.store"(%6, %10) <{ordering = 0 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
  %11 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
  %12 = "llvm.load"(%arg3) <{ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
  %13 = "llvm.load"(%arg3) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
  %14 = "llvm.bitcast"(%5) : (i32) -> f32
  %15 = "llvm.bitcast"(%14) : (f32) -> i32
  "llvm.return"(%15) : (i32) -> ()
}) : () -> ()
