// Blocks that cannot be reached go away, with all that they use.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "island"}> ({
  ^bb0(%arg2: i32):
    %5 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"() : () -> ()
  ^bb1(%6: i32):  // pred: ^bb2
    "func.call"(%5) <{callee = @use}> : (i32) -> ()
    "cf.br"(%6)[^bb2] : (i32) -> ()
  ^bb2(%7: i32):  // pred: ^bb1
    "cf.br"(%7)[^bb1] : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "feeds"}> ({
  ^bb0(%arg1: i32):
    "cf.br"(%arg1)[^bb2] : (i32) -> ()
  ^bb1:  // no predecessors
    %3 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%3)[^bb2] : (i32) -> ()
  ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
    "func.call"(%4) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "after_constant"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    "cf.cond_br"(%0, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %1 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.call"(%1) <{callee = @use}> : (i32) -> ()
    "cf.cond_br"(%0, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

