// Regions in regions in regions, values from outside, blocks of several kinds.
// lower: --canonicalize --cse --loop-invariant-code-motion --convert-scf-to-cf
// lower: --control-flow-sink --topological-sort
func.func @deep(%n: index, %c: i1, %m: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %c1 : index
    scf.if %c {
      scf.for %j = %a to %n step %c1 {
        %x = memref.load %m[%i, %j] : memref<?x?xf64>
        scf.while : () -> () {
          %d = arith.cmpi ult, %j, %n : index
          %k = arith.muli %n, %n : index
          scf.condition(%d)
        } do {
          memref.store %x, %m[%j, %i] : memref<?x?xf64>
          scf.execute_region {
            cf.cond_br %c, ^bb1, ^bb2
          ^bb1:
            cf.br ^bb2
          ^bb2:
            scf.yield
          }
          scf.yield
        }
      }
    }
  }
  return
}
module @a { module @b { module { func.func private @f() } } }
