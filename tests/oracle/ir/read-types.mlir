// Types.
// run: --allow-unregistered-dialect
"t.a"() {types = [
  i1, i7, i032, si8, ui16, i16777215, index, none, f16, bf16, tf32, f32, f64, f80, f128, f8E4M3, f8E4M3FN, f8E5M2, f8E4M3FNUZ,
  f8E5M2FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU, f4E2M1FN, f6E2M3FN, f6E3M2FN, complex<f32>, complex<si8>, tuple<i32,f32>,
  vector<4xf32>, vector<4x[2]xi1>, vector<f32>, vector<2x3xindex>, tensor<2x?xf32>, tensor<*xi8>, tensor<0x2xi32>, tensor<2 x 3 x f32>,
  tensor<2xf32, #t.encoding<a, b>>, tensor<2xf32, 1>, tensor<2xf32, "text">, tensor<2xvector<4xf32>>, tensor<2xcomplex<f32>>,
  memref<2x?xf32>, memref<*xf32, 1>, memref<2xf32, 0>, memref<2xf32, 3>, memref<2xf32, 1 : i32>, memref<2xf32, "space">,
  memref<2x?xf32, strided<[?,1],offset:?>, 1>, memref<2xf32, affine_map<(d0) -> (d0)>>, memref<2xmemref<*xi8>>,
  !t.opaque, !t.with<params, [1, "x"]>, !t<"raw text">, !t<short>, !t.deep<!t.inner<i32> -> (f32)>
]} : () -> ()
