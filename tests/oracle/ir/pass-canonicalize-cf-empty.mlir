// Blocks that do nothing but go on are passed over.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='region-simplify=aggressive'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "diamond"}> ({
  ^bb0(%arg6: i1, %arg7: i32, %arg8: i32):
    "cf.cond_br"(%arg6)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "cf.br"(%arg7)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg8)[^bb3] : (i32) -> ()
  ^bb3(%6: i32):  // 2 preds: ^bb1, ^bb2
    "func.call"(%6) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32) -> (), sym_name = "through"}> ({
  ^bb0(%arg2: i1, %arg3: i1, %arg4: i32, %arg5: i32):
    "cf.cond_br"(%arg2, %arg4, %arg4, %arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb3
    "cf.br"(%arg5, %1)[^bb3] : (i32, i32) -> ()
  ^bb2(%2: i32, %3: i32):  // pred: ^bb0
    "cf.br"(%3, %2)[^bb3] : (i32, i32) -> ()
  ^bb3(%4: i32, %5: i32):  // 2 preds: ^bb1, ^bb2
    "func.call"(%4) <{callee = @use}> : (i32) -> ()
    "cf.cond_br"(%arg3, %5)[^bb1, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "kept"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.call"(%arg1) <{callee = @use}> : (i32) -> ()
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb2, ^bb3
    "cf.br"()[^bb3] : () -> ()
  }) : () -> ()
}) : () -> ()

