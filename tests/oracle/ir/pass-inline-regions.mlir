// In regions of one block there is no room for several.
// run: --inline
// run: --inline='default-pipeline='
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "one"}> ({
  ^bb0(%arg7: i32):
    %11 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %12 = "arith.xori"(%arg7, %11) : (i32, i32) -> i32
    "func.return"(%12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1) -> i32, sym_name = "two"}> ({
  ^bb0(%arg5: i32, %arg6: i1):
    "cf.cond_br"(%arg6)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "func.return"(%arg5) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    %10 = "arith.addi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%10) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1, index) -> (i32, i32), sym_name = "structured"}> ({
  ^bb0(%arg0: i32, %arg1: i1, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.for"(%0, %arg2, %1, %arg0) ({
    ^bb0(%arg3: index, %arg4: i32):
      %8 = "func.call"(%arg4) <{callee = @one}> : (i32) -> i32
      %9 = "func.call"(%8, %arg1) <{callee = @two}> : (i32, i1) -> i32
      "scf.yield"(%9) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %3 = "scf.if"(%arg1) ({
      %7 = "func.call"(%2) <{callee = @one}> : (i32) -> i32
      "scf.yield"(%7) : (i32) -> ()
    }, {
      %6 = "func.call"(%2, %arg1) <{callee = @two}> : (i32, i1) -> i32
      "scf.yield"(%6) : (i32) -> ()
    }) : (i1) -> i32
    %4 = "scf.execute_region"() ({
      %5 = "func.call"(%3, %arg1) <{callee = @two}> : (i32, i1) -> i32
      "scf.yield"(%5) : (i32) -> ()
    }) : () -> i32
    "func.return"(%3, %4) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

