func.func private @one() -> i32
func.func @through(%flag: i1) -> i32 {
  %0 = constant @one : () -> i32
  %1 = constant @two : () -> i32
  %2 = arith.select %flag, %0, %1 : () -> i32
  %3 = call_indirect %2() : () -> i32
  return %3 : i32
}
func.func @two() -> i32 {
  %0 = arith.constant 2 : i32
  return %0 : i32
}
