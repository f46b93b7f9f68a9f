// Results that are arguments, constants, or the same value twice.
// run: --inline
// run: --inline='default-pipeline='
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "swap", sym_visibility = "private"}> ({
  ^bb0(%arg4: i32, %arg5: i32):
    "func.return"(%arg5, %arg4) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "same", sym_visibility = "private"}> ({
  ^bb0(%arg3: i32):
    %3 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    "func.return"(%arg3, %arg3, %3) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "nothing", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32), sym_name = "caller"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0:2 = "func.call"(%arg0, %arg1) <{callee = @swap}> : (i32, i32) -> (i32, i32)
    %1:2 = "func.call"(%0#1, %0#0) <{callee = @swap}> : (i32, i32) -> (i32, i32)
    "func.call"(%1#0) <{callee = @nothing}> : (i32) -> ()
    %2:3 = "func.call"(%1#1) <{callee = @same}> : (i32) -> (i32, i32, i32)
    "func.return"(%2#0, %2#1, %2#2) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

