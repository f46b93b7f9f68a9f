// Calls of calls, callees first; private functions go away with their last call.
// run: --inline
// run: --inline='default-pipeline='
// run: --inline='default-pipeline=cse'
// run: --inline --mlir-print-debuginfo
// run: --inline='default-pipeline=' --mlir-print-debuginfo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "leaf", sym_visibility = "private"}> ({
  ^bb0(%arg4: i32):
    %5 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %6 = "arith.muli"(%arg4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%6) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "middle", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    %3 = "func.call"(%arg2) <{callee = @leaf}> : (i32) -> i32
    %4 = "func.call"(%arg3) <{callee = @leaf}> : (i32) -> i32
    "func.return"(%4, %3) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "root"}> ({
  ^bb0(%arg1: i32):
    %1:2 = "func.call"(%arg1, %arg1) <{callee = @middle}> : (i32, i32) -> (i32, i32)
    %2 = "arith.addi"(%1#0, %1#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "visible"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.call"(%arg0) <{callee = @root}> : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

