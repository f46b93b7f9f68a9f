// Sparse elements in normal form.
// run: --allow-unregistered-dialect
"x.y"() {
  a = sparse<[[0],[3]],[(1.0,-2.5), (0.0,4.0)]> : tensor<5xcomplex<f32>>,
  b = sparse<[[0, 1], [2, 0]], [7,7]> : tensor<3x2xi16>,
  c = sparse<[[0, 1], [2, 0]], 9> : vector<3x2xi16>,
  d = sparse<> : tensor<3xi1>,
  e = sparse<[1], true> : tensor<3xi1>,
  f = sparse<2, [1.5]> : tensor<3xf16>,
  g = sparse<[[1, 1]], ["s"]> : tensor<2x2x!x.text>,
  h = sparse<[[0], [1]], "0x05000600"> : tensor<4xi16>
} : () -> ()
