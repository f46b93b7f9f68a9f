// Blocks in the order of their definition, predecessors, blocks that are not reached, arguments of later blocks.
// run: --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "loop"}> ({
  ^start(%c: i1, %n: i32):
    "cf.cond_br"(%c, %n, %n, %n)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^right(%r0: i32, %r1: i32):
    %sum = "arith.addi"(%r0, %r1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "cf.br"(%sum)[^left] : (i32) -> ()
  ^unreached:
    "cf.br"(%n)[^left] : (i32) -> ()
  ^left(%l: i32):
    %big = "arith.cmpi"(%l, %n) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%big, %l, %l)[^left, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^exit(%e: i32):
    "func.return"(%e) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "both_the_same"}> ({
  ^bb0(%c: i1):
    "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
