func.func @good(%x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @wrong(%x: i32) -> i64 {
  return %x : i32
}
// -----
func.func @also_good() {
  return
}
