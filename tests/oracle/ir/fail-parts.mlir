// What traits say about the shapes, the element types and the ranks of operands and results.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
%a = "x.y"() : () -> tensor<2xf32>
%b = "x.y"() : () -> tensor<2x3xf32>
%m = "x.y"() : () -> memref<2xf32>
%n = "x.y"() : () -> memref<2xi32>
%c = "x.y"() : () -> complex<f32>
%ct = "x.y"() : () -> tensor<2xcomplex<f32>>
%i = "x.y"() : () -> tensor<2xi32>
%v4 = "x.y"() : () -> vector<4xi32>
%r = "tosa.abs"(%a) : (tensor<2xf32>) -> tensor<1x2xf32>
// -----
%a = "x.y"() : () -> tensor<2xf32>
%b = "x.y"() : () -> tensor<2x3xf32>
%m = "x.y"() : () -> memref<2xf32>
%n = "x.y"() : () -> memref<2xi32>
%c = "x.y"() : () -> complex<f32>
%ct = "x.y"() : () -> tensor<2xcomplex<f32>>
%i = "x.y"() : () -> tensor<2xi32>
%v4 = "x.y"() : () -> vector<4xi32>
"memref.copy"(%m, %n) : (memref<2xf32>, memref<2xi32>) -> ()
// -----
%a = "x.y"() : () -> tensor<2xf32>
%b = "x.y"() : () -> tensor<2x3xf32>
%m = "x.y"() : () -> memref<2xf32>
%n = "x.y"() : () -> memref<2xi32>
%c = "x.y"() : () -> complex<f32>
%ct = "x.y"() : () -> tensor<2xcomplex<f32>>
%i = "x.y"() : () -> tensor<2xi32>
%v4 = "x.y"() : () -> vector<4xi32>
%r = "math.sqrt"(%a) : (tensor<2xf32>) -> f32
// -----
%a = "x.y"() : () -> tensor<2xf32>
%b = "x.y"() : () -> tensor<2x3xf32>
%m = "x.y"() : () -> memref<2xf32>
%n = "x.y"() : () -> memref<2xi32>
%c = "x.y"() : () -> complex<f32>
%ct = "x.y"() : () -> tensor<2xcomplex<f32>>
%i = "x.y"() : () -> tensor<2xi32>
%v4 = "x.y"() : () -> vector<4xi32>
%r = "llvm.intr.vector.reduce.add"(%v4) : (vector<4xi32>) -> i64
// -----
%a = "x.y"() : () -> tensor<2xf32>
%b = "x.y"() : () -> tensor<2x3xf32>
%m = "x.y"() : () -> memref<2xf32>
%n = "x.y"() : () -> memref<2xi32>
%c = "x.y"() : () -> complex<f32>
%ct = "x.y"() : () -> tensor<2xcomplex<f32>>
%i = "x.y"() : () -> tensor<2xi32>
%v4 = "x.y"() : () -> vector<4xi32>
%r = "tosa.equal"(%a, %i) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
// -----
%a = "x.y"() : () -> tensor<2xf32>
%b = "x.y"() : () -> tensor<2x3xf32>
%m = "x.y"() : () -> memref<2xf32>
%n = "x.y"() : () -> memref<2xi32>
%c = "x.y"() : () -> complex<f32>
%ct = "x.y"() : () -> tensor<2xcomplex<f32>>
%i = "x.y"() : () -> tensor<2xi32>
%v4 = "x.y"() : () -> vector<4xi32>
%r = "complex.eq"(%c,%c) : (complex<f32>,complex<f32>) -> i1
// -----
%p = "t.v"() : () -> (tensor<f32>)
%r = "complex.bitcast"(%p) : (tensor<f32>) -> complex<i32>
// -----
%p = "t.v"() : () -> (complex<i32>)
%r = "complex.bitcast"(%p) : (complex<i32>) -> index
// -----
%p = "t.v"() : () -> (complex<i32>)
%r = "complex.bitcast"(%p) : (complex<i32>) -> vector<2xi32>
// -----
%p = "t.v"() : () -> (index)
%r = "complex.bitcast"(%p) : (index) -> index
// -----
%p = "t.v"() : () -> (!llvm.ptr)
%r = "complex.bitcast"(%p) : (!llvm.ptr) -> !llvm.ptr
// -----
%p = "t.v"() : () -> (!llvm.ptr)
%r = "complex.bitcast"(%p) : (!llvm.ptr) -> complex<i32>
