// Structured control flow in all its forms.
// lower: --scf-for-to-while --lift-cf-to-scf --convert-scf-to-cf --convert-cf-to-llvm --convert-to-llvm
// lower: --scf-parallel-loop-specialization --scf-parallel-loop-fusion --canonicalize
// lower: --test-scf-for-utils --sccp --cse
func.func @loops(%n: index, %m: memref<?xi32>, %flag: i1) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %c0) -> (i32, index) {
    %x = memref.load %m[%i] : memref<?xi32>
    %1 = scf.if %flag -> i32 {
      %y = arith.addi %x, %a overflow<nsw> : i32
      scf.yield %y : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1, %i : i32, index
  }
  %2 = scf.while (%v = %0#0) : (i32) -> i32 {
    %more = arith.cmpi slt, %v, %zero : i32
    scf.condition(%more) %v : i32
  } do {
  ^bb0(%v: i32):
    %w = arith.muli %v, %v : i32
    scf.yield %w : i32
  }
  %3 = scf.index_switch %n -> i32
  case 2 {
    scf.yield %2 : i32
  }
  case 7 {
    scf.yield %zero : i32
  }
  default {
    %r = scf.execute_region -> i32 {
      cf.br ^bb1(%2 : i32)
    ^bb1(%z: i32):
      scf.yield %z : i32
    }
    scf.yield %r : i32
  }
  return %3, %0#1 : i32, index
}
func.func @parallel(%n: index, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = arith.constant 1.5 : f32
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %t = arith.mulf %l, %r : f32
      scf.reduce.return %t : f32
    }
  }
  return %s : f32
}
