// Properties of operations that nobody registered use aliases, but make none; those of others make them.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
"t.a"() <{map = affine_map<(d0) -> (d0 + 1)>, at = loc("x":1:2), one = distinct[0]<i32>, data = [dense_resource<kept> : tensor<1xi32>]}> : () -> ()
"t.b"() <{map = affine_map<(d0) -> (d0 + 2)>}> {other = affine_map<(d0) -> (d0 + 2)>} : () -> ()
"t.c"() {numbers = array<ui32: 128, -1>, bytes = array<ui8: 255, -128>} : () -> ()
"memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32, affine_map<(d0) -> (d0 + 3)>>
{-#
  dialect_resources: { builtin: { kept: "0x0400000001000000", left_out: "0x0400000001000000" } }
#-}
