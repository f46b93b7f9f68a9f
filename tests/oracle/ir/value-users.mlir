// Comments that name the users of values: results without users, with one, with several, of operations with several results, and
// of arguments of blocks; in nested regions, and in dumps.
// run: --allow-unregistered-dialect --mlir-print-value-users
// run: --allow-unregistered-dialect --mlir-print-value-users --mlir-print-unique-ssa-ids
// run: --allow-unregistered-dialect --mlir-print-unique-ssa-ids
// run: --allow-unregistered-dialect --mlir-print-value-users --mlir-print-debuginfo
// run: --allow-unregistered-dialect --mlir-print-value-users --mlir-print-local-scope --mlir-print-debuginfo
// run: --allow-unregistered-dialect --mlir-print-value-users --mlir-print-skip-regions --cse --mlir-print-ir-after-all -o /dev/null
// run: --allow-unregistered-dialect --mlir-print-value-users --cse
// run: --allow-unregistered-dialect --verify-roundtrip
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> i32, sym_name = "f"}> ({
  ^bb0(%a: i32, %c: i1):
    %k:2 = "own.two"(%a) : (i32) -> (i32, i32)
    %u = "own.one"(%k#1, %k#1) ({
      ^bb0(%x: i32, %y: i32):
        %z = "own.add"(%x, %k#0) : (i32, i32) -> i32
        "own.ret"(%z, %z) : (i32, i32) -> ()
      ^bb1(%q: i32):
        "own.done"() : () -> ()
    }, {
      ^bb0(%x2: i32):
        "own.nop"() ({ }) : () -> ()
    }) : (i32, i32) -> i32
    "cf.cond_br"(%c, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%p: i32):
    %r = "arith.addi"(%p, %u) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%r) : (i32) -> ()
  ^bb2:
    "func.return"(%u) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
  ^bb0(%a: i32):
    %e = "own.f"() ({
    }) : () -> i32
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
