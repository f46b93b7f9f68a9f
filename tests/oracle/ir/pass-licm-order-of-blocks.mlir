// Blocks in another order than that of control: what is nested in an invariant operation is looked at before its operand is moved, so that
// a second run moves more.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(loop-invariant-code-motion,loop-invariant-code-motion)'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "f"}> ({
  ^bb0(%a: i32, %c: i1):
    "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, unstructured}> ({
      "cf.br"()[^bb2] : () -> ()
    ^bb1:
      %r = "scf.if"(%c) ({
        %s = "arith.addi"(%d, %d) : (i32, i32) -> i32
        "scf.yield"(%s) : (i32) -> ()
      }, {
        "scf.yield"(%d) : (i32) -> ()
      }) : (i1) -> i32
      "test.use"(%r) : (i32) -> ()
      "acc.yield"() : () -> ()
    ^bb2:
      %d = "arith.addi"(%a, %a) : (i32, i32) -> i32
      "cf.br"()[^bb1] : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
