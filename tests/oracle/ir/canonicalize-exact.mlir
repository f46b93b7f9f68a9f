// The upper half of a shift is the same bits with and without sign, and stays exact.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i8, i8), sym_name = "f"}> ({
  ^bb0(%x: i32, %y: i32):
    %c = "arith.constant"() <{value = 24 : i32}> : () -> i32
    %0 = "arith.shrsi"(%x, %c) <{isExact}> : (i32, i32) -> i32
    %1 = "arith.trunci"(%0) : (i32) -> i8
    %2 = "arith.shrsi"(%y, %c) : (i32, i32) -> i32
    %3 = "arith.trunci"(%2) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    "func.return"(%1, %3) : (i8, i8) -> ()
  }) : () -> ()
}) : () -> ()
