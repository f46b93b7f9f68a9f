func.func @corner(%m: memref<8x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[4, 4] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 36>>
  %0 = memref.load %v[%c0, %c0] : memref<4x4xf32, strided<[8, 1], offset: 36>>
  %flat = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %1 = memref.load %flat[%c0] : memref<64xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
