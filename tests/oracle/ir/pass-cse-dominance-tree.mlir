// Blocks know what all ways to them have computed; unreachable ones stay as they are.
// run: --cse
"func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "tree"}> ({
^bb0(%c: i1, %x: i32, %y: i32):
  %a = "arith.addi"(%x, %y) : (i32, i32) -> i32
  "cf.cond_br"(%c)[^bb1, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  %b = "arith.addi"(%x, %y) : (i32, i32) -> i32
  %m = "arith.muli"(%b, %y) : (i32, i32) -> i32
  "cf.cond_br"(%c, %m, %m)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb2(%p: i32):
  %n = "arith.muli"(%a, %y) : (i32, i32) -> i32
  %o = "arith.subi"(%n, %p) : (i32, i32) -> i32
  "cf.br"(%o)[^bb5] : (i32) -> ()
^bb3(%q: i32):
  %n2 = "arith.muli"(%a, %y) : (i32, i32) -> i32
  %o2 = "arith.subi"(%n2, %q) : (i32, i32) -> i32
  "cf.br"(%o2)[^bb5] : (i32) -> ()
^bb4:
  %n3 = "arith.muli"(%a, %y) : (i32, i32) -> i32
  "cf.br"(%n3)[^bb5] : (i32) -> ()
^bb5(%r: i32):
  %n4 = "arith.muli"(%a, %y) : (i32, i32) -> i32
  %s = "arith.addi"(%n4, %r) : (i32, i32) -> i32
  "func.return"(%s) : (i32) -> ()
^bb6:
  %u = "arith.addi"(%x, %y) : (i32, i32) -> i32
  %v = "arith.addi"(%x, %y) : (i32, i32) -> i32
  %w = "arith.subi"(%u, %v) : (i32, i32) -> i32
  "func.return"(%w) : (i32) -> ()
}) : () -> ()
