// Who frees a buffer.
// lower: --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification --bufferization-lower-deallocations --convert-bufferization-to-memref --convert-scf-to-cf
func.func @owned(%n: index, %c: i1) -> memref<?xi32> {
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc(%n) : memref<?xi32>
  cf.cond_br %c, ^bb1(%a : memref<?xi32>), ^bb1(%b : memref<?xi32>)
^bb1(%r: memref<?xi32>):
  return %r : memref<?xi32>
}
