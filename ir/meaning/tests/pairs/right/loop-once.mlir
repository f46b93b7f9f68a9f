// A loop whose rounds do the same, which runs at least once.
"func.func"() <{function_type = (i8, i8, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 2 : i8}> : () -> i8
  %2 = "scf.for"(%arg0, %arg1, %0, %arg2) ({
  ^bb0(%arg3: i8, %arg4: i32):
    %3 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.yield"(%3) : (i32) -> ()
  }) : (i8, i8, i8, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
  %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i8, i8) -> i1
  %1 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %2 = "arith.select"(%0, %1, %arg2) : (i1, i32, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()
