// Memory: allocation, views, casts, copies, atomics, globals.
// lower: --expand-strided-metadata --lower-affine
// lower: --normalize-memrefs --fold-memref-alias-ops --canonicalize
// lower: --memref-expand --expand-realloc
// lower: --resolve-shaped-type-result-dims
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 5]> {alignment = 64 : i64}
memref.global @state : memref<2x3xf32> = uninitialized
func.func @views(%n: index, %m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %a: memref<16x16xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<*xf32> {
  %c2 = arith.constant 2 : index
  %t = memref.get_global @table : memref<4xi32>
  %x = memref.load %t[%c2] {nontemporal = true} : memref<4xi32>
  %b = memref.alloc(%n) {alignment = 16 : i64} : memref<?x8xf32, 1 : i32>
  %s = memref.alloca() : memref<4x4xi8, #gpu.address_space<private>>
  %sub = memref.subview %m[%n, 0] [4, %n] [1, 2] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  %cast = memref.reinterpret_cast %m to offset: [%n], sizes: [10, %n], strides: [%c2, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<10x?xf32, strided<[?, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %d = memref.dim %m, %c2 : memref<?x?xf32, strided<[?, 1], offset: ?>>
  %g = memref.get_global @state : memref<2x3xf32>
  %c = memref.collapse_shape %g [[0, 1]] : memref<2x3xf32> into memref<6xf32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [3, 2] : memref<6xf32> into memref<3x2xf32>
  %tr = memref.transpose %e (i, j) -> (j, i) : memref<3x2xf32> to memref<2x3xf32, strided<[1, 2]>>
  %f = arith.constant 1.0 : f32
  %old = memref.atomic_rmw addf %f, %c[%c2] : (f32, memref<6xf32>) -> f32
  %gen = memref.generic_atomic_rmw %c[%c2] : memref<6xf32> {
  ^bb0(%v: f32):
    %w = arith.mulf %v, %f : f32
    memref.atomic_yield %w : f32
  }
  memref.copy %g, %g : memref<2x3xf32> to memref<2x3xf32>
  memref.dealloc %b : memref<?x8xf32, 1 : i32>
  %u = memref.cast %c : memref<6xf32> to memref<*xf32>
  %al = memref.assume_alignment %a, 32 : memref<16x16xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %u : memref<*xf32>
}
