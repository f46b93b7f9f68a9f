// What leaves an inner loop may leave the outer one.
// run: --loop-invariant-code-motion
// run: --pass-pipeline='builtin.module(func.func(loop-invariant-code-motion,cse))'
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x10xf32>, f32) -> (), sym_name = "nest"}> ({
  ^bb0(%arg8: memref<10x10xf32>, %arg9: f32):
    %10 = "arith.constant"() <{value = 0 : index}> : () -> index
    %11 = "arith.constant"() <{value = 10 : index}> : () -> index
    %12 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%10, %11, %12) ({
    ^bb0(%arg10: index):
      %13 = "arith.addi"(%arg10, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.for"(%10, %11, %12) ({
      ^bb0(%arg11: index):
        %14 = "arith.addf"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %15 = "arith.addi"(%13, %arg10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %16 = "arith.addi"(%15, %arg11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %17 = "arith.addf"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %18 = "arith.mulf"(%14, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%18, %arg8, %15, %16) : (f32, memref<10x10xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> i32, sym_name = "whole_loop"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "scf.for"(%0, %arg0, %2, %arg1) ({
    ^bb0(%arg2: index, %arg3: i32):
      %4 = "scf.for"(%0, %arg0, %1, %arg1) ({
      ^bb0(%arg6: index, %arg7: i32):
        %9 = "arith.muli"(%arg7, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%9) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      %5 = "scf.for"(%0, %arg0, %2, %arg1) ({
      ^bb0(%arg4: index, %arg5: i32):
        %8 = "arith.muli"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%8) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      %6 = "arith.addi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "arith.addi"(%6, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%7) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
