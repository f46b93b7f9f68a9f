// Truncations of extended constants.
// run: --sccp
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i8, i8), sym_name = "a"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.extui"(%0) : (i1) -> i32
    %2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %3 = "arith.extsi"(%0) : (i1) -> i32
    %4 = "arith.trunci"(%3) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    "func.return"(%2, %4) : (i8, i8) -> ()
  }) : () -> ()
}) : () -> ()

