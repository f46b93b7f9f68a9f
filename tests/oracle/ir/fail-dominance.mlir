// A use that its definition does not dominate.
// stderr: compare
// run:
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%c: i1):
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb2:
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
