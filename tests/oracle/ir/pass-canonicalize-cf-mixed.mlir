// All of it together, as it comes out of lowering.
// run: --canonicalize
// run: --pass-pipeline='builtin.module(func.func(canonicalize,cse,canonicalize))'
// run: --pass-pipeline='builtin.module(func.func(canonicalize{top-down=false}))'
// run: --canonicalize --mlir-print-debuginfo
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "collatz"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = true}> : () -> i1
    "cf.br"(%arg0, %0, %arg0)[^bb1] : (i32, i32, i32) -> ()
  ^bb1(%5: i32, %6: i32, %7: i32):  // 2 preds: ^bb0, ^bb7
    %8 = "arith.cmpi"(%5, %1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%8, %6)[^bb9, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb2:  // pred: ^bb1
    %9 = "arith.cmpi"(%6, %arg1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%9, %arg1)[^bb9, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    %10 = "arith.andi"(%5, %1) : (i32, i32) -> i32
    %11 = "arith.cmpi"(%10, %1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%11)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %12 = "arith.muli"(%5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %13 = "arith.addi"(%12, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%13)[^bb6] : (i32) -> ()
  ^bb5:  // pred: ^bb3
    %14 = "arith.divui"(%5, %2) : (i32, i32) -> i32
    "cf.br"(%14)[^bb6] : (i32) -> ()
  ^bb6(%15: i32):  // 2 preds: ^bb4, ^bb5
    "cf.cond_br"(%4)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %16 = "arith.addi"(%6, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%15, %16, %7)[^bb1] : (i32, i32, i32) -> ()
  ^bb8:  // pred: ^bb6
    "cf.br"(%0)[^bb9] : (i32) -> ()
  ^bb9(%17: i32):  // 3 preds: ^bb1, ^bb2, ^bb8
    "func.return"(%17) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

