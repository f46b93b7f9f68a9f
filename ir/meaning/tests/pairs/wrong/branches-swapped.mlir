// The successors are swapped.
"func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
  "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "func.return"(%arg1) : (i32) -> ()
^bb2:  // pred: ^bb0
  "func.return"(%arg2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
  "cf.cond_br"(%arg0)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "func.return"(%arg1) : (i32) -> ()
^bb2:  // pred: ^bb0
  "func.return"(%arg2) : (i32) -> ()
}) : () -> ()
