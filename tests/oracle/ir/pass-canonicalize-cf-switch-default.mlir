// A switch without cases is a plain branch.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "use", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "only_default"}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    "cf.switch"(%arg2, %arg3)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb1(%2: i32):  // pred: ^bb0
    "func.call"(%2) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "cases"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    "cf.switch"(%arg0, %arg1, %arg0)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    "func.call"(%0) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  ^bb2(%1: i32):  // pred: ^bb0
    "func.call"(%1) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  ^bb3:  // pred: ^bb0
    "func.call"(%arg0) <{callee = @use}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

