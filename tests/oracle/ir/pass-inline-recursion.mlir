// What calls itself stays a call, however long the way round is.
// run: --inline
// run: --inline='default-pipeline='
// run: --inline='max-iterations=1'
// run: --inline='max-iterations=9'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "self"}> ({
  ^bb0(%arg3: i32):
    %8 = "func.call"(%arg3) <{callee = @self}> : (i32) -> i32
    "func.return"(%8) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i1, sym_name = "even"}> ({
  ^bb0(%arg2: i32):
    %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %6 = "arith.subi"(%arg2, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %7 = "func.call"(%6) <{callee = @odd}> : (i32) -> i1
    "func.return"(%7) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i1, sym_name = "odd"}> ({
  ^bb0(%arg1: i32):
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.subi"(%arg1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "func.call"(%3) <{callee = @even}> : (i32) -> i1
    "func.return"(%4) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
    "func.call"() <{callee = @b}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "b", sym_visibility = "private"}> ({
    "func.call"() <{callee = @c}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "c", sym_visibility = "private"}> ({
    "func.call"() <{callee = @a}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i1, sym_name = "user"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.call"(%arg0) <{callee = @self}> : (i32) -> i32
    %1 = "func.call"(%0) <{callee = @even}> : (i32) -> i1
    "func.call"() <{callee = @b}> : () -> ()
    "func.return"(%1) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

