// Conditions with many uses, chains of empty blocks, and branches that one side never takes.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize='region-simplify=disabled' --allow-unregistered-dialect
// run: --canonicalize='top-down=false' --allow-unregistered-dialect
// run: --sccp --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i1) -> (), sym_name = "many_uses"}> ({
  ^bb0(%arg10: i1, %arg11: i1):
    "cf.cond_br"(%arg10)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use1"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use2"(%arg10, %arg11) : (i1, i1) -> ()
    "t.use0"(%arg10, %arg11) : (i1, i1) -> ()
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "t.other"(%arg11, %arg10, %arg10) : (i1, i1, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "past_empty_blocks"}> ({
  ^bb0(%arg7: i1, %arg8: i32, %arg9: i32):
    "cf.cond_br"(%arg7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.one"() : () -> ()
    "cf.br"(%arg8)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "t.two"() : () -> ()
    "cf.br"(%arg9)[^bb3] : (i32) -> ()
  ^bb3(%13: i32):  // 2 preds: ^bb1, ^bb2
    "cf.br"(%13)[^bb4] : (i32) -> ()
  ^bb4(%14: i32):  // pred: ^bb3
    "func.return"(%14) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "never_true"}> ({
  ^bb0(%arg6: i32):
    %7 = "arith.constant"() <{value = false}> : () -> i1
    %8 = "arith.constant"() <{value = true}> : () -> i1
    %9 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.cond_br"(%7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "cf.br"(%9)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%10)[^bb3] : (i32) -> ()
  ^bb3(%11: i32):  // 2 preds: ^bb1, ^bb2
    "cf.cond_br"(%8)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "cf.br"(%9)[^bb6] : (i32) -> ()
  ^bb5:  // pred: ^bb3
    "cf.br"(%10)[^bb6] : (i32) -> ()
  ^bb6(%12: i32):  // 2 preds: ^bb4, ^bb5
    "func.return"(%11, %12) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32) -> i32, sym_name = "past_shared_empty_block"}> ({
  ^bb0(%arg2: i1, %arg3: i1, %arg4: i32, %arg5: i32):
    "cf.cond_br"(%arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.one"() : () -> ()
    "cf.br"(%arg4)[^bb4] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "t.two"() : () -> ()
    "cf.cond_br"(%arg3, %arg4)[^bb3, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    "t.three"() : () -> ()
    "cf.br"(%arg5)[^bb4] : (i32) -> ()
  ^bb4(%5: i32):  // 2 preds: ^bb1, ^bb3
    "cf.br"(%5)[^bb5] : (i32) -> ()
  ^bb5(%6: i32):  // 2 preds: ^bb2, ^bb4
    "func.return"(%6) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1) -> i32, sym_name = "asked_again"}> ({
  ^bb0(%arg0: i1, %arg1: i1):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.one"() : () -> ()
    "cf.cond_br"(%arg0, %0, %1)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    "t.two"() : () -> ()
    "cf.cond_br"(%arg0, %1, %2)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb3(%3: i32):  // 3 preds: ^bb1, ^bb2, ^bb5
    "t.three"() : () -> ()
    "cf.cond_br"(%arg1, %3)[^bb5, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4(%4: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb5
    "func.return"(%4) : (i32) -> ()
  ^bb5:  // pred: ^bb3
    "cf.cond_br"(%arg0, %0, %2)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

