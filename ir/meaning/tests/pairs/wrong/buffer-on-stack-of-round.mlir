// Memory of the stack ends with its round of the loop.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %c2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %s = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
  "memref.store"(%x, %s, %c0) : (i32, memref<1xi32>, index) -> ()
  %r = "scf.for"(%c0, %c2, %c1, %s) ({
^bb1(%i: index, %l: memref<1xi32>):
  %n = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
  "memref.store"(%x, %n, %c0) : (i32, memref<1xi32>, index) -> ()
  "scf.yield"(%n) : (memref<1xi32>) -> ()
  }) : (index, index, index, memref<1xi32>) -> memref<1xi32>
  %0 = "memref.load"(%r, %c0) : (memref<1xi32>, index) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %c2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %s = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
  "memref.store"(%x, %s, %c0) : (i32, memref<1xi32>, index) -> ()
  %r = "scf.for"(%c0, %c2, %c1, %s) ({
^bb1(%i: index, %l: memref<1xi32>):
  %n = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
  "memref.store"(%x, %n, %c0) : (i32, memref<1xi32>, index) -> ()
  "scf.yield"(%n) : (memref<1xi32>) -> ()
  }) : (index, index, index, memref<1xi32>) -> memref<1xi32>
  %0 = "memref.load"(%r, %c0) : (memref<1xi32>, index) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
