// A way that ends in what cannot be reached is not taken.
// run: --canonicalize
// run: --canonicalize='disable-patterns=(anonymous namespace)::DropUnreachableCondBranch'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "checked"}> ({
  ^bb0(%arg4: i1, %arg5: i32):
    "cf.cond_br"(%arg4, %arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%2: i32):  // pred: ^bb0
    "func.return"(%2) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "ub.unreachable"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "checked_first"}> ({
  ^bb0(%arg2: i1, %arg3: i32):
    "cf.cond_br"(%arg2, %arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    "ub.unreachable"() : () -> ()
  ^bb2(%1: i32):  // pred: ^bb0
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "speaks"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    "func.call"(%arg1) <{callee = @use}> : (i32) -> ()
    "ub.unreachable"() : () -> ()
  ^bb2(%0: i32):  // pred: ^bb0
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

