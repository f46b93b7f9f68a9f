// Both ways lead to one block.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "equal"}> ({
  ^bb0(%arg9: i1, %arg10: i32):
    "cf.cond_br"(%arg9, %arg10, %arg10)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb0
    "func.call"(%4) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32, f32, f32) -> f32, sym_name = "select"}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: i32, %arg7: f32, %arg8: f32):
    "cf.cond_br"(%arg4, %arg5, %arg6, %arg7, %arg6, %arg6, %arg8)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 3, 3>}> : (i1, i32, i32, f32, i32, i32, f32) -> ()
  ^bb1(%1: i32, %2: i32, %3: f32):  // 2 preds: ^bb0, ^bb0
    "func.call"(%1) <{callee = @use}> : (i32) -> ()
    "func.call"(%2) <{callee = @use}> : (i32) -> ()
    "func.return"(%3) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32) -> (), sym_name = "other_way"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32):
    "cf.cond_br"(%arg1, %arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    "func.call"(%arg3) <{callee = @use}> : (i32) -> ()
    "cf.cond_br"(%arg0, %arg2, %arg3)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
    "func.call"(%0) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

