// Functions that may be called from elsewhere.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "address_taken", sym_visibility = "private"}> ({
  ^bb0(%arg3: i32):
    %11 = "arith.addi"(%arg3, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%11) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "nested_symbol", sym_visibility = "nested"}> ({
  ^bb0(%arg2: i32):
    %10 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%10) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i32, i32, (i32) -> i32), sym_name = "main"}> ({
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %5 = "func.call"(%4) <{callee = @address_taken}> : (i32) -> i32
    %6 = "func.call"(%4) <{callee = @nested_symbol}> : (i32) -> i32
    %7 = "func.constant"() <{value = @address_taken}> : () -> ((i32) -> i32)
    %8 = "func.call_indirect"(%7, %4) : ((i32) -> i32, i32) -> i32
    %9 = "arith.addi"(%5, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%9, %6, %7) : (i32, i32, (i32) -> i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "inside", sym_visibility = "nested"}> ({
    ^bb0(%arg1: i32):
      "func.return"(%arg1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> i32, sym_name = "caller"}> ({
      %2 = "arith.constant"() <{value = 9 : i32}> : () -> i32
      %3 = "func.call"(%2) <{callee = @inside}> : (i32) -> i32
      "func.return"(%3) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "inside2", sym_visibility = "nested"}> ({
    ^bb0(%arg0: i32):
      "func.return"(%arg0) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> i32, sym_name = "caller2"}> ({
      %0 = "arith.constant"() <{value = 9 : i32}> : () -> i32
      %1 = "func.call"(%0) <{callee = @inside2}> : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
