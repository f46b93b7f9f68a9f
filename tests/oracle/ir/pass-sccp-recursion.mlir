// Functions that call each other.
// run: --sccp
// run: --pass-pipeline='builtin.module(func.func(sccp))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "even", sym_visibility = "private"}> ({
  ^bb0(%arg3: i32, %arg4: i32):
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "arith.cmpi"(%arg3, %5) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "func.return"(%arg4) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    %8 = "arith.subi"(%arg3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %9 = "func.call"(%8, %arg4) <{callee = @odd}> : (i32, i32) -> i32
    "func.return"(%9) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "odd", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32, %arg2: i32):
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.subi"(%arg1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "func.call"(%3, %arg2) <{callee = @even}> : (i32, i32) -> i32
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "func.call"(%arg0, %0) <{callee = @even}> : (i32, i32) -> i32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
