// Alternatives that are decided, empty or pointless.
// run: --canonicalize
// run: --pass-pipeline='builtin.module(func.func(canonicalize{top-down=false}))'
// run: --canonicalize='region-simplify=disabled'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, memref<i32>) -> (i32, i32), sym_name = "known"}> ({
  ^bb0(%arg11: i32, %arg12: i32, %arg13: memref<i32>):
    %11 = "arith.constant"() <{value = true}> : () -> i1
    %12 = "arith.constant"() <{value = false}> : () -> i1
    %13 = "scf.if"(%11) ({
      %16 = "arith.addi"(%arg11, %arg12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%16) : (i32) -> ()
    }, {
      "scf.yield"(%arg11) : (i32) -> ()
    }) : (i1) -> i32
    %14 = "scf.if"(%12) ({
      "scf.yield"(%arg11) : (i32) -> ()
    }, {
      %15 = "arith.muli"(%arg11, %arg12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%15) : (i32) -> ()
    }) : (i1) -> i32
    "scf.if"(%12) ({
      "memref.store"(%arg11, %arg13) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%11) ({
      "memref.store"(%arg12, %arg13) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"(%13, %14) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32) -> (i32, i32, i32), sym_name = "select"}> ({
  ^bb0(%arg8: i1, %arg9: i32, %arg10: i32):
    %8:3 = "scf.if"(%arg8) ({
      %10 = "arith.addi"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%10, %arg9, %arg10) : (i32, i32, i32) -> ()
    }, {
      %9 = "arith.muli"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%9, %arg10, %arg10) : (i32, i32, i32) -> ()
    }) : (i1) -> (i32, i32, i32)
    "func.return"(%8#0, %8#1, %8#2) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<i32>, i32) -> (), sym_name = "empty"}> ({
  ^bb0(%arg5: i1, %arg6: memref<i32>, %arg7: i32):
    "scf.if"(%arg5) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "scf.if"(%arg5) ({
      "memref.store"(%arg7, %arg6) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<i1>) -> (i1, i1, i1), sym_name = "condition"}> ({
  ^bb0(%arg3: i1, %arg4: memref<i1>):
    %5 = "arith.constant"() <{value = true}> : () -> i1
    %6 = "arith.constant"() <{value = false}> : () -> i1
    "scf.if"(%arg3) ({
      "memref.store"(%arg3, %arg4) : (i1, memref<i1>) -> ()
      "scf.yield"() : () -> ()
    }, {
      "memref.store"(%arg3, %arg4) : (i1, memref<i1>) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %7:3 = "scf.if"(%arg3) ({
      "memref.store"(%5, %arg4) : (i1, memref<i1>) -> ()
      "scf.yield"(%5, %6, %arg3) : (i1, i1, i1) -> ()
    }, {
      "scf.yield"(%6, %5, %arg3) : (i1, i1, i1) -> ()
    }) : (i1) -> (i1, i1, i1)
    "func.return"(%7#0, %7#1, %7#2) : (i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<i32>, i32) -> i32, sym_name = "unused"}> ({
  ^bb0(%arg0: i1, %arg1: memref<i32>, %arg2: i32):
    %0:2 = "scf.if"(%arg0) ({
      "memref.store"(%arg2, %arg1) : (i32, memref<i32>) -> ()
      %3 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%3, %4) : (i32, i32) -> ()
    }, {
      %1 = "arith.subi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %2 = "arith.xori"(%arg2, %arg2) : (i32, i32) -> i32
      "scf.yield"(%1, %2) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    "func.return"(%0#1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
