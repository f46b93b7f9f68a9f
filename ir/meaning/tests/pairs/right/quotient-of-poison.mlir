// Before, the dividend is poison if the argument is, which may be the least number.
"func.func"() <{function_type = (i1, i3) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i3):
  %0 = "arith.cmpi"(%arg1, %arg1) <{predicate = 0 : i64}> : (i3, i3) -> i1
  %1 = "arith.remsi"(%0, %arg0) : (i1, i1) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i1, i3) -> i1, sym_name = "f"}> ({
^bb0(%arg0: i1, %arg1: i3):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  %1 = "arith.remsi"(%0, %arg0) : (i1, i1) -> i1
  "func.return"(%1) : (i1) -> ()
}) : () -> ()
