// Attributes count, wherever they are kept; the order of operands does where it matters.
// run: --allow-unregistered-dialect --cse
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32, %y: i32):
  %a = "arith.addi"(%x, %y) : (i32, i32) -> i32
  %b = "arith.addi"(%x, %y) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %c = "arith.addi"(%x, %y) {tag} : (i32, i32) -> i32
  %d = "arith.addi"(%y, %x) {tag} : (i32, i32) -> i32
  %e = "arith.subi"(%x, %y) : (i32, i32) -> i32
  %f = "arith.subi"(%y, %x) : (i32, i32) -> i32
  %g = "arith.cmpi"(%x, %y) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %h = "arith.cmpi"(%y, %x) <{predicate = 4 : i64}> : (i32, i32) -> i1
  %i = "arith.cmpi"(%x, %y) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %k = "arith.extsi"(%x) : (i32) -> i64
  %l = "arith.extsi"(%x) : (i32) -> i48
  %m = "arith.extsi"(%x) : (i32) -> i64
  %n:2 = "arith.mulsi_extended"(%x, %y) : (i32, i32) -> (i32, i32)
  %o:2 = "arith.mulsi_extended"(%y, %x) : (i32, i32) -> (i32, i32)
  "t.use"(%a, %b, %c, %d, %e, %f) : (i32, i32, i32, i32, i32, i32) -> ()
  "t.use"(%g, %h, %i, %k, %l, %m, %n#0, %o#0, %n#1, %o#1) : (i1, i1, i1, i64, i48, i64, i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
