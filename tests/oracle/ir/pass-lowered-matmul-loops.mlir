// A program that was lowered as far as loops.
// run: --cse
// run: --sccp
// run: --loop-invariant-code-motion
// run: --pass-pipeline='builtin.module(symbol-dce,func.func(cse,sccp,loop-invariant-code-motion,cse))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>) -> (), sym_name = "matmul"}> ({
  ^bb0(%arg3: memref<8x16xf32>, %arg4: memref<16x4xf32>, %arg5: memref<8x4xf32>):
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "arith.constant"() <{value = 8 : index}> : () -> index
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "arith.constant"() <{value = 4 : index}> : () -> index
    %16 = "arith.constant"() <{value = 16 : index}> : () -> index
    "scf.for"(%12, %13, %14) ({
    ^bb0(%arg6: index):
      "scf.for"(%12, %15, %14) ({
      ^bb0(%arg7: index):
        "scf.for"(%12, %16, %14) ({
        ^bb0(%arg8: index):
          %17 = "memref.load"(%arg3, %arg6, %arg8) <{nontemporal = false}> : (memref<8x16xf32>, index, index) -> f32
          %18 = "memref.load"(%arg4, %arg8, %arg7) <{nontemporal = false}> : (memref<16x4xf32>, index, index) -> f32
          %19 = "memref.load"(%arg5, %arg6, %arg7) <{nontemporal = false}> : (memref<8x4xf32>, index, index) -> f32
          %20 = "arith.mulf"(%17, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %21 = "arith.addf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%21, %arg5, %arg6, %arg7) <{nontemporal = false}> : (f32, memref<8x4xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<100xf32>, memref<100xf32>) -> (), sym_name = "stencil"}> ({
  ^bb0(%arg0: memref<100xf32>, %arg1: memref<100xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 99 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = -1 : index}> : () -> index
      %4 = "arith.addi"(%arg2, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %5 = "memref.load"(%arg0, %4) <{nontemporal = false}> : (memref<100xf32>, index) -> f32
      %6 = "memref.load"(%arg0, %arg2) <{nontemporal = false}> : (memref<100xf32>, index) -> f32
      %7 = "arith.constant"() <{value = 1 : index}> : () -> index
      %8 = "arith.addi"(%arg2, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %9 = "memref.load"(%arg0, %8) <{nontemporal = false}> : (memref<100xf32>, index) -> f32
      %10 = "arith.addf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%10, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%11, %arg1, %arg2) <{nontemporal = false}> : (f32, memref<100xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
