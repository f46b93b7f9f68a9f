func.func @clamp(%x: i32, %low: i32) -> i32 {
  %0 = arith.cmpi slt, %x, %low : i32
  %1 = scf.if %0 -> (i32) {
    scf.yield %low : i32
  } else {
    %2 = scf.if %0 -> (i32) {
      scf.yield %low : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %2 : i32
  }
  return %1 : i32
}
