// Both truncations have the flag.
"func.func"() <{function_type = (i32) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i16
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<nuw>}> : (i16) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
