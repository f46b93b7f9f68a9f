// Sizes of an index that turn out to be constants become properties, and the numbers of operands follow.
// run: --canonicalize
// run: --canonicalize --cse --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> index, sym_name = "join"}> ({
  ^bb0(%x: index, %y: index, %n: index):
    %c4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %0 = "affine.linearize_index"(%x, %y, %c4, %n) <{operandSegmentSizes = array<i32: 2, 2>, static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index) -> (index, index), sym_name = "split"}> ({
  ^bb0(%x: index, %y: index, %n: index):
    %c4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %0:2 = "affine.delinearize_index"(%x, %n, %c4) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
    "func.return"(%0#0, %0#1) : (index, index) -> ()
  }) : () -> ()
}) : () -> ()
