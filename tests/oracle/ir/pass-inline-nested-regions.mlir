// What is inlined has regions of its own, with calls in them.
// run: --inline
// run: --inline='default-pipeline='
// run: --inline='default-pipeline=' --mlir-print-debuginfo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "leaf", sym_visibility = "private"}> ({
  ^bb0(%arg7: i32):
    %10 = "arith.addi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%10) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index) -> i32, sym_name = "loop", sym_visibility = "private"}> ({
  ^bb0(%arg3: i32, %arg4: index):
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "scf.for"(%3, %arg4, %4, %arg3) ({
    ^bb0(%arg5: index, %arg6: i32):
      %7 = "func.call"(%arg6) <{callee = @leaf}> : (i32) -> i32
      %8 = "arith.index_cast"(%arg5) : (index) -> i32
      %9 = "arith.addi"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%9) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %6 = "func.call"(%5) <{callee = @leaf}> : (i32) -> i32
    "func.return"(%6) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index, i1) -> i32, sym_name = "caller"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: i1):
    %0 = "scf.if"(%arg2) ({
      %2 = "func.call"(%arg0, %arg1) <{callee = @loop}> : (i32, index) -> i32
      "scf.yield"(%2) : (i32) -> ()
    }, {
      %1 = "func.call"(%arg0) <{callee = @leaf}> : (i32) -> i32
      "scf.yield"(%1) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

