// Where constants end up: at the front of the region that may share them, in the order in which they come to be seen.
// run: --allow-unregistered-dialect --canonicalize='top-down=false'
// run: --allow-unregistered-dialect --canonicalize='max-iterations=2 region-simplify=disabled'
// run: --allow-unregistered-dialect --canonicalize='max-iterations=0'
// run: --allow-unregistered-dialect --canonicalize='max-iterations=-1'
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --canonicalize='max-iterations=1'
// run: --allow-unregistered-dialect --canonicalize='top-down=false max-iterations=1'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(canonicalize,cse,canonicalize)'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "one_block"}> ({
  ^bb0(%x: i32):
    %a = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %b = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c = "arith.muli"(%a, %x) : (i32, i32) -> i32
    %d = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %e = "arith.muli"(%b, %d) : (i32, i32) -> i32
    %f = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %g = "arith.xori"(%f, %e) : (i32, i32) -> i32
    %h = "arith.ori"(%x, %g) : (i32, i32) -> i32
    "func.return"(%c, %h) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "blocks"}> ({
  ^bb0(%x: i32):
    "t.branch"(%x)[^bb2, ^bb3] : (i32) -> ()
  ^bb1:
    %a = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %b = "arith.constant"() <{value = 8 : i32}> : () -> i32
    "t.branch"(%a, %b)[^bb3] : (i32, i32) -> ()
  ^bb2:
    %c = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %d = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %e = "arith.addi"(%c, %d) : (i32, i32) -> i32
    "t.branch"(%e, %d)[^bb3] : (i32, i32) -> ()
  ^bb3:
    %f = "arith.constant"() <{value = 9 : i32}> : () -> i32
    "func.return"(%f) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "regions"}> ({
  ^bb0(%x: i32):
    %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %b = "t.region"(%a) ({
      "t.first"() : () -> ()
      %c = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %d = "arith.addi"(%a, %c) : (i32, i32) -> i32
      %e = "t.region"(%d) ({
        %f = "arith.addi"(%d, %c) : (i32, i32) -> i32
        "t.yield"(%f) : (i32) -> ()
      }, {
      }) : (i32) -> i32
      "t.yield"(%e) : (i32) -> ()
    }) : (i32) -> i32
    "builtin.module"() ({
      %g = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %h = "arith.addi"(%g, %g) : (i32, i32) -> i32
      "t.use"(%h) : (i32) -> ()
    }) : () -> ()
    %i = "arith.addi"(%b, %a) : (i32, i32) -> i32
    "func.return"(%i) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
