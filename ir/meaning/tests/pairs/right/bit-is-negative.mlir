// So it is less than zero.
"func.func"() <{function_type = (i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1):
  %0 = "arith.constant"() <{value = false}> : () -> i1
  %1 = "arith.cmpi"(%arg0, %0) <{predicate = 2 : i64}> : (i1, i1) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1):
  "func.return"(%arg0) : (i1) -> ()
}) : () -> ()
