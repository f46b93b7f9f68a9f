// What was decided on before is known.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='top-down=false'
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "again"}> ({
  ^bb0(%arg2: i1):
    "cf.cond_br"(%arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "func.call"(%arg2) <{callee = @use}> : (i1) -> ()
    "cf.cond_br"(%arg2)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb0
    %3 = "arith.extui"(%arg2) : (i1) -> i32
    %4 = "arith.trunci"(%3) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
    "func.call"(%4) <{callee = @use}> : (i1) -> ()
    "cf.cond_br"(%arg2)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "func.call"(%arg2) <{callee = @use}> : (i1) -> ()
    "func.return"() : () -> ()
  ^bb4:  // 2 preds: ^bb1, ^bb2
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "nested"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %0 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      %2 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%2) : (i32) -> ()
    }) : (i1) -> i32
    "cf.br"(%0)[^bb2] : (i32) -> ()
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

