"func.func"() <{function_type = () -> i32, sym_name = "first"}> ({
  %0 = "arith.constant"() <{value = 40 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()
