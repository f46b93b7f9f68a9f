// Loops around alternatives around loops.
// run: --canonicalize
// run: --pass-pipeline='builtin.module(func.func(canonicalize{top-down=false}))'
// run: --canonicalize='region-simplify=disabled'
// run: --pass-pipeline='builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion,canonicalize))'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1, memref<?xi32>, i32) -> i32, sym_name = "nest"}> ({
  ^bb0(%arg0: index, %arg1: i1, %arg2: memref<?xi32>, %arg3: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3:2 = "scf.for"(%0, %arg0, %1, %2, %arg3) ({
    ^bb0(%arg4: index, %arg5: i32, %arg6: i32):
      %5 = "memref.load"(%arg2, %arg4) : (memref<?xi32>, index) -> i32
      %6:2 = "scf.if"(%arg1) ({
        %10 = "arith.addi"(%arg5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%10, %arg6) : (i32, i32) -> ()
      }, {
        %7 = "scf.for"(%0, %1, %1, %arg5) ({
        ^bb0(%arg7: index, %arg8: i32):
          %8 = "arith.addi"(%arg8, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %9 = "arith.addi"(%8, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "scf.yield"(%9) : (i32) -> ()
        }) : (index, index, index, i32) -> i32
        "scf.yield"(%7, %arg6) : (i32, i32) -> ()
      }) : (i1) -> (i32, i32)
      "scf.if"(%arg1) ({
        "memref.store"(%6#0, %arg2, %arg4) : (i32, memref<?xi32>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"(%6#0, %6#1) : (i32, i32) -> ()
    }) : (index, index, index, i32, i32) -> (i32, i32)
    %4 = "arith.addi"(%3#0, %3#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
