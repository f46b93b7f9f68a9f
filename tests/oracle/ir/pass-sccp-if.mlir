// An alternative whose condition is known has one branch.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "known"}> ({
  ^bb0(%arg2: i32):
    %8 = "arith.constant"() <{value = true}> : () -> i1
    %9 = "arith.constant"() <{value = false}> : () -> i1
    %10 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %11 = "scf.if"(%8) ({
      %14 = "arith.addi"(%10, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%14) : (i32) -> ()
    }, {
      "scf.yield"(%arg2) : (i32) -> ()
    }) : (i1) -> i32
    %12 = "scf.if"(%9) ({
      "scf.yield"(%arg2) : (i32) -> ()
    }, {
      %13 = "arith.muli"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%13) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%11, %12) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (i32, i32), sym_name = "unknown"}> ({
  ^bb0(%arg1: i1):
    %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %5:2 = "scf.if"(%arg1) ({
      %7 = "arith.addi"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%7, %3) : (i32, i32) -> ()
    }, {
      %6 = "arith.addi"(%4, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%6, %4) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    "func.return"(%5#0, %5#1) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>) -> (), sym_name = "without_else"}> ({
  ^bb0(%arg0: memref<i32>):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %2 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.if"(%0) ({
      "memref.store"(%2, %arg0) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
