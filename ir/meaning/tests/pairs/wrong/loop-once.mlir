// A loop may run zero times.
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
  %0 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
