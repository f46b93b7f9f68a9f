// An alternative moves as a whole if all that is in it may.
// run: --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, index) -> i32, sym_name = "whole"}> ({
  ^bb0(%arg6: i1, %arg7: i32, %arg8: index):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "scf.for"(%9, %arg8, %10, %arg7) ({
    ^bb0(%arg9: index, %arg10: i32):
      %12 = "scf.if"(%arg6) ({
        %14 = "arith.addi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%14) : (i32) -> ()
      }, {
        "scf.yield"(%arg7) : (i32) -> ()
      }) : (i1) -> i32
      %13 = "arith.addi"(%arg10, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%13) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%11) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, index, memref<i32>) -> i32, sym_name = "not"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: index, %arg3: memref<i32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.for"(%0, %arg2, %1, %arg1) ({
    ^bb0(%arg4: index, %arg5: i32):
      %3 = "scf.if"(%arg0) ({
        %8 = "arith.addi"(%arg1, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%8) : (i32) -> ()
      }, {
        "scf.yield"(%arg1) : (i32) -> ()
      }) : (i1) -> i32
      "scf.if"(%arg0) ({
        "memref.store"(%arg1, %arg3) : (i32, memref<i32>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      %4 = "scf.if"(%arg0) ({
        %7 = "arith.divsi"(%arg1, %arg1) : (i32, i32) -> i32
        "scf.yield"(%7) : (i32) -> ()
      }, {
        %6 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%6) : (i32) -> ()
      }) : (i1) -> i32
      %5 = "arith.addi"(%4, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%5) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
