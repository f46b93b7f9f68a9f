// Affine loops, conditions and accesses, with maps and sets of their own.
// lower: --affine-loop-normalize --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm
// lower: --affine-loop-fusion --affine-loop-tile --affine-scalrep --canonicalize
// lower: --affine-parallelize --lower-affine
#odd = affine_set<(d0)[s0] : (d0 mod 2 - 1 == 0, s0 - d0 >= 0)>
func.func @fill(%m: memref<?x16xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to %n step 2 {
    affine.for %j = max affine_map<(d0) -> (0, d0 - 3)>(%i) to min affine_map<(d0)[s0] -> (16, d0 + s0)>(%i)[%n] {
      affine.if #odd(%j)[%n] {
        affine.store %v, %m[%i, (%j + 1) mod 16] : memref<?x16xf32>
      } else {
        %x = affine.load %m[%i floordiv 2, %j] : memref<?x16xf32>
        %y = arith.addf %x, %v fastmath<nnan,ninf> : f32
        affine.store %y, %m[%i, %j] : memref<?x16xf32>
      }
    }
  }
  return
}
func.func @sum(%m: memref<64xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> f32 {
    %x = affine.load %m[%i] : memref<64xf32>
    %n = arith.addf %acc, %x : f32
    affine.yield %n : f32
  }
  return %s : f32
}
