func.func @f(%x: i32, %wide: i128, %byte: i8) -> (i32, i32, i128, i8) {
  %c8 = arith.constant 8 : i32
  %c6 = arith.constant 6 : i32
  %above = arith.constant 18446744073709551618 : i128
  %minus = arith.constant -128 : i8
  %flagged = arith.muli %x, %c8 overflow<nsw> : i32
  %six = arith.muli %x, %c6 : i32
  %two = arith.muli %wide, %above : i128
  %least = arith.muli %byte, %minus : i8
  return %flagged, %six, %two, %least : i32, i32, i128, i8
}
