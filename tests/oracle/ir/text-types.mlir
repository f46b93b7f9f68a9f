// Types of every kind, nested in each other, and by alias.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo

!alias = vector<4xf32>
!long = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, !alias>
!entity = !t.box<!alias, [1, #t.attr<"x">], {a = affine_map<(i) -> (i)>}>
"t.a"() : () -> (f16, bf16, f32, f64, f80, f128, tf32, f8E5M2, f8E4M3FN, f4E2M1FN, none, index, complex<f32>, complex<i8>)
"t.b"() : () -> (tuple<>, tuple<i32, tuple<f32>>, !long, () -> (), (i32) -> ((f32) -> f64), (!alias, i1) -> (i8, i16))
"t.c"() : () -> (vector<2x[4]x3xi8>, vector<f32>, vector<[8]xindex>, !alias, tensor<*xf32>, tensor<f32>, tensor<?x0x3xcomplex<f64>>, tensor<2x!entity>, tensor<4xi8, "encoding">)
"t.d"() : () -> (memref<*xf32>, memref<*xf32, 3 : i8>, memref<2x?xvector<4xi1>, strided<[?, -1], offset: 7>>, memref<i8, #gpu.address_space<workgroup>>, memref<?xmemref<2xf32>>)
"t.e"() : () -> (!t.plain, !t.nested<!t.a<b>, "s>tr">, !t<"free text">, !entity, !t.arrow<i32 -> f32>)
"t.f"() {a = i32, b = (i32) -> (), c = !alias, d = [tensor<2xf32>, !long], e = #t.a<!long, !alias>, f = #t<"x"> : i8} : () -> ()
