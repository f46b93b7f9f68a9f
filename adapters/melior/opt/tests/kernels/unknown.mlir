func.func @mixed(%x: i32) -> i32 {
  %0 = "own.op"(%x) ({
  ^bb0(%y: i32):
    "own.end"(%y) : (i32) -> ()
  }) {kind = #own.kind<"a">} : (i32) -> i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %0, %0 : i32
  %3 = arith.muli %1, %2 : i32
  return %3 : i32
}
