// What is known in a block is known in those that it dominates, and not in regions that may be isolated.
// run: --allow-unregistered-dialect --cse
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(cse,cse))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(cse,canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "diamond"}> ({
  ^bb0(%x: i32, %y: i32):
    %a = "arith.muli"(%x, %y) : (i32, i32) -> i32
    "t.branch"(%a)[^bb1, ^bb2] : (i32) -> ()
  ^bb1:
    %b = "arith.muli"(%y, %x) : (i32, i32) -> i32
    %c = "arith.subi"(%x, %y) : (i32, i32) -> i32
    "t.branch"(%b, %c)[^bb3] : (i32, i32) -> ()
  ^bb2:
    %d = "arith.subi"(%x, %y) : (i32, i32) -> i32
    %e = "arith.subi"(%x, %y) : (i32, i32) -> i32
    "t.branch"(%d, %e)[^bb3] : (i32, i32) -> ()
  ^bb3:
    %f = "arith.subi"(%x, %y) : (i32, i32) -> i32
    %g = "arith.muli"(%x, %y) : (i32, i32) -> i32
    %h = "arith.addi"(%f, %g) : (i32, i32) -> i32
    "func.return"(%h) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "loop"}> ({
  ^bb0(%x: i32):
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
    "t.branch"(%a)[^bb2] : (i32) -> ()
  ^bb1:
    %b = "arith.xori"(%x, %a) : (i32, i32) -> i32
    "t.branch"(%b)[^bb2, ^bb3] : (i32) -> ()
  ^bb2:
    %c = "arith.xori"(%x, %a) : (i32, i32) -> i32
    %d = "arith.addi"(%x, %x) : (i32, i32) -> i32
    "t.branch"(%c, %d)[^bb1, ^bb3] : (i32, i32) -> ()
  ^bb3:
    %e = "arith.xori"(%x, %a) : (i32, i32) -> i32
    "func.return"(%e) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "nested"}> ({
  ^bb0(%x: i32):
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %b = "t.region"(%a) ({
      %c = "arith.addi"(%x, %x) : (i32, i32) -> i32
      %d = "arith.addi"(%x, %x) : (i32, i32) -> i32
      %dead = "arith.muli"(%c, %d) : (i32, i32) -> i32
      "t.yield"(%c, %d) : (i32, i32) -> ()
    }) : (i32) -> i32
    %e = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %f = "arith.muli"(%b, %e) : (i32, i32) -> i32
    "func.return"(%f) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
