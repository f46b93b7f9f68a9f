// Both regions of a loop with a condition.
// run: --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "both"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "scf.while"(%arg0) ({
    ^bb0(%arg3: i32):
      %3 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.cmpi"(%arg3, %3) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %5 = "arith.cmpi"(%arg0, %3) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %6 = "arith.andi"(%4, %5) : (i1, i1) -> i1
      "scf.condition"(%6, %arg3) : (i1, i32) -> ()
    }, {
    ^bb0(%arg2: i32):
      %1 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %2 = "arith.addi"(%arg2, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%2) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
