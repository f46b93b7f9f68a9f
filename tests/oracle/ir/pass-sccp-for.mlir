// What a loop carries is constant if it always is.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> (i32, i32), sym_name = "carried"}> ({
  ^bb0(%arg7: index, %arg8: index, %arg9: index):
    %13 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %15:2 = "scf.for"(%arg7, %arg8, %arg9, %13, %14) ({
    ^bb0(%arg10: index, %arg11: i32, %arg12: i32):
      %16 = "arith.subi"(%arg12, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.addi"(%16, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%arg11, %17) : (i32, i32) -> ()
    }) : (index, index, index, i32, i32) -> (i32, i32)
    "func.return"(%15#0, %15#1) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "counted"}> ({
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %10 = "scf.for"(%6, %7, %7, %8) ({
    ^bb0(%arg5: index, %arg6: i32):
      %11 = "arith.index_cast"(%arg5) : (index) -> i32
      %12 = "arith.addi"(%11, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%9) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%10) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> i32, sym_name = "nested"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "scf.for"(%0, %arg0, %1, %2) ({
    ^bb0(%arg1: index, %arg2: i32):
      %4 = "scf.for"(%0, %arg1, %1, %arg2) ({
      ^bb0(%arg3: index, %arg4: i32):
        %5 = "arith.muli"(%arg4, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%5) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      "scf.yield"(%4) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
