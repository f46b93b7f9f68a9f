// Operations of which nothing is known stay, and so does what uses them.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index) -> (), sym_name = "unknown"}> ({
  ^bb0(%arg2: i32, %arg3: index):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%4, %arg3, %5) ({
    ^bb0(%arg4: index):
      %6 = "t.unknown"(%arg2) : (i32) -> i32
      %7 = "arith.addi"(%6, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "t.region"() ({
        %9 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "t.use"(%7, %8, %9) : (i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "blocks"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "scf.execute_region"() ({
      "cf.br"(%arg0)[^bb1] : (i32) -> ()
    ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb1
      %2 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %3 = "arith.cmpi"(%1, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "cf.cond_br"(%3, %2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
    ^bb2:  // pred: ^bb1
      "scf.yield"(%1) : (i32) -> ()
    }) : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
