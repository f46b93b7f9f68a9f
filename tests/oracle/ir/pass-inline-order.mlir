// Functions come in any order in the text.
// run: --inline='default-pipeline='
// run: --inline
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "first"}> ({
  ^bb0(%arg2: i32):
    %3 = "func.call"(%arg2) <{callee = @second}> : (i32) -> i32
    %4 = "func.call"(%3) <{callee = @third}> : (i32) -> i32
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %5 = "func.call"(%4) <{callee = @third}> : (i32) -> i32
    %6 = "func.call"(%5) <{callee = @second}> : (i32) -> i32
    "func.return"(%6) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "second", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32):
    %2 = "func.call"(%arg1) <{callee = @third}> : (i32) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "third", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

