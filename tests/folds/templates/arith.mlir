// T: f8E5M2 | f16 | f32
// O: mulf | divf
// F: | <{fastmath = #arith.fastmath<nnan,nsz>}>
"func.func"() <{function_type = ($T, $T) -> $T, sym_name = "f"}> ({
^bb0(%x: $T, %y: $T):
  %0 = "arith.negf"(%x) : ($T) -> $T
  %1 = "arith.negf"(%y) : ($T) -> $T
  %2 = "arith.$O"(%0, %1) $F : ($T, $T) -> $T
  "func.return"(%2) : ($T) -> ()
}) : () -> ()
// -----
// O: add | and | maxs | maxu | mins | minu | mul | or | xor
// A: 1 | -1 | 2147483647 | 4294967296 | -2147483648
// B: 2 | -1 | 2147483648 | 4294967297
"func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
^bb0(%x: index):
  %a = "index.constant"() <{value = $A : index}> : () -> index
  %b = "index.constant"() <{value = $B : index}> : () -> index
  %0 = "index.$O"(%x, %a) : (index, index) -> index
  %1 = "index.$O"(%0, %b) : (index, index) -> index
  "func.return"(%1) : (index) -> ()
}) : () -> ()
// -----
// P: eq | ne | slt | ult | sge
// Z: 0 | 1
"func.func"() <{function_type = (index, index) -> i1, sym_name = "f"}> ({
^bb0(%x: index, %y: index):
  %z = "index.constant"() <{value = $Z : index}> : () -> index
  %0 = "index.sub"(%x, %y) : (index, index) -> index
  %1 = "index.cmp"(%0, %z) <{pred = #index<cmp_predicate $P>}> : (index, index) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()
