// What is large next to where it goes is not inlined.
// run: --inline='default-pipeline= inlining-threshold=0'
// run: --inline='default-pipeline= inlining-threshold=50'
// run: --inline='default-pipeline= inlining-threshold=100'
// run: --inline='default-pipeline= inlining-threshold=150'
// run: --inline='inlining-threshold=300'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "small"}> ({
  ^bb0(%arg3: i32):
    "func.return"(%arg3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "large"}> ({
  ^bb0(%arg2: i32):
    %8 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %9 = "arith.muli"(%8, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %10 = "arith.xori"(%9, %arg2) : (i32, i32) -> i32
    %11 = "arith.andi"(%10, %8) : (i32, i32) -> i32
    "func.return"(%11) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "caller"}> ({
  ^bb0(%arg1: i32):
    %6 = "func.call"(%arg1) <{callee = @small}> : (i32) -> i32
    %7 = "func.call"(%6) <{callee = @large}> : (i32) -> i32
    "func.return"(%7) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "roomy"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.muli"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %2 = "arith.xori"(%1, %arg0) : (i32, i32) -> i32
    %3 = "arith.andi"(%2, %0) : (i32, i32) -> i32
    %4 = "func.call"(%3) <{callee = @large}> : (i32) -> i32
    %5 = "func.call"(%4) <{callee = @small}> : (i32) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

