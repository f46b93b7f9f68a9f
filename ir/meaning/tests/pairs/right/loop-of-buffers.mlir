// Memory that was freed takes no room.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %n = "arith.constant"() <{value = 600 : index}> : () -> index
  %r = "scf.for"(%c0, %n, %c1, %x) ({
^bb1(%i: index, %s: i32):
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<128xi32>
  "memref.store"(%s, %m, %c0) : (i32, memref<128xi32>, index) -> ()
  %l = "memref.load"(%m, %c0) : (memref<128xi32>, index) -> i32
  %t = "arith.addi"(%l, %s) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "memref.dealloc"(%m) : (memref<128xi32>) -> ()
  "scf.yield"(%t) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%r) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %n = "arith.constant"() <{value = 600 : index}> : () -> index
  %r = "scf.for"(%c0, %n, %c1, %x) ({
^bb1(%i: index, %s: i32):
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<128xi32>
  "memref.store"(%s, %m, %c0) : (i32, memref<128xi32>, index) -> ()
  %t = "arith.addi"(%s, %s) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "memref.dealloc"(%m) : (memref<128xi32>) -> ()
  "scf.yield"(%t) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%r) : (i32) -> ()
}) : () -> ()
