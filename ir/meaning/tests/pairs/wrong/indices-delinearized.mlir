// An index beyond a row is one of the next row: it was in bounds.
"func.func"() <{function_type = (memref<2x4xi8>, index, index) -> i8, sym_name = "f"}> ({
^bb0(%m: memref<2x4xi8>, %i: index, %j: index):
  %n = "arith.constant"() <{value = 4 : index}> : () -> index
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<2x4xi8>) -> memref<8xi8>
  %1 = "arith.muli"(%i, %n) : (index, index) -> index
  %2 = "arith.addi"(%1, %j) : (index, index) -> index
  %3 = "memref.load"(%0, %2) : (memref<8xi8>, index) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<2x4xi8>, index, index) -> i8, sym_name = "f"}> ({
^bb0(%m: memref<2x4xi8>, %i: index, %j: index):
  %0 = "memref.load"(%m, %i, %j) : (memref<2x4xi8>, index, index) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
