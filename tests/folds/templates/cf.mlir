// C: %c | %true | %false | %p1
// X: %x | %y | %p
// Y: %x | %y | %k
"func.func"() <{function_type = (i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %false = "arith.constant"() <{value = false}> : () -> i1
  %k = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %p = "ub.poison"() : () -> i2
  %p1 = "ub.poison"() : () -> i1
  "cf.cond_br"($C, $X, $Y)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i2, i2) -> ()
^bb1(%1: i2):
  %2 = "arith.addi"(%1, %x) : (i2, i2) -> i2
  "func.return"(%2) : (i2) -> ()
^bb2(%3: i2):
  %4 = "arith.subi"(%3, %y) : (i2, i2) -> i2
  "func.return"(%4) : (i2) -> ()
}) : () -> ()
// -----
// C: %c | %true | %p1
// X: %x | %y | %p
// Y: %x | %y | %k
"func.func"() <{function_type = (i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %k = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %p = "ub.poison"() : () -> i2
  %p1 = "ub.poison"() : () -> i1
  "cf.cond_br"($C, $X, $Y)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i2, i2) -> ()
^bb1(%1: i2):
  %2 = "arith.muli"(%1, %x) : (i2, i2) -> i2
  "func.return"(%2) : (i2) -> ()
}) : () -> ()
// -----
// C: %c | %d | %n
// D: %c | %d | %n
// L: ^bb1 | ^bb3 | ^bb4
// R: ^bb2 | ^bb3 | ^bb4
"func.func"() <{function_type = (i1, i1) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %d: i1):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %k0 = "arith.constant"() <{value = 0 : i2}> : () -> i2
  %k1 = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %k2 = "arith.constant"() <{value = -2 : i2}> : () -> i2
  %n = "arith.xori"(%c, %true) : (i1, i1) -> i1
  "cf.cond_br"(%c)[$L, $R] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "cf.cond_br"($C)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:
  "cf.cond_br"($D, %k0, %k1)[^bb5, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i2, i2) -> ()
^bb3:
  %5 = "arith.extui"(%c) : (i1) -> i2
  "cf.br"(%5)[^bb5] : (i2) -> ()
^bb4:
  %6 = "arith.extui"($C) : (i1) -> i2
  "cf.br"(%k2)[^bb5] : (i2) -> ()
^bb5(%7: i2):
  "func.return"(%7) : (i2) -> ()
}) : () -> ()
// -----
// E: "ub.unreachable"() : () -> () | "func.return"(%x) : (i2) -> ()
// G: "ub.unreachable"() : () -> () | "func.return"(%y) : (i2) -> ()
"func.func"() <{function_type = (i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  $E
^bb2:
  $G
}) : () -> ()
// -----
// C: %c | %true | %false
// A: %x | %1 | %k
// B: %c | %true
"func.func"() <{function_type = (i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %x: i2, %y: i2):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %false = "arith.constant"() <{value = false}> : () -> i1
  %k = "arith.constant"() <{value = 1 : i2}> : () -> i2
  "cf.cond_br"($B, %x, %y)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i2, i2) -> ()
^bb1(%1: i2):
  "cf.br"($A)[^bb3] : (i2) -> ()
^bb2(%2: i2):
  "cf.assert"($C) <{msg = "no"}> : (i1) -> ()
  "cf.br"(%2)[^bb3] : (i2) -> ()
^bb3(%3: i2):
  %4 = "arith.addi"(%3, %k) : (i2, i2) -> i2
  "cf.br"(%4)[^bb4] : (i2) -> ()
^bb4(%5: i2):
  "func.return"(%5) : (i2) -> ()
}) : () -> ()
// -----
// F: %f | %k0 | %k1 | %km
// V: 0, 1 | 1, 0 | 0, -1 | -2, 1
// A: %x | %y
// B: %x | %y
// D: %x | %y
// L: ^bb1 | ^bb2
// R: ^bb1 | ^bb3
"func.func"() <{function_type = (i2, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%f: i2, %x: i2, %y: i2):
  %k0 = "arith.constant"() <{value = 0 : i2}> : () -> i2
  %k1 = "arith.constant"() <{value = 1 : i2}> : () -> i2
  %km = "arith.constant"() <{value = -1 : i2}> : () -> i2
  "cf.switch"($F, $D, $A, $B)[^bb1, $L, $R] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[$V]> : vector<2xi2>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i2, i2, i2, i2) -> ()
