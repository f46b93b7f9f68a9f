// Memory that was freed takes no room.
"func.func"() <{function_type = (i1) -> i1, sym_name = "f"}> ({
^bb0(%x: i1):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %n = "arith.constant"() <{value = 600 : index}> : () -> index
  %r = "scf.for"(%c0, %n, %c1, %x) ({
^bb1(%i: index, %s: i1):
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<128xi1>
  "memref.store"(%s, %m, %c0) : (i1, memref<128xi1>, index) -> ()
  %l = "memref.load"(%m, %c0) : (memref<128xi1>, index) -> i1
  %t = "arith.addi"(%l, %s) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
  "memref.dealloc"(%m) : (memref<128xi1>) -> ()
  "scf.yield"(%t) : (i1) -> ()
  }) : (index, index, index, i1) -> i1
  "func.return"(%r) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1) -> i1, sym_name = "f"}> ({
^bb0(%x: i1):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %n = "arith.constant"() <{value = 600 : index}> : () -> index
  %r = "scf.for"(%c0, %n, %c1, %x) ({
^bb1(%i: index, %s: i1):
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<128xi1>
  "memref.store"(%s, %m, %c0) : (i1, memref<128xi1>, index) -> ()
  %t = "arith.addi"(%s, %s) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
  "memref.dealloc"(%m) : (memref<128xi1>) -> ()
  "scf.yield"(%t) : (i1) -> ()
  }) : (index, index, index, i1) -> i1
  "func.return"(%r) : (i1) -> ()
}) : () -> ()
