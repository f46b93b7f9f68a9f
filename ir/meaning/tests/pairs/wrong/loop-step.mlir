// The step is another one.
"func.func"() <{function_type = (i8, i8, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 2 : i8}> : () -> i8
  %2 = "scf.for"(%arg0, %arg1, %0, %arg2) ({
  ^bb0(%arg3: i8, %arg4: i32):
    %3 = "arith.extsi"(%arg3) : (i8) -> i32
    %4 = "arith.addi"(%arg4, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.yield"(%4) : (i32) -> ()
  }) : (i8, i8, i8, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8, i8, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
  %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %1 = "arith.constant"() <{value = 2 : i8}> : () -> i8
  %2 = "scf.for"(%arg0, %arg1, %1, %arg2) ({
  ^bb0(%arg3: i8, %arg4: i32):
    %3 = "arith.extsi"(%arg3) : (i8) -> i32
    %4 = "arith.addi"(%arg4, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.yield"(%4) : (i32) -> ()
  }) : (i8, i8, i8, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()
