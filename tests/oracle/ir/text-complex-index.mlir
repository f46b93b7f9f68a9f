// Complex numbers, and the dialect of indices.
// lower: --convert-complex-to-standard --convert-complex-to-llvm
// lower: --convert-index-to-llvm --convert-func-to-llvm
// lower: --convert-complex-to-libm
func.func @complex(%a: complex<f32>, %r: f32) -> (complex<f32>, i1) {
  %0 = complex.create %r, %r : complex<f32>
  %1 = complex.mul %a, %0 fastmath<nnan,contract> : complex<f32>
  %2 = complex.constant [1.0 : f32, -0.5 : f32] : complex<f32>
  %3 = complex.div %1, %2 : complex<f32>
  %4 = complex.exp %3 : complex<f32>
  %5 = complex.re %4 : complex<f32>
  %6 = complex.eq %4, %a : complex<f32>
  return %4, %6 : complex<f32>, i1
}
func.func @index(%a: index, %b: index) -> (index, i1, i32) {
  %0 = index.add %a, %b
  %1 = index.ceildivs %0, %b
  %2 = index.constant 7
  %3 = index.cmp sle(%1, %2)
  %4 = index.castu %1 : index to i32
  %5 = index.bool.constant true
  %6 = index.maxu %0, %2
  %7 = index.sizeof
  return %6, %3, %4 : index, i1, i32
}
