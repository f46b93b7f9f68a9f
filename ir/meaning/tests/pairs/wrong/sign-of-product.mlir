// The upper half of a product depends on signs.
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
  "func.return"(%0#1) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0:2 = "arith.mului_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
  "func.return"(%0#1) : (i32) -> ()
}) : () -> ()
