// Conditions with many uses, chains of empty blocks, and branches that one side never takes.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize='region-simplify=disabled' --allow-unregistered-dialect
// run: --sccp --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i1) -> (), sym_name = "many_uses"}> ({
  ^bb0(%arg8: i1, %arg9: i1):
    "cf.cond_br"(%arg8)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
    "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "t.other"(%arg9, %arg8, %arg8) : (i1, i1, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "past_empty_blocks"}> ({
  ^bb0(%arg5: i1, %arg6: i32, %arg7: i32):
    "cf.cond_br"(%arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.one"() : () -> ()
    "cf.br"(%arg6)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "t.two"() : () -> ()
    "cf.br"(%arg7)[^bb3] : (i32) -> ()
  ^bb3(%8: i32):  // 2 preds: ^bb1, ^bb2
    "cf.br"(%8)[^bb4] : (i32) -> ()
  ^bb4(%9: i32):  // pred: ^bb3
    "func.return"(%9) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "never_true"}> ({
  ^bb0(%arg4: i32):
    %2 = "arith.constant"() <{value = false}> : () -> i1
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.cond_br"(%2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "cf.br"(%4)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%5)[^bb3] : (i32) -> ()
  ^bb3(%6: i32):  // 2 preds: ^bb1, ^bb2
    "cf.cond_br"(%3)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "cf.br"(%4)[^bb6] : (i32) -> ()
  ^bb5:  // pred: ^bb3
    "cf.br"(%5)[^bb6] : (i32) -> ()
  ^bb6(%7: i32):  // 2 preds: ^bb4, ^bb5
    "func.return"(%6, %7) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32) -> i32, sym_name = "past_shared_empty_block"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "t.one"() : () -> ()
    "cf.br"(%arg2)[^bb4] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "t.two"() : () -> ()
    "cf.cond_br"(%arg1, %arg2)[^bb3, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb2
    "t.three"() : () -> ()
    "cf.br"(%arg3)[^bb4] : (i32) -> ()
  ^bb4(%0: i32):  // 2 preds: ^bb1, ^bb3
    "cf.br"(%0)[^bb5] : (i32) -> ()
  ^bb5(%1: i32):  // 2 preds: ^bb2, ^bb4
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

