memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 5]>
func.func @scratch(%i: index) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  %t = memref.get_global @table : memref<4xi32>
  memref.copy %t, %a : memref<4xi32> to memref<4xi32>
  %0 = memref.load %a[%i] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %0 : i32
}
func.func @slot(%x: i32) -> i32 {
  %s = memref.alloca() : memref<i32>
  memref.store %x, %s[] : memref<i32>
  %0 = memref.load %s[] : memref<i32>
  return %0 : i32
}
