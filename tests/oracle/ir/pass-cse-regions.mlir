// Operations with regions are equal if what is nested in them is.
// run: --cse
// run: --mlir-print-debuginfo --cse
"func.func"() <{function_type = (i1, i32, i32) -> (i32, i32), sym_name = "same"}> ({
^bb0(%c: i1, %x: i32, %y: i32):
  %a = "scf.if"(%c) ({
    %p = "arith.addi"(%x, %y) : (i32, i32) -> i32
    "scf.yield"(%p) : (i32) -> ()
  }, {
    "scf.yield"(%y) : (i32) -> ()
  }) : (i1) -> i32
  %b = "scf.if"(%c) ({
    %q = "arith.addi"(%y, %x) : (i32, i32) -> i32
    "scf.yield"(%q) : (i32) -> ()
  }, {
    "scf.yield"(%y) : (i32) -> ()
  }) : (i1) -> i32
  "func.return"(%a, %b) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, i32) -> (i32, i32), sym_name = "different"}> ({
^bb0(%c: i1, %x: i32, %y: i32):
  %a = "scf.if"(%c) ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%y) : (i32) -> ()
  }) : (i1) -> i32
  %b = "scf.if"(%c) ({
    "scf.yield"(%y) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  "func.return"(%a, %b) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (index, index, index, i32) -> (i32, i32, i32), sym_name = "loops"}> ({
^bb0(%lo: index, %hi: index, %step: index, %x: i32):
  %a = "scf.for"(%lo, %hi, %step, %x) ({
  ^bb0(%i: index, %acc: i32):
    %n = "arith.addi"(%acc, %x) : (i32, i32) -> i32
    "scf.yield"(%n) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %b = "scf.for"(%lo, %hi, %step, %x) ({
  ^bb0(%j: index, %sum: i32):
    %m = "arith.addi"(%sum, %x) : (i32, i32) -> i32
    "scf.yield"(%m) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %c = "scf.for"(%lo, %hi, %step, %x) ({
  ^bb0(%j: index, %sum: i32):
    %m = "arith.subi"(%sum, %x) : (i32, i32) -> i32
    "scf.yield"(%m) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%a, %b, %c) : (i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> i32, sym_name = "dead_inside"}> ({
^bb0(%c: i1, %x: i32):
  %a = "scf.if"(%c) ({
    %dead = "arith.addi"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%x) : (i32) -> ()
  }, {
    %z = "arith.muli"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%z) : (i32) -> ()
  }) : (i1) -> i32
  %gone = "scf.if"(%c) ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    %z = "arith.muli"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%z) : (i32) -> ()
  }) : (i1) -> i32
  %b = "scf.if"(%c) ({
    "scf.yield"(%x) : (i32) -> ()
  }, {
    %z = "arith.muli"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%z) : (i32) -> ()
  }) : (i1) -> i32
  %r = "arith.addi"(%a, %b) : (i32, i32) -> i32
  "func.return"(%r) : (i32) -> ()
}) : () -> ()
