// Elements of types that dialects declare.
// run: --allow-unregistered-dialect
"x.y"() {
  a = dense<[[1, 2], [3, 4]]> : !emitc.array<2x2xi8>,
  b = dense<2.5> : !spirv.arm.tensor<3xf32>,
  c = dense<"0xab0c"> : tensor<2x!tosa.mxint8>,
  d = dense<["0x01", "b"]> : tensor<2x!tosa.mxint8>,
  e = dense_resource<key> : !emitc.array<2xi8>
} : () -> ()
