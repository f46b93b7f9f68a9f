// Parallel affine loops with reductions.
// lower: --lower-affine --scf-for-loop-canonicalization --convert-scf-to-cf --convert-to-llvm
func.func @reduce(%m: memref<10x20xf64>) -> (f64, f64) {
  %0:2 = affine.parallel (%i, %j) = (0, 1) to (10, 20) step (1, 2) reduce ("addf", "maximumf") -> (f64, f64) {
    %x = affine.load %m[%i, %j] : memref<10x20xf64>
    affine.yield %x, %x : f64, f64
  }
  affine.parallel (%i) = (max(0, 2)) to (min(10, 8)) {
    affine.yield
  }
  return %0#0, %0#1 : f64, f64
}
