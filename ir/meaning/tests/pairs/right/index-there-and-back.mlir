// An index holds eight bits.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.index_cast"(%arg0) : (i8) -> index
  %1 = "arith.index_cast"(%0) : (index) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  "func.return"(%arg0) : (i8) -> ()
}) : () -> ()
