// The first value takes part in a product.
"func.func"() <{function_type = (i8, memref<3xi8>) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %m: memref<3xi8>):
  %l = "arith.constant"() <{value = 0 : index}> : () -> index
  %u = "arith.constant"() <{value = 3 : index}> : () -> index
  %s = "arith.constant"() <{value = 1 : index}> : () -> index
  %z = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %0 = "scf.parallel"(%l, %u, %s, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    %1 = "memref.load"(%m, %i) : (memref<3xi8>, index) -> i8
    "scf.reduce"(%1) ({
    ^bb0(%a: i8, %b: i8):
      %2 = "arith.muli"(%a, %b) : (i8, i8) -> i8
      "scf.reduce.return"(%2) : (i8) -> ()
    }) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, memref<3xi8>) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %m: memref<3xi8>):
  %l = "arith.constant"() <{value = 0 : index}> : () -> index
  %u = "arith.constant"() <{value = 3 : index}> : () -> index
  %s = "arith.constant"() <{value = 1 : index}> : () -> index
  %z = "arith.constant"() <{value = 0 : i8}> : () -> i8
  %0 = "scf.parallel"(%l, %u, %s, %z) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    %1 = "memref.load"(%m, %i) : (memref<3xi8>, index) -> i8
    "scf.reduce"(%1) ({
    ^bb0(%a: i8, %b: i8):
      %2 = "arith.muli"(%a, %b) : (i8, i8) -> i8
      "scf.reduce.return"(%2) : (i8) -> ()
    }) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  %3 = "arith.addi"(%0, %x) : (i8, i8) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()
