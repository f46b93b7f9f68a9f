// Elements in every spelling.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo

"t.a"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2]> : tensor<2xi8>, c = dense<[[1.0, 2.0], [3.0, -4.5]]> : tensor<2x2xf16>, d = dense<[1, 1]> : tensor<2xi32>} : () -> ()
"t.b"() {a = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, b = dense<"0x3F80"> : tensor<1xbf16>, c = dense<"0xFF"> : tensor<4xi1>, d = dense<"0x01"> : tensor<8xi8>} : () -> ()
"t.c"() {a = dense<[true, false]> : vector<2xi1>, b = dense<true> : tensor<2x2xi1>, c = dense<[]> : tensor<0xf32>, d = dense<5> : tensor<index>, e = dense<> : tensor<2x0xi8>} : () -> ()
"t.d"() {a = dense<(1, 2)> : tensor<complex<i32>>, b = dense<[(1.0, -1.0), (0.5, 2.0)]> : tensor<2xcomplex<f64>>, c = dense<["a", "b\22c"]> : tensor<2x!t.s>, d = dense<"same"> : tensor<3x!t.s>} : () -> ()
"t.e"() {a = dense<0x7FC00000> : tensor<2xf32>, b = dense<[0xFFFF, 1.0]> : tensor<2xf16>, c = dense<-7> : vector<[4]xi64>, d = dense<0x10> : tensor<2xi16>, e = dense<[123456789012345678901234567890]> : tensor<1xi128>} : () -> ()
"t.f"() {a = sparse<[[0, 1]], 5> : tensor<2x2xi32>, b = sparse<[[0, 0], [1, 1]], [1.000000e+00, 2.000000e+00]> : tensor<2x2xf32>} : () -> ()
