// Operations that fold to a value from before their operands, which is another one in the next round of a loop.
// run: --sccp
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "sum"}> ({
^bb0(%x: i32, %n: i32):
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"(%zero)[^bb1] : (i32) -> ()
^bb1(%round: i32):
  %less = "arith.subi"(%round, %x) : (i32, i32) -> i32
  %sum = "arith.addi"(%less, %x) : (i32, i32) -> i32
  %next = "arith.addi"(%round, %one) : (i32, i32) -> i32
  %more = "arith.cmpi"(%next, %n) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "cf.cond_br"(%more, %next)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb2:
  "func.return"(%sum) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> index, sym_name = "element"}> ({
^bb0(%n: index):
  %zero = "arith.constant"() <{value = 0 : index}> : () -> index
  %one = "arith.constant"() <{value = 1 : index}> : () -> index
  %last:2 = "scf.for"(%zero, %n, %one, %zero, %zero) ({
  ^bb0(%i: index, %round: index, %before: index):
    %both = "tensor.from_elements"(%n, %round) : (index, index) -> tensor<2xindex>
    %read = "tensor.extract"(%both, %one) : (tensor<2xindex>, index) -> index
    %next = "arith.addi"(%round, %one) : (index, index) -> index
    "scf.yield"(%next, %read) : (index, index) -> ()
  }) : (index, index, index, index, index) -> (index, index)
  "func.return"(%last#1) : (index) -> ()
}) : () -> ()
