// The pipeline of functions, by name or in general.
// run: --inline='op-pipelines=func.func(canonicalize,cse)'
// run: --inline='op-pipelines=func.func(cse) default-pipeline=canonicalize'
// run: --inline='op-pipelines=builtin.module(cse) default-pipeline='
// run: --inline='default-pipeline=canonicalize,cse max-iterations=2'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "twice", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    %3 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.muli"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i32, i32), sym_name = "caller"}> ({
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "func.call"(%0) <{callee = @twice}> : (i32) -> i32
    %2 = "func.call"(%0) <{callee = @twice}> : (i32) -> i32
    "func.return"(%1, %2) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

