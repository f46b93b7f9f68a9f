// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"x.y"() {a = sparse<garbage> : tensor<4xi8>} : () -> ()
// -----
"x.y"() {a = sparse<[[0]], [[1]]> : tensor<4xi8>} : () -> ()
// -----
"x.y"() {a = sparse<[[0], [4]], 1> : tensor<4xi8>} : () -> ()
// -----
"x.y"() {a = sparse<[[0, 0]], 1> : tensor<4xi8>} : () -> ()
// -----
"x.y"() {a = sparse<[[0]], [1, 2]> : tensor<4xi8>} : () -> ()
// -----
"x.y"() {a = dense_resource<key> : i8} : () -> ()
