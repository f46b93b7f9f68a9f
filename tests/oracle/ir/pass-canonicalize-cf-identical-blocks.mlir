// Blocks that do the same are merged by the aggressive simplification; what differs becomes an argument.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --canonicalize='region-simplify=aggressive'
// run: --allow-unregistered-dialect --canonicalize='region-simplify=aggressive' --mlir-print-debuginfo
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "same_merge"}> ({
^bb0(%arg30: i1, %arg31: i32):
  "cf.cond_br"(%arg30)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "t.foo"(%arg31) : (i32) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:  // pred: ^bb0
  "t.foo"(%arg31) : (i32) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:  // 2 preds: ^bb1, ^bb2
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "mis_merge"}> ({
^bb0(%arg27: i1, %arg28: i32, %arg29: i32):
  "cf.cond_br"(%arg27)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "t.foo"(%arg28) : (i32) -> ()
  "func.return"() : () -> ()
^bb2:  // pred: ^bb0
  "t.foo"(%arg29) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "mis_args"}> ({
^bb0(%arg24: i1, %arg25: i32, %arg26: i32):
  "cf.cond_br"(%arg24, %arg25, %arg26)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb1(%19: i32):  // pred: ^bb0
  "t.foo"(%arg25, %19) : (i32, i32) -> ()
  "func.return"() : () -> ()
^bb2(%20: i32):  // pred: ^bb0
  "t.foo"(%arg26, %20) : (i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "ret_merge"}> ({
^bb0(%arg21: i1, %arg22: i32, %arg23: i32):
  "cf.cond_br"(%arg21)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "func.return"(%arg22) : (i32) -> ()
^bb2:  // pred: ^bb0
  "func.return"(%arg23) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "unreg"}> ({
^bb0(%arg19: i1, %arg20: i32):
  "t.br"(%arg20)[^bb1, ^bb2] : (i32) -> ()
^bb1:  // pred: ^bb0
  "t.end"() : () -> ()
^bb2:  // pred: ^bb0
  "t.end"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "unreg_args"}> ({
^bb0(%arg17: i1, %arg18: i32):
  "cf.br"(%arg18)[^bb1] : (i32) -> ()
^bb1(%18: i32):  // 2 preds: ^bb0, ^bb1
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb2:  // pred: ^bb1
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "unreg_args2"}> ({
^bb0(%arg15: i1, %arg16: i32):
  "cf.cond_br"(%arg15, %arg16, %arg16, %arg16)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
^bb1(%15: i32):  // pred: ^bb0
  "t.z"() : () -> ()
  "t.end"() : () -> ()
^bb2(%16: i32, %17: i32):  // pred: ^bb0
  "t.q"(%17) : (i32) -> ()
  "t.end"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "three"}> ({
^bb0(%arg13: i32, %arg14: i32):
  "cf.switch"(%arg13, %arg14, %arg14, %arg14)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> ()
^bb1(%12: i32):  // pred: ^bb0
  "t.foo"(%12) : (i32) -> ()
  "cf.br"()[^bb4] : () -> ()
^bb2(%13: i32):  // pred: ^bb0
  "t.foo"(%13) : (i32) -> ()
  "cf.br"()[^bb4] : () -> ()
^bb3(%14: i32):  // pred: ^bb0
  "t.foo"(%14) : (i32) -> ()
  "cf.br"()[^bb4] : () -> ()
^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> (i32, i32), sym_name = "redundant"}> ({
^bb0(%arg10: i1, %arg11: i32, %arg12: i32):
  "cf.cond_br"(%arg10, %arg11, %arg12, %arg11, %arg11)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, i32, i32, i32, i32) -> ()
^bb1(%10: i32, %11: i32):  // 2 preds: ^bb0, ^bb0
  "func.return"(%10, %11) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> (i32, i32, i32), sym_name = "redundant2"}> ({
^bb0(%arg7: i1, %arg8: i32, %arg9: i32):
  "cf.cond_br"(%arg7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "t.a"() : () -> ()
  "cf.br"(%arg8, %arg9, %arg9)[^bb3] : (i32, i32, i32) -> ()
^bb2:  // pred: ^bb0
  "t.b"() : () -> ()
  "cf.br"(%arg8, %arg8, %arg8)[^bb3] : (i32, i32, i32) -> ()
^bb3(%7: i32, %8: i32, %9: i32):  // 2 preds: ^bb1, ^bb2
  "func.return"(%7, %8, %9) : (i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "region_merge"}> ({
^bb0(%arg5: i1, %arg6: i32):
  "cf.cond_br"(%arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "scf.if"(%arg5) ({
    "t.foo"(%arg6) : (i32) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:  // pred: ^bb0
  "scf.if"(%arg5) ({
    "t.foo"(%arg6) : (i32) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:  // 2 preds: ^bb1, ^bb2
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> i32, sym_name = "outside_use"}> ({
^bb0(%arg3: i1, %arg4: i32):
  "cf.cond_br"(%arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  %4 = "t.foo"(%arg4) : (i32) -> i32
  "cf.br"(%4)[^bb3] : (i32) -> ()
^bb2:  // pred: ^bb0
  %5 = "t.foo"(%arg4) : (i32) -> i32
  "cf.br"(%5)[^bb3] : (i32) -> ()
^bb3(%6: i32):  // 2 preds: ^bb1, ^bb2
  "func.return"(%6) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "loop"}> ({
^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
  "cf.br"(%arg1, %arg1)[^bb1] : (i32, i32) -> ()
^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
  %2 = "arith.cmpi"(%0, %arg2) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "cf.cond_br"(%2)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  %3 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "cf.br"(%3, %1)[^bb1] : (i32, i32) -> ()
^bb3:  // pred: ^bb1
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
