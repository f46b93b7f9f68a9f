// A difference that does not wrap becomes a sum that does.
"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = 5 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 3 : i8}> : () -> i8
  %2 = "arith.subi"(%arg0, %0) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
  %3 = "arith.addi"(%2, %1) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
  "func.return"(%3) : (i8) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> i8, sym_name = "f"}> ({
^bb0(%arg0: i8):
  %0 = "arith.constant"() <{value = -2 : i8}> : () -> i8
  %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
  "func.return"(%1) : (i8) -> ()
}) : () -> ()
