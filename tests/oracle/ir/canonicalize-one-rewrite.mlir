// The one rewrite that a limit allows is the first of the order: from the first function on, or from the last one.
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=1 max-num-rewrites=1})'
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=1 max-num-rewrites=1 top-down=false})'
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=1 max-num-rewrites=3 top-down=false})'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "first"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %1 = "arith.addi"(%arg0, %0) : (i32, i32) -> i32
    %2 = "arith.addi"(%1, %0) : (i32, i32) -> i32
    %3 = "arith.addi"(%2, %0) : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "second"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %1 = "arith.muli"(%arg0, %0) : (i32, i32) -> i32
    %2 = "arith.muli"(%1, %0) : (i32, i32) -> i32
    %3 = "arith.muli"(%2, %0) : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
