func.func @halvings(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%v = %x, %k = %zero) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi sgt, %v, %one : i32
    scf.condition(%go) %v, %k : i32, i32
  } do {
  ^bb0(%v: i32, %k: i32):
    %0 = arith.shrsi %v, %one : i32
    %1 = arith.addi %k, %one : i32
    scf.yield %0, %1 : i32, i32
  }
  return %r#1 : i32
}
