// Constants that the definitions of operands use, and that are others in the next round of a loop.
// run: --sccp
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "and_of_not"}> ({
^bb0(%x: i8, %n: i8):
  %ones = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %two = "arith.constant"() <{value = 2 : i8}> : () -> i8
  "cf.br"(%ones)[^bb1] : (i8) -> ()
^bb1(%mask: i8):
  %flipped = "arith.xori"(%x, %mask) : (i8, i8) -> i8
  %both = "arith.andi"(%flipped, %x) : (i8, i8) -> i8
  %next = "arith.muli"(%mask, %two) : (i8, i8) -> i8
  %more = "arith.cmpi"(%next, %n) <{predicate = 4 : i64}> : (i8, i8) -> i1
  "cf.cond_br"(%more, %next)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i8) -> ()
^bb2:
  "func.return"(%both) : (i8) -> ()
}) : () -> ()
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "or_of_not"}> ({
^bb0(%x: i8, %n: i8):
  %ones = "arith.constant"() <{value = -1 : i8}> : () -> i8
  %two = "arith.constant"() <{value = 2 : i8}> : () -> i8
  "cf.br"(%ones)[^bb1] : (i8) -> ()
^bb1(%mask: i8):
  %flipped = "arith.xori"(%x, %mask) : (i8, i8) -> i8
  %any = "arith.ori"(%x, %flipped) : (i8, i8) -> i8
  %next = "arith.muli"(%mask, %two) : (i8, i8) -> i8
  %more = "arith.cmpi"(%next, %n) <{predicate = 4 : i64}> : (i8, i8) -> i1
  "cf.cond_br"(%more, %next)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i8) -> ()
^bb2:
  "func.return"(%any) : (i8) -> ()
}) : () -> ()
