// A constant keeps its location within its block, and has none where it moves to another one.
// run: --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo
"builtin.module"() ({
"func.func"() <{function_type = (i1) -> (), sym_name = "a"}> ({
^bb0(%c: i1):
  "t.x"() : () -> () loc("a":0:1)
  %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32 loc("same":1:1)
  "t.x"(%0) : (i32) -> () loc("a":2:1)
  "scf.if"(%c) ({
  %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32 loc("nested":2:1)
  "t.x"(%1) : (i32) -> () loc("a":2:1)
  "scf.yield"() : () -> ()
  }, {}) : (i1) -> ()
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  %3 = "arith.constant"() <{value = 5 : i32}> : () -> i32 loc("block":2:1)
  "t.x"(%3) : (i32) -> () loc("a":2:1)
  "func.return"() : () -> () loc("a":4:1)
^bb2:
  "t.x"(%c) : (i1) -> () loc("a":2:1)
  %4 = "arith.constant"() <{value = 6 : i32}> : () -> i32 loc("blockrear":2:1)
  "t.x"(%4) : (i32) -> () loc("a":2:1)
  "func.return"() : () -> () loc("a":4:1)
}) : () -> ()
}) : () -> ()