^bb1(%1: i2):
  %2 = "arith.addi"(%1, %f) : (i2, i2) -> i2
  "func.return"(%2) : (i2) -> ()
^bb2(%3: i2):
  "cf.br"(%3)[^bb1] : (i2) -> ()
^bb3(%4: i2):
  "func.return"(%4) : (i2) -> ()
}) : () -> ()
// -----
// V: 0, 1 | 1, 0 | -1, -2
// W: 0, 1 | 1, -1
// G: %f | %x
// N: ^bb1 | ^bb2
// M: ^bb2 | ^bb3
"func.func"() <{function_type = (i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%f: i2, %x: i2):
  %k1 = "arith.constant"() <{value = 1 : i2}> : () -> i2
  "cf.switch"(%f)[^bb3, $N, $M] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[$V]> : vector<2xi2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i2) -> ()
^bb1:
  "cf.switch"($G)[^bb2, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[$W]> : vector<2xi2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i2) -> ()
^bb2:
  "func.return"(%x) : (i2) -> ()
^bb3:
  "cf.switch"($G)[^bb2, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[$W]> : vector<2xi2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i2) -> ()
^bb4:
  "func.return"(%k1) : (i2) -> ()
^bb5:
  "func.return"(%f) : (i2) -> ()
}) : () -> ()
// -----
// L: ^bb1 | ^bb2
"func.func"() <{function_type = (i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%f: i2, %x: i2):
  "cf.switch"(%f, %x)[$L] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i2, i2) -> ()
^bb1(%1: i2):
  "func.return"(%1) : (i2) -> ()
^bb2(%2: i2):
  "func.return"(%f) : (i2) -> ()
}) : () -> ()
// -----
// K: %i | %1 | %k
// U: %i | %1
// P: 4 | 5 | 2
"func.func"() <{function_type = (i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%n: i2, %x: i2):
  %k = "arith.constant"() <{value = 1 : i2}> : () -> i2
  "cf.br"(%x, %k)[^bb1] : (i2, i2) -> ()
^bb1(%i: i2, %unused: i2):
  %1 = "arith.addi"(%i, %k) : (i2, i2) -> i2
  %2 = "arith.cmpi"($U, %n) <{predicate = $P : i64}> : (i2, i2) -> i1
  "cf.cond_br"(%2, $K)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i2) -> ()
^bb2:
  "cf.br"(%1, %k)[^bb1] : (i2, i2) -> ()
^bb3(%3: i2):
  %4 = "arith.addi"(%3, $U) : (i2, i2) -> i2
  "func.return"(%4) : (i2) -> ()
}) : () -> ()
// -----
// C: %c | %d
// A: %x | %y
// B: %y | %k
"func.func"() <{function_type = (i2) -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1, i1, i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%c: i1, %d: i1, %x: i2, %y: i2):
  %k = "arith.constant"() <{value = 1 : i2}> : () -> i2
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.call"($A) <{callee = @g}> : (i2) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb2:
  "func.call"($B) <{callee = @g}> : (i2) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:
  %1 = "arith.select"($C, %x, %y) : (i1, i2, i2) -> i2
  "cf.cond_br"($C, %1, %k)[^bb4, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i2, i2) -> ()
^bb4(%2: i2):
  "func.return"(%2) : (i2) -> ()
}) : () -> ()
// -----
// A: %x | %y
"func.func"() <{function_type = (i2) -> i2, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i2, i2) -> i2, sym_name = "f"}> ({
^bb0(%x: i2, %y: i2):
  %1 = "func.constant"() <{value = @g}> : () -> ((i2) -> i2)
  %2 = "func.call_indirect"(%1, $A) : ((i2) -> i2, i2) -> i2
  "func.return"(%2) : (i2) -> ()
}) : () -> ()
