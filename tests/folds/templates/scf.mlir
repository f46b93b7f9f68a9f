// C: %c | %true | %false | %p1
// A: %x | %y | %1 | %p
// B: %x | %k | %3
"func.func"() <{function_type = (i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %false = "arith.constant"() <{value = false}> : () -> i1
  %k = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %p = "ub.poison"() : () -> i2
  %p1 = "ub.poison"() : () -> i1
  %0 = "scf.if"($C) ({
    %1 = "arith.addi"(%x, %k) : (i2, i2) -> i2
    "scf.yield"($A) : (i2) -> ()
  }, {
    %3 = "arith.divui"(%y, %x) : (i2, i2) -> i2
    "scf.yield"($B) : (i2) -> ()
  }) : (i1) -> i2
  "func.return"(%0) : (i2) -> ()
}) : () -> ()
// -----
// A: %true | %false | %c | %x
// B: %true | %false | %c | %x
// D: %true | %x
// E: "func.call"(%x) <{callee = @g}> : (i1) -> () |
"func.func"() <{function_type = (i1) -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1, i1) -> (i1, i1, i1), sym_name = "f"}> ({
^bb0(%c: i1, %x: i1):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %false = "arith.constant"() <{value = false}> : () -> i1
  %0:3 = "scf.if"(%c) ({
    "scf.yield"($A, $B, %x) : (i1, i1, i1) -> ()
  }, {
    $E
    "scf.yield"($B, $D, %x) : (i1, i1, i1) -> ()
  }) : (i1) -> (i1, i1, i1)
  "func.return"(%0#0, %0#1, %0#2) : (i1, i1, i1) -> ()
}) : () -> ()
// -----
// C: %c | %n | %d
// A: %x | %y
// B: %0 | %x
// E: "func.call"(%x) <{callee = @g}> : (i2) -> () | %e = "arith.addi"(%x, %y) : (i2, i2) -> i2
"func.func"() <{function_type = (i2) -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1, i1, i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%c: i1, %d: i1, %x: i2, %y: i2):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %n = "arith.xori"(%c, %true) : (i1, i1) -> i1
  %0 = "scf.if"(%c) ({
    "func.call"(%x) <{callee = @g}> : (i2) -> ()
    "scf.yield"(%x) : (i2) -> ()
  }, {
    $E
    "scf.yield"($A) : (i2) -> ()
  }) : (i1) -> i2
  %1 = "scf.if"($C) ({
    "func.call"($B) <{callee = @g}> : (i2) -> ()
    "scf.yield"($A) : (i2) -> ()
  }, {
    "scf.yield"($B) : (i2) -> ()
  }) : (i1) -> i2
  "func.return"(%0, %1) : (i2, i2) -> ()
}) : () -> ()
// -----
// D: %c | %d | %n
// E: "func.call"(%x) <{callee = @g}> : (i2) -> () | %e = "arith.addi"(%x, %y) : (i2, i2) -> i2
// R: { "scf.yield"() : () -> () } | { } | { "func.call"(%y) <{callee = @g}> : (i2) -> () "scf.yield"() : () -> () }
// S: { "scf.yield"() : () -> () } | { } | { "func.call"(%y) <{callee = @g}> : (i2) -> () "scf.yield"() : () -> () }
"func.func"() <{function_type = (i2) -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1, i1, i2, i2) -> (), sym_name = "f"}> ({
^bb0(%c: i1, %d: i1, %x: i2, %y: i2):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %n = "arith.xori"(%c, %true) : (i1, i1) -> i1
  "scf.if"(%c) ({
    $E
    "scf.if"($D) ({
      "func.call"(%x) <{callee = @g}> : (i2) -> ()
      "scf.yield"() : () -> ()
    }, $R) : (i1) -> ()
    "scf.yield"() : () -> ()
  }, $S) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// A: %x | %y | %i
// B: %x | %1
"func.func"() <{function_type = (i1, i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %d: i1, %x: i2, %y: i2):
  %0 = "scf.if"(%c) ({
    %1 = "scf.if"(%d) ({
      %i = "arith.divsi"(%x, %y) : (i2, i2) -> i2
      "scf.yield"($A) : (i2) -> ()
    }, {
      "scf.yield"(%y) : (i2) -> ()
    }) : (i1) -> i2
    "scf.yield"($B) : (i2) -> ()
  }, {
    "scf.yield"(%y) : (i2) -> ()
  }) : (i1) -> i2
  "func.return"(%0) : (i2) -> ()
}) : () -> ()
// -----
// T: i2 | i3 | i8 | index
// L: 0 | 1 | -2
// U: 0 | 1 | -1
// S: 1 | -1 | 2
// N: | <{unsignedCmp}>
// B: %1 | %i | %z | %acc
"func.func"() <{function_type = ($T) -> ($T, $T), sym_name = "f"}> ({
^bb0(%x: $T):
  %l = "arith.constant"() <{value = $L : $T}> : () -> $T
  %u = "arith.constant"() <{value = $U : $T}> : () -> $T
  %s = "arith.constant"() <{value = $S : $T}> : () -> $T
  %0:2 = "scf.for"(%l, %u, %s, %x, %x) $N ({
  ^bb1(%i: $T, %acc: $T, %z: $T):
    %1 = "arith.addi"(%acc, %i) : ($T, $T) -> $T
    "scf.yield"($B, %z) : ($T, $T) -> ()
  }) : ($T, $T, $T, $T, $T) -> ($T, $T)
  "func.return"(%0#0, %0#1) : ($T, $T) -> ()
}) : () -> ()
// -----
// T: i2 | i3 | index
// L: %x | %k0
// U: %x | %y | %1
// S: %k1 | %k0 | %y
// F: | <{overflowFlags = #arith.overflow<nsw>}> | <{overflowFlags = #arith.overflow<nuw>}>
// N: | <{unsignedCmp}>
// K: 1 | -1 | 0
// B: %acc | %x
"func.func"() <{function_type = ($T, $T) -> ($T, $T), sym_name = "f"}> ({
^bb0(%x: $T, %y: $T):
  %k0 = "arith.constant"() <{value = 0 : $T}> : () -> $T
  %k1 = "arith.constant"() <{value = 1 : $T}> : () -> $T
  %k = "arith.constant"() <{value = $K : $T}> : () -> $T
  %1 = "arith.addi"(%x, %k) $F : ($T, $T) -> $T
  %0:2 = "scf.for"($L, $U, $S, %y, %x) $N ({
  ^bb1(%i: $T, %acc: $T, %w: $T):
    "scf.yield"($B, %w) : ($T, $T) -> ()
  }) : ($T, $T, $T, $T, $T) -> ($T, $T)
  "func.return"(%0#0, %0#1) : ($T, $T) -> ()
}) : () -> ()
// -----
// L: 0 | -1 | 4294967296
// U: 1 | 4294967296 | 4294967297 | 2147483648
// S: 1 | 4294967296 | 2147483647
"func.func"() <{function_type = (index, i2) -> i2, sym_name = "f"}> ({
^bb0(%x: index, %y: i2):
  %l = "arith.constant"() <{value = $L : index}> : () -> index
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %s = "arith.constant"() <{value = $S : index}> : () -> index
  %0 = "scf.for"(%l, %u, %s, %y) ({
  ^bb1(%i: index, %acc: i2):
    "scf.yield"(%y) : (i2) -> ()
  }) : (index, index, index, i2) -> i2
  "func.return"(%0) : (i2) -> ()
}) : () -> ()
// -----
// I: %x | %y
// A: %a | %b | %x | %1
// B: %a | %b | %1
// R: %0#0 | %0#1
"func.func"() <{function_type = (i2, i2, index) -> i2, sym_name = "f"}> ({
^bb0(%x: i2, %y: i2, %n: index):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %k1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %k3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %0:2 = "scf.for"(%k0, %k3, %k1, %x, $I) ({
  ^bb1(%i: index, %a: i2, %b: i2):
    %1 = "arith.addi"(%a, %b) : (i2, i2) -> i2
    "scf.yield"($A, $B) : (i2, i2) -> ()
  }) : (index, index, index, i2, i2) -> (i2, i2)
  "func.return"($R) : (i2) -> ()
}) : () -> ()
// -----
// P: 0 | 1 | 2 | 4 | 6
// Q: 0 | 1 | 2 | 3 | 5
// V: %a | %b
// W: %a, %b | %b, %a | %a, %1
// U: %d, %n | %n, %d | %y, %d
"func.func"() <{function_type = (i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%x: i2, %n: i2):
  %y = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %k = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %0:2 = "scf.while"(%x, %y) ({
  ^bb1(%a: i2, %b: i2):
    %1 = "arith.addi"(%a, %y) : (i2, i2) -> i2
    %2 = "arith.cmpi"($V, %n) <{predicate = $P : i64}> : (i2, i2) -> i1
    "scf.condition"(%2, $W) : (i1, i2, i2) -> ()
  }, {
  ^bb2(%c: i2, %e: i2):
    %3 = "arith.cmpi"(%c, %n) <{predicate = $Q : i64}> : (i2, i2) -> i1
    %4 = "arith.select"(%3, %e, %c) : (i1, i2, i2) -> i2
    %d = "arith.addi"(%4, %y) : (i2, i2) -> i2
    "scf.yield"($U) : (i2, i2) -> ()
  }) : (i2, i2) -> (i2, i2)
  "func.return"(%0#0, %0#1) : (i2, i2) -> ()
}) : () -> ()
// -----
// W: %2, %a | %true, %a | %2, %x
// U: %d | %e | %x
"func.func"() <{function_type = (i2, i2) -> (i1, i2), sym_name = "f"}> ({
^bb0(%x: i2, %n: i2):
  %y = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %true = "arith.constant"() <{value = true}> : () -> i1
  %0:2 = "scf.while"(%x) ({
  ^bb1(%a: i2):
    %2 = "arith.cmpi"(%a, %n) <{predicate = 6 : i64}> : (i2, i2) -> i1
    "scf.condition"(%2, $W) : (i1, i1, i2) -> ()
  }, {
  ^bb2(%c: i1, %e: i2):
    %3 = "arith.extui"(%c) : (i1) -> i2
    %d = "arith.addi"(%e, %3) : (i2, i2) -> i2
    "scf.yield"($U) : (i2) -> ()
  }) : (i2) -> (i1, i2)
  "func.return"(%0#0, %0#1) : (i1, i2) -> ()
}) : () -> ()
// -----
// A: %t, %a | %a, %t | %t, %t
// B: %o | %a
// Y: %c | %e
"func.func"() <{function_type = (i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%x: i2, %n: i2):
  %y = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %0:2 = "scf.while"(%x) ({
  ^bb1(%a: i2):
    %o = "arith.muli"(%a, %n) : (i2, i2) -> i2
    %2 = "arith.cmpi"(%a, %n) <{predicate = 6 : i64}> : (i2, i2) -> i1
    %t = "scf.if"(%2) ({
      %3 = "arith.addi"(%a, %y) : (i2, i2) -> i2
      "scf.yield"(%3) : (i2) -> ()
    }, {
      "scf.yield"($B) : (i2) -> ()
    }) : (i1) -> i2
    "scf.condition"(%2, $A) : (i1, i2, i2) -> ()
  }, {
  ^bb2(%c: i2, %e: i2):
    "scf.yield"($Y) : (i2) -> ()
  }) : (i2) -> (i2, i2)
  "func.return"(%0#0, %0#1) : (i2, i2) -> ()
}) : () -> ()
// -----
// P: 0 | 1
// Q: 0 | 1
// R: %0#0, %0#1 | %0#1, %0#0
"func.func"() <{function_type = (i1, i2) -> (i1, i1), sym_name = "f"}> ({
^bb0(%c: i1, %x: i2):
  %0:2 = "scf.if"(%c) ({
    %1 = "arith.cmpi"(%x, %x) <{predicate = $P : i64}> : (i2, i2) -> i1
    "scf.yield"(%1, %c) : (i1, i1) -> ()
  }, {
    %2 = "arith.cmpi"(%x, %x) <{predicate = $Q : i64}> : (i2, i2) -> i1
    "scf.yield"(%2, %c) : (i1, i1) -> ()
  }) : (i1) -> (i1, i1)
  "func.return"($R) : (i1, i1) -> ()
}) : () -> ()
// -----
// A: %1, %1 | %1, %x | %x, %x
// B: %2, %2 | %2, %x | %x, %y
// R: %0#0, %0#1 | %0#0, %y | %0#1, %0#1 | %y, %x
"func.func"() <{function_type = (i2) -> i2, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1, i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  %0:2 = "scf.if"(%c) ({
    %1 = "func.call"(%x) <{callee = @g}> : (i2) -> i2
    "scf.yield"($A) : (i2, i2) -> ()
  }, {
    %2 = "func.call"(%y) <{callee = @g}> : (i2) -> i2
    "scf.yield"($B) : (i2, i2) -> ()
  }) : (i1) -> (i2, i2)
  "func.return"($R) : (i2, i2) -> ()
}) : () -> ()
// -----
// A: %a, %a | %a, %b
// B: %a, %a | %a, %b | %b, %1
// R: %0#0, %0#1 | %0#1, %0#1
"func.func"() <{function_type = (index, i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%x: index, %a: i2, %b: i2):
  %0:2 = "scf.index_switch"(%x) <{cases = array<i64: 0, 2>}> ({
    "scf.yield"($A) : (i2, i2) -> ()
  }, {
    %1 = "arith.addi"(%a, %b) : (i2, i2) -> i2
    "scf.yield"($B) : (i2, i2) -> ()
  }, {
    "scf.yield"(%a, %b) : (i2, i2) -> ()
  }) : (index) -> (i2, i2)
  "func.return"($R) : (i2, i2) -> ()
}) : () -> ()
// -----
// F: %x | %k0 | %k1 | %km
// V: 0, 1 | 1, -1 | 5, 0
// A: %a, %a | %a, %b | %b, %b
// R: %0#0, %0#1 | %0#0, %b | %0#1, %0#1
"func.func"() <{function_type = (index, i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%x: index, %a: i2, %b: i2):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %k1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %km = "arith.constant"() <{value = -1 : index}> : () -> index
  %0:2 = "scf.index_switch"($F) <{cases = array<i64: $V>}> ({
    "scf.yield"($A) : (i2, i2) -> ()
  }, {
    %1 = "arith.addi"(%a, %b) : (i2, i2) -> i2
    "scf.yield"(%1, %1) : (i2, i2) -> ()
  }, {
    %2 = "arith.subi"(%a, %b) : (i2, i2) -> i2
    "scf.yield"(%2, %2) : (i2, i2) -> ()
  }) : (index) -> (i2, i2)
  "func.return"($R) : (i2, i2) -> ()
}) : () -> ()
// -----
// A: %1, %1 | %x, %1 | %x, %y
// R: %0#0, %0#1 | %0#0, %y | %0#1, %0#1
"func.func"() <{function_type = (i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%x: i2, %y: i2):
  %0:2 = "scf.execute_region"() ({
    %1 = "arith.divui"(%x, %y) : (i2, i2) -> i2
    "scf.yield"($A) : (i2, i2) -> ()
  }) : () -> (i2, i2)
  "func.return"($R) : (i2, i2) -> ()
}) : () -> ()
// -----
// A: %1, %1 | %x, %1 | %x, %y
// B: %x, %x | %y, %x
// N: | <{no_inline}>
// R: %0#0, %0#1 | %0#0, %y | %0#1, %0#1
"func.func"() <{function_type = (i1, i2, i2) -> (i2, i2), sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  %0:2 = "scf.execute_region"() $N ({
    %1 = "arith.divui"(%x, %y) : (i2, i2) -> i2
    "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "scf.yield"($A) : (i2, i2) -> ()
  ^bb2:
    "scf.yield"($B) : (i2, i2) -> ()
  }) : () -> (i2, i2)
  "func.return"($R) : (i2, i2) -> ()
}) : () -> ()
// -----
// U: 0 | 1 | 2
// V: 1 | 2
// S: 1 | 2
"func.func"() <{function_type = (index, index) -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<2x3xi8>, i8) -> (), sym_name = "f"}> ({
^bb0(%m: memref<2x3xi8>, %x: i8):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %v = "arith.constant"() <{value = $V : index}> : () -> index
  %s = "arith.constant"() <{value = $S : index}> : () -> index
  "scf.parallel"(%k0, %k0, %u, %v, %s, %s) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
  ^bb1(%i: index, %j: index):
    "memref.store"(%x, %m, %i, %j) : (i8, memref<2x3xi8>, index, index) -> ()
    "scf.reduce"() : () -> ()
  }) : (index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// U: 0 | 1 | 2
"func.func"() <{function_type = (memref<2x3xi8>, i8) -> (), sym_name = "f"}> ({
^bb0(%m: memref<2x3xi8>, %x: i8):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %k1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %v = "arith.constant"() <{value = 2 : index}> : () -> index
  "scf.parallel"(%k0, %u, %k1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb1(%i: index):
    "scf.parallel"(%k0, %v, %k1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb2(%j: index):
      "memref.store"(%x, %m, %i, %j) : (i8, memref<2x3xi8>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// U: 0 | 1 | 2
// S: 1 | 2
"func.func"() <{function_type = (i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%x: i8, %y: i8):
  %k0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %s = "arith.constant"() <{value = $S : index}> : () -> index
  %0 = "scf.parallel"(%k0, %u, %s, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb1(%i: index):
    "scf.reduce"(%y) ({
    ^bb2(%l: i8, %r: i8):
      %1 = "arith.addi"(%l, %r) : (i8, i8) -> i8
      "scf.reduce.return"(%1) : (i8) -> ()
    }) : (i8) -> ()
  }) : (index, index, index, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
// -----
// D: 1, 2 | 0, 1 | 1, 1 | 2, 2
// S: 1, 1 | 2, 1
"func.func"() <{function_type = (memref<3x3xi8>, i8) -> (), sym_name = "f"}> ({
^bb0(%m: memref<3x3xi8>, %x: i8):
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: $S>, staticUpperBound = array<i64: $D>}> ({
  ^bb1(%i: index, %j: index):
    "memref.store"(%x, %m, %i, %j) : (i8, memref<3x3xi8>, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb2:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// U: 0 | 1 | 2 | 3
// L: 0 | 1
"func.func"() <{function_type = (memref<3x3xi8>, i8) -> (), sym_name = "f"}> ({
^bb0(%m: memref<3x3xi8>, %x: i8):
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %l = "arith.constant"() <{value = $L : index}> : () -> index
  "scf.forall"(%l, %u) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, staticLowerBound = array<i64: -9223372036854775808, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 2>}> ({
  ^bb1(%i: index, %j: index):
    "memref.store"(%x, %m, %i, %j) : (i8, memref<3x3xi8>, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb2:
    }) : () -> ()
  }) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// L: 0 | 1 | 3
// U: 1 | 3 | 0
// S: 1 | 2
// I: %i | %j
"func.func"() <{function_type = (memref<4x4xi8>, i8, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4x4xi8>, %x: i8, %n: index):
  %l = "arith.constant"() <{value = $L : index}> : () -> index
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %s = "arith.constant"() <{value = $S : index}> : () -> index
  "scf.forall"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticUpperBound = array<i64: 2, -9223372036854775808>, staticStep = array<i64: 1, -9223372036854775808>}> ({
  ^bb0(%i: index, %j: index):
    %0 = "memref.load"(%m, $I, %n) : (memref<4x4xi8>, index, index) -> i8
    %1 = "arith.addi"(%0, %x) : (i8, i8) -> i8
    "memref.store"(%1, %m, %j, $I) : (i8, memref<4x4xi8>, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// L: 0 | 1
// U: 1 | 2 | 0
"func.func"() <{function_type = (memref<4xi8>, i8, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xi8>, %x: i8, %n: index):
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, $L, 2>, staticUpperBound = array<i64: -9223372036854775808, $U, 3>, staticStep = array<i64: 1, 1, 1>}> ({
  ^bb0(%i: index, %j: index, %k: index):
    %0 = "arith.addi"(%j, %k) : (index, index) -> index
    %1 = "memref.load"(%m, %0) : (memref<4xi8>, index) -> i8
    %2 = "arith.addi"(%1, %x) : (i8, i8) -> i8
    "memref.store"(%2, %m, %i) : (i8, memref<4xi8>, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
// R: %r | %t
"func.func"() <{function_type = (tensor<2xi8>, index, memref<4xi8>, i8) -> tensor<2xi8>, sym_name = "f"}> ({
^bb0(%t: tensor<2xi8>, %n: index, %m: memref<4xi8>, %x: i8):
  %r = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<2xi8>):
    "memref.store"(%x, %m, %i) : (i8, memref<4xi8>, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, tensor<2xi8>) -> tensor<2xi8>
  "func.return"($R) : (tensor<2xi8>) -> ()
}) : () -> ()
// -----
// O: addi | muli | xori | subi
// L: 0 | 1
// U: 1 | 2 | 0
// N: %n | %u
"func.func"() <{function_type = (i8, index, memref<4xi8>) -> (i8, i8), sym_name = "f"}> ({
^bb0(%x: i8, %n: index, %m: memref<4xi8>):
  %l = "arith.constant"() <{value = $L : index}> : () -> index
  %u = "arith.constant"() <{value = $U : index}> : () -> index
  %s = "arith.constant"() <{value = 1 : index}> : () -> index
  %0:2 = "scf.parallel"(%l, %l, $N, %u, %s, %s, %x, %x) <{operandSegmentSizes = array<i32: 2, 2, 2, 2>}> ({
  ^bb0(%i: index, %j: index):
    %1 = "memref.load"(%m, %i) : (memref<4xi8>, index) -> i8
    "scf.reduce"(%1, %x) ({
    ^bb0(%a: i8, %b: i8):
      %2 = "arith.$O"(%a, %b) : (i8, i8) -> i8
      "scf.reduce.return"(%2) : (i8) -> ()
    }, {
    ^bb0(%a: i8, %b: i8):
      %2 = "arith.addi"(%a, %b) : (i8, i8) -> i8
      "scf.reduce.return"(%2) : (i8) -> ()
    }) : (i8, i8) -> ()
  }) : (index, index, index, index, index, index, i8, i8) -> (i8, i8)
  "func.return"(%0#0, %0#1) : (i8, i8) -> ()
}) : () -> ()
// -----
// L: 0 | 1 | 3
// U: 1 | 2 | 4
"func.func"() <{function_type = (memref<4xi8>, i8, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xi8>, %x: i8, %n: index):
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, $L>, staticUpperBound = array<i64: 2, $U>, staticStep = array<i64: 1, 1>, mapping = [#gpu.thread<y>, #gpu.thread<x>]}> ({
  ^bb0(%i: index, %j: index):
    "memref.store"(%x, %m, %j) : (i8, memref<4xi8>, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
