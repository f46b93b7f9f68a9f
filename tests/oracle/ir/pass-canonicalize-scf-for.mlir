// Loops that run never, once, or for nothing.
// run: --canonicalize
// run: --pass-pipeline='builtin.module(func.func(canonicalize{top-down=false}))'
// run: --canonicalize='region-simplify=disabled'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, memref<?xi32>) -> (i32, i32, i32, i32), sym_name = "trips"}> ({
  ^bb0(%arg22: i32, %arg23: index, %arg24: memref<?xi32>):
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "arith.constant"() <{value = 1 : index}> : () -> index
    %17 = "arith.constant"() <{value = 4 : index}> : () -> index
    %18 = "scf.for"(%17, %15, %16, %arg22) ({
    ^bb0(%arg31: index, %arg32: i32):
      %24 = "arith.addi"(%arg32, %arg22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%24) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %19 = "scf.for"(%arg23, %arg23, %16, %arg22) ({
    ^bb0(%arg29: index, %arg30: i32):
      %23 = "arith.addi"(%arg30, %arg22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%23) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %20 = "scf.for"(%15, %17, %17, %arg22) ({
    ^bb0(%arg27: index, %arg28: i32):
      %22 = "arith.addi"(%arg28, %arg28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%22, %arg24, %arg27) : (i32, memref<?xi32>, index) -> ()
      "scf.yield"(%22) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %21 = "scf.for"(%15, %17, %16, %18) ({
    ^bb0(%arg25: index, %arg26: i32):
      "scf.yield"(%arg22) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%18, %19, %20, %21) : (i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, index, memref<?xi32>) -> (i32, i32, i32), sym_name = "same_each_round"}> ({
  ^bb0(%arg14: i32, %arg15: i32, %arg16: index, %arg17: memref<?xi32>):
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    %12 = "arith.constant"() <{value = 1 : index}> : () -> index
    %13:3 = "scf.for"(%11, %arg16, %12, %arg14, %arg15, %arg14) ({
    ^bb0(%arg18: index, %arg19: i32, %arg20: i32, %arg21: i32):
      %14 = "arith.addi"(%arg20, %arg19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%14, %arg17, %arg18) : (i32, memref<?xi32>, index) -> ()
      "scf.yield"(%arg19, %14, %arg14) : (i32, i32, i32) -> ()
    }) : (index, index, index, i32, i32, i32) -> (i32, i32, i32)
    "func.return"(%13#0, %13#1, %13#2) : (i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index, memref<?xi32>) -> i32, sym_name = "unused"}> ({
  ^bb0(%arg8: i32, %arg9: index, %arg10: memref<?xi32>):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9:2 = "scf.for"(%7, %arg9, %8, %arg8, %arg8) ({
    ^bb0(%arg11: index, %arg12: i32, %arg13: i32):
      %10 = "arith.addi"(%arg13, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%10, %arg10, %arg11) : (i32, memref<?xi32>, index) -> ()
      "scf.yield"(%10, %10) : (i32, i32) -> ()
    }) : (index, index, index, i32, i32) -> (i32, i32)
    "func.return"(%9#1) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index) -> (), sym_name = "dead_loop"}> ({
  ^bb0(%arg4: i32, %arg5: index):
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "scf.for"(%3, %arg5, %4, %arg4) ({
    ^bb0(%arg6: index, %arg7: i32):
      %6 = "arith.addi"(%arg7, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%6) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x4xi32>, i32) -> (), sym_name = "nested_once"}> ({
  ^bb0(%arg0: memref<4x4xi32>, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %1, %1) ({
    ^bb0(%arg2: index):
      "scf.for"(%0, %1, %1) ({
      ^bb0(%arg3: index):
        %2 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        "memref.store"(%arg1, %arg0, %arg2, %2) : (i32, memref<4x4xi32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
