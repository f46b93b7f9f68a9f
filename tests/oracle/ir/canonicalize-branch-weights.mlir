// A conditional branch keeps its weights when it leads past an empty block.
// run: --allow-unregistered-dialect --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i64) -> i64, sym_name = "second"}> ({
  ^bb0(%c: i1, %x: i64):
    "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{branch_weights = array<i32: 5, 95>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb1:
    "x.left"() : () -> ()
    "cf.br"(%x)[^bb3] : (i64) -> ()
  ^bb2(%y: i64):
    "cf.br"(%y)[^bb3] : (i64) -> ()
  ^bb3(%z: i64):
    "x.join"() : () -> ()
    "func.return"(%z) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
