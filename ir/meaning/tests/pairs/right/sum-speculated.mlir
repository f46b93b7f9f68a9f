// A sum is defined everywhere.
"func.func"() <{function_type = (i16, i16) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i16, %arg1: i16):
  %0 = "arith.constant"() <{value = 0 : i16}> : () -> i16
  %1 = "arith.cmpi"(%arg1, %0) <{predicate = 0 : i64}> : (i16, i16) -> i1
  %2 = "scf.if"(%1) ({
    "scf.yield"(%0) : (i16) -> ()
  }, {
    %3 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i16, i16) -> i16
    "scf.yield"(%3) : (i16) -> ()
  }) : (i1) -> i16
  "func.return"(%2) : (i16) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i16, i16) -> i16, sym_name = "f"}> ({
^bb0(%arg0: i16, %arg1: i16):
  %0 = "arith.constant"() <{value = 0 : i16}> : () -> i16
  %1 = "arith.cmpi"(%arg1, %0) <{predicate = 0 : i64}> : (i16, i16) -> i1
  %2 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i16, i16) -> i16
  %3 = "arith.select"(%1, %0, %2) : (i1, i16, i16) -> i16
  "func.return"(%3) : (i16) -> ()
}) : () -> ()
