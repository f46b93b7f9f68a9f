func.func @carry(%x: i64, %y: i64) -> i64 {
  %0, %1 = arith.mului_extended %x, %y : i64
  %2 = arith.addi %0, %1 : i64
  %3 = arith.trunci %2 : i64 to i16
  %4 = arith.extsi %3 : i16 to i64
  return %4 : i64
}
func.func @round(%x: f32) -> bf16 {
  %0 = arith.truncf %x : f32 to bf16
  return %0 : bf16
}
