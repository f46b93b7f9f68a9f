// What a private function gets and returns is known if all calls are.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "always_two", sym_visibility = "private"}> ({
  ^bb0(%arg4: i32):
    %15 = "arith.addi"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%15) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "two_or_three", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    %14 = "arith.addi"(%arg3, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%arg2, %14) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "public"}> ({
  ^bb0(%arg1: i32):
    %13 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "func.return"(%13) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "never_called", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %11 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %12 = "arith.addi"(%11, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (i32, i32, i32, i32, i32), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %2 = "func.call"(%0) <{callee = @always_two}> : (i32) -> i32
    %3 = "func.call"(%0) <{callee = @always_two}> : (i32) -> i32
    %4:2 = "func.call"(%0, %1) <{callee = @two_or_three}> : (i32, i32) -> (i32, i32)
    %5:2 = "func.call"(%1, %1) <{callee = @two_or_three}> : (i32, i32) -> (i32, i32)
    %6 = "func.call"(%0) <{callee = @public}> : (i32) -> i32
    %7 = "func.call"() <{callee = @outside}> : () -> i32
    %8 = "arith.addi"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %9 = "arith.addi"(%4#0, %5#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %10 = "arith.addi"(%4#1, %5#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%8, %9, %10, %6, %7) : (i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
