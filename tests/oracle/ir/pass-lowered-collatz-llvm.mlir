// A program that was lowered as far as llvm.
// run: --cse
// run: --sccp
// run: --symbol-dce
// run: --topological-sort
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i64)>, linkage = #llvm.linkage<external>, sym_name = "collatz", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i64):
    %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "llvm.br"(%arg0, %3)[^bb1] : (i64, i64) -> ()
  ^bb1(%4: i64, %5: i64):  // 2 preds: ^bb0, ^bb6
    %6 = "llvm.icmp"(%4, %0) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%6)[^bb2, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %7 = "llvm.urem"(%4, %1) : (i64, i64) -> i64
    %8 = "llvm.icmp"(%7, %3) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%8)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %9 = "llvm.udiv"(%4, %1) : (i64, i64) -> i64
    "llvm.br"(%9)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    %10 = "llvm.mul"(%4, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %11 = "llvm.add"(%10, %0) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%11)[^bb5] : (i64) -> ()
  ^bb5(%12: i64):  // 2 preds: ^bb3, ^bb4
    "llvm.br"()[^bb6] : () -> ()
  ^bb6:  // pred: ^bb5
    %13 = "llvm.add"(%5, %0) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%12, %13)[^bb1] : (i64, i64) -> ()
  ^bb7:  // pred: ^bb1
    %14 = "llvm.trunc"(%5) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.switch"(%14, %5, %3, %1)[^bb8, ^bb8, ^bb8] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i64, i64, i64) -> ()
  ^bb8(%15: i64):  // 3 preds: ^bb7, ^bb7, ^bb7
    "llvm.br"()[^bb9] : () -> ()
  ^bb9:  // pred: ^bb8
    "llvm.return"(%15) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
