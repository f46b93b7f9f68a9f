// Elements: one for all, nested lists, bytes, empty, complex.
// run: --allow-unregistered-dialect
"t.a"() {
  splat = dense<1> : tensor<2xi32>, same = dense<[1, 1]> : tensor<2xi32>, matrix = dense<[[1,2],[3,4]]> : tensor<2x2xi8>,
  wrapped = dense<[255, 0x10]> : tensor<2xi8>, empty = dense<> : tensor<0x2xi32>, scalar = dense<1.5> : tensor<f32>,
  bools = dense<[true, false]> : vector<2xi1>, numbers_as_bools = dense<[1, 0]> : tensor<2xi1>, nan = dense<[0x7FC00000, 1.0]> : tensor<2xf32>,
  complex = dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>, complex_float = dense<(1.0,2.0)> : tensor<2xcomplex<f32>>,
  hex = dense<"0x01020304"> : tensor<2xi16>, hex_splat = dense<"0x0000803F"> : tensor<2xf32>, index = dense<[1, 2]> : vector<2xindex>,
  strings = dense<["a", "b c"]> : tensor<2x!t.string>, deep = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi64>,
  unsigned = dense<[200, 1]> : tensor<2xui8>, half = dense<[1.0, -0.0]> : tensor<2xf16>,
  sparse = sparse<[[0, 1], [1, 1]], [1, 2]> : tensor<2x2xi32>, zero_rank = dense<-3> : tensor<i3>
} : () -> ()
