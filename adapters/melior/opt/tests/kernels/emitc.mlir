func.func @source(%x: i32, %y: i32) -> i32 {
  %0 = emitc.add %x, %y : (i32, i32) -> i32
  %1 = emitc.call_opaque "clip"(%0) : (i32) -> i32
  return %1 : i32
}
