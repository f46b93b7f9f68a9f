// Arguments that nothing needs go away, also those that only pass each other on.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='region-simplify=aggressive'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> i1, sym_name = "cond", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "unused"}> ({
  ^bb0(%arg3: i32, %arg4: i32):
    %13 = "func.call"() <{callee = @cond}> : () -> i1
    "cf.cond_br"(%13, %arg3, %arg4, %arg4)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb1(%14: i32, %15: i32):  // pred: ^bb0
    "func.call"(%15) <{callee = @use}> : (i32) -> ()
    "cf.br"(%14)[^bb2] : (i32) -> ()
  ^bb2(%16: i32):  // 2 preds: ^bb0, ^bb1
    "func.call"(%arg3) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "loop"}> ({
  ^bb0(%arg2: i32):
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.br"(%5, %5, %arg2)[^bb1] : (i32, i32, i32) -> ()
  ^bb1(%7: i32, %8: i32, %9: i32):  // 2 preds: ^bb0, ^bb2
    %10 = "arith.cmpi"(%7, %arg2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%10)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "func.call"(%7) <{callee = @use}> : (i32) -> ()
    %11 = "arith.addi"(%7, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %12 = "arith.muli"(%8, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%11, %12, %9)[^bb1] : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "circle"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    "cf.br"(%arg0, %arg1)[^bb1] : (i32, i32) -> ()
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = "func.call"() <{callee = @cond}> : () -> i1
    "cf.cond_br"(%2, %1, %0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
  ^bb2(%3: i32, %4: i32):  // pred: ^bb1
    "func.call"(%arg0) <{callee = @use}> : (i32) -> ()
    "cf.br"(%3, %4)[^bb1] : (i32, i32) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

