// What divides by a number that may be zero stays in a loop that may not run.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
"func.func"() <{function_type = (i32, i32, index) -> i32, sym_name = "remainders"}> ({
^bb0(%arg0: i32, %arg1: i32, %arg2: index):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
  %3 = "scf.for"(%0, %arg2, %1, %arg0) ({
  ^bb0(%arg3: index, %arg4: i32):
    %4 = "arith.floordivsi"(%arg0, %arg1) : (i32, i32) -> i32
    %5 = "arith.remsi"(%arg0, %arg1) : (i32, i32) -> i32
    %6 = "arith.remui"(%arg0, %arg1) : (i32, i32) -> i32
    %7 = "math.ipowi"(%arg0, %2) : (i32, i32) -> i32
    %8 = "t.use"(%4, %5, %6, %7) : (i32, i32, i32, i32) -> i32
    "scf.yield"(%8) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%3) : (i32) -> ()
}) : () -> ()
