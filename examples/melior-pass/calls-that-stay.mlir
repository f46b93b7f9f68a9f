func.func private @declared(i32) -> i32
func.func private @itself(%x: i32) -> i32 {
  %0 = call @itself(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @blocks(%x: i32) -> i32 {
  cf.br ^end(%x : i32)
^end(%y: i32):
  return %y : i32
}
func.func @public(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%x: i32, %c: i1) -> i32 {
  %0 = call @declared(%x) : (i32) -> i32
  %1 = call @blocks(%0) : (i32) -> i32
  %2 = call @public(%1) : (i32) -> i32
  return %2 : i32
}
