func.func @weights(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %0, %c5 : i32
  %2 = arith.muli %0, %c5 : i32
  %3 = arith.subi %1, %y : i32
  %4 = arith.floordivsi %3, %c5 : i32
  %5 = arith.maxsi %2, %4 : i32
  return %4, %5 : i32, i32
}
