// Constants of many types.
// lower: --canonicalize --convert-arith-to-llvm
// lower: --cse
func.func @constants() {
  %0 = arith.constant dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>
  %1 = arith.constant dense<1.25> : vector<8xf32>
  %2 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %3 = arith.constant sparse<[[0, 1], [2, 3]], [1.0, -7.5]> : tensor<4x4xf64>
  %4 = arith.constant dense<"0x0123456789ABCDEF"> : tensor<2xi32>
  %5 = arith.constant 0x7FC00001 : f32
  %6 = arith.constant -0.0 : f64
  %7 = arith.constant 340282366920938463463374607431768211455 : i128
  %8 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %9 = arith.constant 0xFFFF : bf16
  %10 = arith.constant dense<> : tensor<0xi32>
  %11 = arith.constant dense<[1, 2, 3]> : vector<3xindex>
  %12 = arith.constant 1.0e-40 : f32
  %13 = arith.constant dense<-1> : tensor<3x1x2xi64>
  return
}
