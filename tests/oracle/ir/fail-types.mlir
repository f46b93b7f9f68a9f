// Elements, layouts and memory spaces of types, those that are refused and those next to them.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
%r = "t.a"() : () -> memref<2x!t.x>
// -----
%r = "t.a"() : () -> memref<2x!llvm.ptr>
// -----
%r = "t.a"() : () -> memref<2x!llvm.ppc_fp128>
// -----
%r = "t.a"() : () -> memref<2x!ptr.ptr<#ptr.generic_space>>
// -----
%r = "t.a"() : () -> vector<2x!t.x>
// -----
%r = "t.a"() : () -> vector<2x!llvm.ptr<1>>
// -----
%r = "t.a"() : () -> vector<2x!llvm.struct<(i32)>>
// -----
%r = "t.a"() : () -> vector<2x!llvm.ppc_fp128>
// -----
%r = "t.a"() : () -> complex<!llvm.ppc_fp128>
// -----
%r = "t.a"() : () -> complex<!llvm.ptr>
// -----
%r = "t.a"() : () -> tensor<2x!t.x>
// -----
%r = "t.a"() : () -> memref<2x2xf32, affine_map<(d0) -> (d0)>>
// -----
%r = "t.a"() : () -> memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0 + d1)>, 3>
// -----
%r = "t.a"() : () -> memref<*xf32, strided<[1]>>
// -----
%r = "t.a"() : () -> memref<2xf32, 1, strided<[1]>>
// -----
%r = "t.a"() : () -> memref<2xf32, 1, 2>
// -----
%r = "t.a"() : () -> memref<2xf32, strided<[1, 1]>>
// -----
%r = "t.a"() : () -> memref<2xf32, strided<[2]>, 0>
