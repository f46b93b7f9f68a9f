// The stride of the view is lost.
"func.func"() <{function_type = (memref<4xi8>, i8) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xi8>, %x: i8):
  %k = "arith.constant"() <{value = 1 : index}> : () -> index
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 2>}> : (memref<4xi8>) -> memref<2xi8, strided<[2], offset: 1>>
  "memref.store"(%x, %0, %k) : (i8, memref<2xi8, strided<[2], offset: 1>>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<4xi8>, i8) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xi8>, %x: i8):
  %k = "arith.constant"() <{value = 1 : index}> : () -> index
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xi8>) -> memref<2xi8, strided<[1], offset: 1>>
  "memref.store"(%x, %0, %k) : (i8, memref<2xi8, strided<[1], offset: 1>>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
