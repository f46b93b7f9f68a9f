// A branch may become a select.
"func.func"() <{function_type = (i1, i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i8, %arg2: i8):
  "cf.cond_br"(%arg0, %arg1, %arg2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i8, i8) -> ()
^bb1(%0: i8):  // 2 preds: ^bb0, ^bb0
  "func.return"(%0) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1, i8, i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i8, %arg2: i8):
  %0 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i8, i8) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
