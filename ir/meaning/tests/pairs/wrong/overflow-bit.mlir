// A sum that equals an operand may have overflowed, and need not have.
"func.func"() <{function_type = (i8, i8) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0:2 = "arith.addui_extended"(%arg0, %arg1) : (i8, i8) -> (i8, i1)
  "func.return"(%0#1) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
  %1 = "arith.cmpi"(%0, %arg0) <{predicate = 7 : i64}> : (i8, i8) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()
