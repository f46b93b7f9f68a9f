// A block with one way in continues the block that goes there.
// run: --canonicalize
// run: --canonicalize='region-simplify=disabled'
// run: --canonicalize='region-simplify=disabled top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "line"}> ({
  ^bb0(%arg2: i32):
    "cf.br"(%arg2)[^bb1] : (i32) -> ()
  ^bb1(%5: i32):  // pred: ^bb0
    %6 = "arith.addi"(%5, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%6, %5)[^bb2] : (i32, i32) -> ()
  ^bb2(%7: i32, %8: i32):  // pred: ^bb1
    %9 = "arith.muli"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // pred: ^bb2
    "func.return"(%9) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "backwards"}> ({
  ^bb0(%arg1: i32):
    "cf.br"()[^bb3] : () -> ()
  ^bb1:  // pred: ^bb2
    %3 = "arith.addi"(%4, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  ^bb2:  // pred: ^bb3
    "cf.br"()[^bb1] : () -> ()
  ^bb3:  // pred: ^bb0
    %4 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"()[^bb2] : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "nested"}> ({
  ^bb0(%arg0: i32):
    %0 = "scf.execute_region"() ({
      "cf.br"(%arg0)[^bb1] : (i32) -> ()
    ^bb1(%1: i32):  // pred: ^bb0
      %2 = "arith.xori"(%1, %arg0) : (i32, i32) -> i32
      "scf.yield"(%2) : (i32) -> ()
    }) : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

