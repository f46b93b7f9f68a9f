// Powers run before a loop unless they may be the inverse of zero.
// run: --loop-invariant-code-motion --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "powers"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = -2 : i32}> : () -> i32
    "scf.for"(%0, %arg0, %1) ({
    ^bb0(%arg2: index):
      %5 = "math.ipowi"(%2, %arg1) : (i32, i32) -> i32
      %6 = "math.ipowi"(%3, %arg1) : (i32, i32) -> i32
      %7 = "math.ipowi"(%arg1, %3) : (i32, i32) -> i32
      %8 = "math.ipowi"(%arg1, %4) : (i32, i32) -> i32
      %9 = "math.ipowi"(%arg1, %arg1) : (i32, i32) -> i32
      %10 = "math.ipowi"(%4, %arg1) : (i32, i32) -> i32
      %11 = "math.ipowi"(%arg1, %2) : (i32, i32) -> i32
      "t.use"(%5, %6, %7, %8, %9, %10, %11) : (i32, i32, i32, i32, i32, i32, i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

