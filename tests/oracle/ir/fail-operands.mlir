// The types of the operands differ.
// stderr: compare
// run:
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %2 = "arith.addi"(%0, %1) : (i64, i32) -> i64
}) : () -> ()
