// A truncation to the width before an extension.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.extsi"(%arg0) : (i8) -> i32
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  "func.return"(%arg0) : (i8) -> ()
}) : () -> ()
