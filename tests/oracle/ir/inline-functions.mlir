// Functions of several dialects: those that call each other are not inlined unless both dialects say so, and all are simplified.
// run: --inline
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "plain", sym_visibility = "private"}> ({
  ^bb0(%arg8: index):
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    %17 = "arith.addi"(%arg8, %16) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"(%17) : (index) -> ()
  }) : () -> ()
  "ml_program.func"() <{function_type = (index) -> index, sym_name = "program"}> ({
  ^bb0(%arg7: index):
    %13 = "func.call"(%arg7) <{callee = @plain}> : (index) -> index
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "arith.addi"(%13, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "ml_program.return"(%15) : (index) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = (index) -> index, sym_name = "graph"}> ({
  ^bb0(%arg6: index):
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    %12 = "arith.addi"(%arg6, %11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "ml_program.output"(%12) : (index) -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (index) -> index, sym_name = "emitted"}> ({
  ^bb0(%arg5: index):
    %8 = "func.call"(%arg5) <{callee = @plain}> : (index) -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.addi"(%8, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "emitc.return"(%10) : (index) -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (index) -> (), specifiers = ["static"], sym_name = "unused"}> ({
  ^bb0(%arg4: index):
    "emitc.return"() : () -> ()
  }) {sym_visibility = "private"} : () -> ()
  "async.func"() <{function_type = (i32) -> !async.token, sym_name = "later"}> ({
  ^bb0(%arg3: i32):
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "arith.addi"(%arg3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.call"(%7) <{callee = @use}> : (i32) -> ()
    "async.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "shape.func"() <{function_type = (index) -> index, sym_name = "shaped"}> ({
  ^bb0(%arg2: index):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.addi"(%arg2, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "shape.return"(%5) : (index) -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32) -> ()}> ({
    ^bb0(%arg1: i32):
      %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
      %3 = "arith.addi"(%arg1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "func.call"(%3) <{callee = @used}> : (i32) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kernel", workgroup_attributions = 0 : i64} : () -> ()
    "func.func"() <{function_type = (i32) -> (), sym_name = "used", sym_visibility = "private"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "dead", sym_visibility = "private"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> (), sym_name = "host"}> ({
    ^bb0(%arg0: i32):
      "func.call"() <{callee = @empty}> : () -> ()
      %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
      %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "func.call"(%1) <{callee = @used}> : (i32) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "empty", sym_visibility = "private"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

