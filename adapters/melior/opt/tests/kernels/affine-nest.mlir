#diagonal = affine_map<(d0, d1) -> (d0 + d1)>
#half = affine_set<(d0, d1) : (d0 - d1 >= 0)>
func.func @lower(%m: memref<32x32xf32>, %v: memref<63xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.if #half(%i, %j) {
        %k = affine.apply #diagonal(%i, %j)
        %0 = affine.load %m[%i, %j] : memref<32x32xf32>
        memref.store %0, %v[%k] : memref<63xf32>
      }
    }
  }
  return
}
