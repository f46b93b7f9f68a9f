// Reads of aggregates behind insertions, and branches on constants, of llvm.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (struct<(i32, struct<(i32, i64)>)>, struct<(i32, i64)>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg18: !llvm.struct<(i32, struct<(i32, i64)>)>, %arg19: !llvm.struct<(i32, i64)>, %arg20: i32, %arg21: i64):
  %28 = "llvm.insertvalue"(%arg18, %arg19) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, !llvm.struct<(i32, i64)>) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %29 = "llvm.insertvalue"(%28, %arg20) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %30 = "llvm.extractvalue"(%29) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>) -> i64
  "llvm.return"(%30) : (i64) -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (struct<(i32, struct<(i32, i64)>)>, struct<(i32, i64)>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg14: !llvm.struct<(i32, struct<(i32, i64)>)>, %arg15: !llvm.struct<(i32, i64)>, %arg16: i32, %arg17: i64):
  %24 = "llvm.insertvalue"(%arg15, %arg17) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i64)>, i64) -> !llvm.struct<(i32, i64)>
  %25 = "llvm.insertvalue"(%arg14, %24) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, !llvm.struct<(i32, i64)>) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %26 = "llvm.insertvalue"(%25, %arg16) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %27 = "llvm.extractvalue"(%26) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>) -> i64
  "llvm.return"(%27) : (i64) -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (struct<(i32, struct<(i32, i64)>)>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg11: !llvm.struct<(i32, struct<(i32, i64)>)>, %arg12: i32, %arg13: i64):
  %18 = "llvm.insertvalue"(%arg11, %arg13) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, i64) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %19 = "llvm.insertvalue"(%18, %arg12) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %20 = "llvm.extractvalue"(%19) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>) -> i64
  %21 = "llvm.extractvalue"(%19) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>) -> !llvm.struct<(i32, i64)>
  %22 = "llvm.extractvalue"(%21) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i64)>) -> i64
  %23 = "llvm.add"(%22, %20) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
  "llvm.return"(%23) : (i64) -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, ptr)>, linkage = #llvm.linkage<external>, sym_name = "d", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg9: i1, %arg10: !llvm.ptr):
  %12 = "llvm.mlir.constant"() <{value = true}> : () -> i1
  "llvm.cond_br"(%12)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %13 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.br"(%13)[^bb3] : (i32) -> ()
^bb2:  // pred: ^bb0
  %14 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
  "llvm.br"(%14)[^bb3] : (i32) -> ()
^bb3(%15: i32):  // 2 preds: ^bb1, ^bb2
  %16 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
  %17 = "llvm.getelementptr"(%arg10, %16) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
  "llvm.store"(%15, %17) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
  "llvm.return"(%15) : (i32) -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "e", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg8: i32):
  %9 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
  "llvm.switch"(%9, %9, %9)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<3> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%10: i32):  // pred: ^bb0
  "llvm.return"(%10) : (i32) -> ()
^bb2(%11: i32):  // pred: ^bb0
  "llvm.return"(%11) : (i32) -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (struct<(i32, struct<(i32, i64)>)>, struct<(i32, i64)>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "b2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg4: !llvm.struct<(i32, struct<(i32, i64)>)>, %arg5: !llvm.struct<(i32, i64)>, %arg6: i32, %arg7: i64):
  %4 = "llvm.insertvalue"(%arg5, %arg7) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i64)>, i64) -> !llvm.struct<(i32, i64)>
  %5 = "llvm.insertvalue"(%4, %arg6) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>, i32) -> !llvm.struct<(i32, i64)>
  %6 = "llvm.insertvalue"(%arg4, %5) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, !llvm.struct<(i32, i64)>) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %7 = "llvm.insertvalue"(%6, %arg6) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %8 = "llvm.extractvalue"(%7) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>) -> i64
  "llvm.return"(%8) : (i64) -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (struct<(i32, struct<(i32, i64)>)>, struct<(i32, i64)>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "b3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.struct<(i32, struct<(i32, i64)>)>, %arg1: !llvm.struct<(i32, i64)>, %arg2: i32, %arg3: i64):
  %0 = "llvm.insertvalue"(%arg1, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>, i32) -> !llvm.struct<(i32, i64)>
  %1 = "llvm.insertvalue"(%arg0, %0) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, !llvm.struct<(i32, i64)>) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %2 = "llvm.insertvalue"(%1, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>, i32) -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %3 = "llvm.extractvalue"(%2) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, struct<(i32, i64)>)>) -> i64
  "llvm.return"(%3) : (i64) -> ()
}) : () -> ()
