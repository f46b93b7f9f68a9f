// A view that is out of bounds is undefined when it runs, and stays valid.
// run: --canonicalize
"func.func"() <{function_type = (memref<4x3xi8>) -> memref<2x2xi8, strided<[6, 1], offset: 7>>, sym_name = "beyond"}> ({
^bb0(%arg0: memref<4x3xi8>):
  %0 = "memref.cast"(%arg0) : (memref<4x3xi8>) -> memref<?x3xi8>
  %1 = "memref.subview"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 2, 1>}> : (memref<?x3xi8>) -> memref<2x2xi8, strided<[6, 1], offset: 7>>
  "func.return"(%1) : (memref<2x2xi8, strided<[6, 1], offset: 7>>) -> ()
}) : () -> ()
