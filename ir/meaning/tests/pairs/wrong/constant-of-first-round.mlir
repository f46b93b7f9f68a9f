// What is taken away and added again is another number in each round of the loop.
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %n: i8):
  %zero = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %one = "arith.constant"() <{value = 1 : i8}> : () -> i8
  "cf.br"(%zero)[^bb1] : (i8) -> ()
^bb1(%round: i8):
  %less = "arith.subi"(%round, %x) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %sum = "arith.addi"(%less, %x) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %next = "arith.addi"(%round, %one) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %more = "arith.cmpi"(%next, %n) <{predicate = 2 : i64}> : (i8, i8) -> i1
  "cf.cond_br"(%more, %next)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i8) -> ()
^bb2:
  "func.return"(%sum) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %n: i8):
  %zero = "arith.constant"() <{value = 0 : i8}> : () -> i8
  "func.return"(%zero) : (i8) -> ()
}) : () -> ()
