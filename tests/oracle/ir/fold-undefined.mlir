// Division by zero, overflowing division and shifts by too much stay as they are or fold as mlir-opt folds them.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32, i32, i32, i32, i32), sym_name = "undefined"}> ({
  ^bb0(%x: i32):
    %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %five = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %forty = "arith.constant"() <{value = 40 : i32}> : () -> i32
    %min = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %minus = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %a = "arith.divsi"(%five, %zero) : (i32, i32) -> i32
    %b = "arith.divui"(%five, %zero) : (i32, i32) -> i32
    %c = "arith.remsi"(%five, %zero) : (i32, i32) -> i32
    %d = "arith.divsi"(%min, %minus) : (i32, i32) -> i32
    %e = "arith.shli"(%five, %forty) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %f = "arith.divsi"(%x, %zero) : (i32, i32) -> i32
    "func.return"(%a, %b, %c, %d, %e, %f) : (i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
