func.func @named(%x: i32 loc("width"), %y: i32 loc("height")) -> i32 {
  %0 = arith.muli %x, %y : i32 loc("area")
  %1 = arith.addi %0, %0 : i32 loc("area"("shapes.own":4:2))
  %2 = arith.addi %1, %x : i32 loc(fused["width", "a.own":1:1])
  return %2 : i32
}
