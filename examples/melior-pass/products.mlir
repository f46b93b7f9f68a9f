func.func private @eightfold(%x: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %0 = arith.muli %x, %c8 : i32
  return %0 : i32
}

func.func @area(%width: i32, %height: i32) -> i32 {
  %0 = call @eightfold(%width) : (i32) -> i32
  %1 = arith.muli %0, %height : i32
  return %1 : i32
}
