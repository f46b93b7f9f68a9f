func.func private @square(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func private @unused(%x: i32) -> i32 {
  %0 = call @square(%x) : (i32) -> i32
  return %0 : i32
}
func.func @sum_of_squares(%x: i32, %y: i32) -> i32 {
  %0 = call @square(%x) : (i32) -> i32
  %1 = call @square(%y) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
