func.func @choose(%flag: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %flag, ^left(%a : i32), ^right(%b : i32)
^left(%l: i32):
  %0 = arith.addi %l, %l : i32
  cf.br ^end(%0 : i32)
^right(%r: i32):
  %1 = arith.addi %r, %r : i32
  cf.br ^end(%1 : i32)
^end(%e: i32):
  return %e : i32
}
func.func @never(%a: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^one, ^two
^one:
  return %a : i32
^two:
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
