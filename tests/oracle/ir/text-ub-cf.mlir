// Undefined behaviour and branches.
// lower: --canonicalize --convert-ub-to-llvm --convert-cf-to-llvm --convert-func-to-llvm
// lower: --sccp --remove-dead-values
func.func @branches(%a: i32, %c: i1) -> i32 {
  %p = ub.poison : i32
  cf.assert %c, "must \"hold\""
  cf.switch %a : i32, [
    default: ^bb3(%p : i32),
    -1: ^bb1,
    42: ^bb2(%a, %p : i32, i32)
  ]
^bb1:
  cf.cond_br %c weights([1, 3]), ^bb2(%a, %a : i32, i32), ^bb3(%a : i32)
^bb2(%x: i32, %y: i32):
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @never() {
  ub.unreachable
}
