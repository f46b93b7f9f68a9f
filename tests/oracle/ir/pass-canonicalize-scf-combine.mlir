// Alternatives that follow each other, or stand in each other, become one.
// run: --canonicalize
// run: --pass-pipeline='builtin.module(func.func(canonicalize{top-down=false}))'
// run: --canonicalize='region-simplify=disabled'
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, memref<i32>) -> (i32, i32), sym_name = "same"}> ({
  ^bb0(%arg16: i1, %arg17: i32, %arg18: memref<i32>):
    %14 = "scf.if"(%arg16) ({
      "memref.store"(%arg17, %arg18) : (i32, memref<i32>) -> ()
      %19 = "arith.addi"(%arg17, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%19) : (i32) -> ()
    }, {
      %18 = "arith.muli"(%arg17, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%18) : (i32) -> ()
    }) : (i1) -> i32
    %15 = "scf.if"(%arg16) ({
      %17 = "arith.addi"(%14, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%17, %arg18) : (i32, memref<i32>) -> ()
      "scf.yield"(%17) : (i32) -> ()
    }, {
      %16 = "arith.muli"(%14, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%16, %arg18) : (i32, memref<i32>) -> ()
      "scf.yield"(%16) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%14, %15) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, memref<i32>) -> (), sym_name = "opposite"}> ({
  ^bb0(%arg13: i1, %arg14: i32, %arg15: memref<i32>):
    %11 = "arith.constant"() <{value = true}> : () -> i1
    %12 = "arith.xori"(%arg13, %11) : (i1, i1) -> i1
    "scf.if"(%arg13) ({
      "memref.store"(%arg14, %arg15) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%12) ({
      %13 = "arith.muli"(%arg14, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%13, %arg15) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, memref<i32>) -> i32, sym_name = "negated"}> ({
  ^bb0(%arg10: i1, %arg11: i32, %arg12: memref<i32>):
    %6 = "arith.constant"() <{value = true}> : () -> i1
    %7 = "arith.xori"(%arg10, %6) : (i1, i1) -> i1
    %8 = "scf.if"(%7) ({
      "memref.store"(%arg11, %arg12) : (i32, memref<i32>) -> ()
      %10 = "arith.addi"(%arg11, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%10) : (i32) -> ()
    }, {
      %9 = "arith.muli"(%arg11, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%9) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%8) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32, memref<i32>) -> (i32, i32), sym_name = "nested"}> ({
  ^bb0(%arg5: i1, %arg6: i1, %arg7: i32, %arg8: i32, %arg9: memref<i32>):
    "scf.if"(%arg5) ({
      "scf.if"(%arg6) ({
        "memref.store"(%arg7, %arg9) : (i32, memref<i32>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %3:2 = "scf.if"(%arg5) ({
      %4 = "scf.if"(%arg6) ({
        %5 = "arith.addi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%5, %arg9) : (i32, memref<i32>) -> ()
        "scf.yield"(%5) : (i32) -> ()
      }, {
        "scf.yield"(%arg8) : (i32) -> ()
      }) : (i1) -> i32
      "scf.yield"(%4, %arg7) : (i32, i32) -> ()
    }, {
      "scf.yield"(%arg8, %arg8) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    "func.return"(%3#0, %3#1) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32, memref<i32>) -> i32, sym_name = "not_nested"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>):
    %0 = "scf.if"(%arg0) ({
      %1 = "scf.if"(%arg1) ({
        %2 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%2, %arg4) : (i32, memref<i32>) -> ()
        "scf.yield"(%2) : (i32) -> ()
      }, {
        "scf.yield"(%arg2) : (i32) -> ()
      }) : (i1) -> i32
      "scf.yield"(%1) : (i32) -> ()
    }, {
      "scf.yield"(%arg3) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
