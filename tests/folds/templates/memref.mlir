// N: 0 | 1 | 2
// A: alloc | alloca
"func.func"() <{function_type = (i8) -> (index, i8), sym_name = "f"}> ({
^bb0(%x: i8):
  %n = "arith.constant"() <{value = 2 : index}> : () -> index
  %i = "arith.constant"() <{value = $N : index}> : () -> index
  %0 = "memref.$A"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xi8>
  "memref.store"(%x, %0, %i, %i) : (i8, memref<?x2xi8>, index, index) -> ()
  %1 = "memref.load"(%0, %i, %i) : (memref<?x2xi8>, index, index) -> i8
  %2 = "memref.dim"(%0, %i) : (memref<?x2xi8>, index) -> index
  "func.return"(%2, %1) : (index, i8) -> ()
}) : () -> ()
// -----
// A: alloc | alloca
// K: 0 | 1 | 2 | 3
"func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
^bb0(%n: index):
  %i = "arith.constant"() <{value = $K : index}> : () -> index
  %0 = "memref.$A"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x?xi8>
  %1 = "memref.dim"(%0, %i) : (memref<3x?xi8>, index) -> index
  "func.return"(%1) : (index) -> ()
}) : () -> ()
// -----
// A: alloc | alloca
// E: "memref.dealloc"(%0) : (memref<?xi8>) -> () | "memref.store"(%x, %0, %i) : (i8, memref<?xi8>, index) -> () |
"func.func"() <{function_type = (i8, index) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %n: index):
  %i = "arith.constant"() <{value = 0 : index}> : () -> index
  %k = "arith.constant"() <{value = 3 : index}> : () -> index
  %0 = "memref.$A"(%k) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>
  $E
  "func.return"(%x) : (i8) -> ()
}) : () -> ()
// -----
// I: %k0 | %k1 | %k2
"func.func"() <{function_type = (memref<2x3xi8>, i8) -> (i8, index, index), sym_name = "f"}> ({
^bb0(%m: memref<2x3xi8>, %x: i8):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %k1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %k2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %0 = "memref.cast"(%m) : (memref<2x3xi8>) -> memref<?x?xi8>
  %1 = "memref.cast"(%0) : (memref<?x?xi8>) -> memref<?x3xi8>
  "memref.store"(%x, %1, $I, %k1) : (i8, memref<?x3xi8>, index, index) -> ()
  %2 = "memref.load"(%0, %k1, $I) : (memref<?x?xi8>, index, index) -> i8
  %3 = "memref.dim"(%1, $I) : (memref<?x3xi8>, index) -> index
  %4 = "memref.rank"(%0) : (memref<?x?xi8>) -> index
  "func.return"(%2, %3, %4) : (i8, index, index) -> ()
}) : () -> ()
// -----
// B: %m | %0 | %1
// A: %m | %0
"func.func"() <{function_type = (memref<2xi8>, memref<2xi8>) -> (), sym_name = "f"}> ({
^bb0(%a: memref<2xi8>, %b: memref<2xi8>):
  %m = "memref.cast"(%a) : (memref<2xi8>) -> memref<?xi8>
  %0 = "memref.cast"(%b) : (memref<2xi8>) -> memref<?xi8>
  %1 = "memref.cast"(%a) : (memref<2xi8>) -> memref<?xi8>
  "memref.copy"($A, $B) : (memref<?xi8>, memref<?xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<0xi8>, memref<0xi8>) -> (), sym_name = "f"}> ({
^bb0(%a: memref<0xi8>, %b: memref<0xi8>):
  "memref.copy"(%a, %b) : (memref<0xi8>, memref<0xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// K: 1 | 2 | 7 | 11
"func.func"() <{function_type = (memref<2xi8>, i8) -> i8, sym_name = "f"}> ({
^bb0(%a: memref<2xi8>, %x: i8):
  %k = "arith.constant"() <{value = 1 : index}> : () -> index
  %0 = "memref.cast"(%a) : (memref<2xi8>) -> memref<?xi8>
  %1 = "memref.atomic_rmw"(%x, %0, %k) <{kind = $K : i64}> : (i8, memref<?xi8>, index) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
// -----
// E: "memref.store"(%x, %0, %i) : (i8, memref<2xi8>, index) -> () |
"func.func"() <{function_type = (i8, memref<2xi8>) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %m: memref<2xi8>):
  %i = "arith.constant"() <{value = 1 : index}> : () -> index
  %r = "memref.alloca_scope"() ({
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi8>
    $E
    %1 = "memref.load"(%m, %i) : (memref<2xi8>, index) -> i8
    "memref.alloca_scope.return"(%1) : (i8) -> ()
  }) : () -> i8
  "func.return"(%r) : (i8) -> ()
}) : () -> ()
