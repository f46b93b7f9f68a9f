// Quotients of other signs are rounded another way.
"func.func"() <{function_type = (i16, i16) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i16, %arg1: i16):
  %0 = "arith.floordivsi"(%arg0, %arg1) : (i16, i16) -> i16
  "func.return"(%0) : (i16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i16, i16) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i16, %arg1: i16):
  %0 = "arith.divsi"(%arg0, %arg1) : (i16, i16) -> i16
  "func.return"(%0) : (i16) -> ()
}) : () -> ()
