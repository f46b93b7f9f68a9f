// Functions with functions in them are not simplified; those in them are, and those around them that have none.
// run: --inline
// run: --inline=max-iterations=1
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "outer", sym_visibility = "private"}> ({
    "builtin.module"() ({
      "func.func"() <{function_type = () -> i32, sym_name = "inner"}> ({
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "declared", sym_visibility = "private"}> ({
          }) : () -> ()
        }) : () -> ()
        %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %2 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "func.return"(%2) : (i32) -> ()
      }) : () -> ()
    }) : () -> ()
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "caller"}> ({
    %0 = "func.call"() <{callee = @outer}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.addi"(%0, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
