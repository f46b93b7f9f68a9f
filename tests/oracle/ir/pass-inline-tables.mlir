// Every symbol table has functions of its own.
// run: --inline
// run: --inline='default-pipeline='
"builtin.module"() <{sym_name = "outer"}> ({
  "func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private"}> ({
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private"}> ({
      %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
      %1 = "func.call"() <{callee = @f}> : () -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
    %0 = "func.call"() <{callee = @f}> : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

