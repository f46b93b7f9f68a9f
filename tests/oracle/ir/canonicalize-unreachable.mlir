// Blocks that control flow cannot reach are erased, whatever is asked for; that counts as a change.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='region-simplify=aggressive'
// run: --canonicalize='max-iterations=1 test-convergence=true'
// run: --canonicalize='max-iterations=2 test-convergence=true region-simplify=disabled'
// run: --cse
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%x: i32):
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %b = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %c = "arith.muli"(%a, %b) : (i32, i32) -> i32
    "func.return"(%c) : (i32) -> ()
  ^bb1:
    %d = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %e = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %f = "arith.muli"(%d, %e) : (i32, i32) -> i32
    "builtin.module"() ({
      %g = "arith.constant"() <{value = 1 : i32}> : () -> i32
    }) : () -> ()
    "func.return"(%f) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
