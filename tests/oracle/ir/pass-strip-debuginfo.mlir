// Nothing says any more where it comes from, arguments included.
// run: --mlir-print-debuginfo --strip-debuginfo
// run: --mlir-print-debuginfo --pass-pipeline='builtin.module(func.func(strip-debuginfo))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> i32, sym_name = "f"}> ({
  ^bb0(%x: i32 loc("x"), %c: i1 loc("c.mlir":4:5)):
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32 loc(fused<"why">["a":1:2, "b"])
    "cf.br"(%a)[^bb1] : (i32) -> () loc("branch"("b":1:1))
  ^bb1(%y: i32 loc("y")):
    %r = "scf.if"(%c) ({
      "scf.yield"(%y) : (i32) -> () loc("then")
    }, {
      "scf.yield"(%x) : (i32) -> () loc("else")
    }) : (i1) -> i32 loc("if")
    "func.return"(%r) : (i32) -> () loc(callsite("f" at "g":1:1))
  }) : () -> () loc("function":3:4)
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
    }) : () -> () loc("declared")
  }) : () -> () loc("inner")
}) : () -> () loc("outer")
