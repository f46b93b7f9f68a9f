// The same loop with its condition first.
"func.func"() <{function_type = (i8, i8, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 2 : i8}> : () -> i8
  %2 = "scf.for"(%arg0, %arg1, %0, %arg2) ({
  ^bb0(%arg3: i8, %arg4: i32):
    %3 = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.yield"(%3) : (i32) -> ()
  }) : (i8, i8, i8, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1:2 = "scf.while"(%arg0, %arg2) ({
  ^bb0(%arg5: i8, %arg6: i32):
    %4 = "arith.cmpi"(%arg5, %arg1) <{predicate = 2 : i64}> : (i8, i8) -> i1
    "scf.condition"(%4, %arg5, %arg6) : (i1, i8, i32) -> ()
  }, {
  ^bb0(%arg3: i8, %arg4: i32):
    %2 = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.addi"(%arg3, %0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "scf.yield"(%3, %2) : (i8, i32) -> ()
  }) : (i8, i32) -> (i8, i32)
  "func.return"(%1#1) : (i32) -> ()
}) : () -> ()
