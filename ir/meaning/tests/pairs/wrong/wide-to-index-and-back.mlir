// An index of 32 bits does not hold 64.
"func.func"() <{function_type = (i64) -> i64, sym_name = "f"}> ({
^bb0(%arg0: i64):
  %0 = "arith.index_cast"(%arg0) : (i64) -> index
  %1 = "arith.index_cast"(%0) : (index) -> i64
  "func.return"(%1) : (i64) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i64) -> i64, sym_name = "f"}> ({
^bb0(%arg0: i64):
  "func.return"(%arg0) : (i64) -> ()
}) : () -> ()
