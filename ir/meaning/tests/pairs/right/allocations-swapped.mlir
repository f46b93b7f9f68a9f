// The order of allocations is not observed.
"func.func"() <{function_type = (memref<3xi32>, memref<5xi32>) -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "f"}> ({
^bb0(%x: i32):
  %a = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
  %b = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
  %k = "arith.constant"() <{value = 1 : index}> : () -> index
  "memref.store"(%x, %a, %k) : (i32, memref<3xi32>, index) -> ()
  "memref.store"(%x, %b, %k) : (i32, memref<5xi32>, index) -> ()
  "func.call"(%a, %b) <{callee = @h}> : (memref<3xi32>, memref<5xi32>) -> ()
  %0 = "memref.load"(%a, %k) : (memref<3xi32>, index) -> i32
  %1 = "memref.load"(%b, %k) : (memref<5xi32>, index) -> i32
  "func.return"(%0, %1) : (i32, i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<3xi32>, memref<5xi32>) -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "f"}> ({
^bb0(%x: i32):
  %b = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
  %a = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
  %k = "arith.constant"() <{value = 1 : index}> : () -> index
  "memref.store"(%x, %a, %k) : (i32, memref<3xi32>, index) -> ()
  "memref.store"(%x, %b, %k) : (i32, memref<5xi32>, index) -> ()
  "func.call"(%a, %b) <{callee = @h}> : (memref<3xi32>, memref<5xi32>) -> ()
  %0 = "memref.load"(%a, %k) : (memref<3xi32>, index) -> i32
  %1 = "memref.load"(%b, %k) : (memref<5xi32>, index) -> i32
  "func.return"(%0, %1) : (i32, i32) -> ()
}) : () -> ()
