// Conditions that are constants decide.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='disable-patterns=(anonymous namespace)::SimplifyConstCondBranchPred' 
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "yes"}> ({
  ^bb0(%arg3: i32, %arg4: i32):
    %8 = "arith.constant"() <{value = true}> : () -> i1
    "cf.cond_br"(%8, %arg3, %arg4)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%9: i32):  // pred: ^bb0
    %10 = "arith.addi"(%9, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%10) : (i32) -> ()
  ^bb2(%11: i32):  // pred: ^bb0
    "func.call"(%11) <{callee = @use}> : (i32) -> ()
    "func.return"(%11) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "no"}> ({
  ^bb0(%arg1: i32, %arg2: i32):
    %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %4 = "arith.cmpi"(%2, %3) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%4, %arg1, %arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%5: i32):  // pred: ^bb0
    %6 = "arith.addi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%6) : (i32) -> ()
  ^bb2(%7: i32):  // pred: ^bb0
    "func.call"(%7) <{callee = @use}> : (i32) -> ()
    "func.return"(%7) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "asserted"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = false}> : () -> i1
    "cf.assert"(%0) <{msg = "holds"}> : (i1) -> ()
    "cf.assert"(%arg0) <{msg = "may hold"}> : (i1) -> ()
    "cf.assert"(%1) <{msg = "does not hold"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

