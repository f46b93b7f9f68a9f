// What may trap stays where it is.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, index) -> i32, sym_name = "division"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %5 = "scf.for"(%0, %arg2, %1, %arg0) ({
    ^bb0(%arg3: index, %arg4: i32):
      %6 = "arith.divsi"(%arg0, %arg1) : (i32, i32) -> i32
      %7 = "arith.divsi"(%arg0, %2) : (i32, i32) -> i32
      %8 = "arith.divsi"(%arg0, %3) : (i32, i32) -> i32
      %9 = "arith.divsi"(%arg0, %4) : (i32, i32) -> i32
      %10 = "arith.divui"(%arg0, %4) : (i32, i32) -> i32
      %11 = "arith.divui"(%arg0, %arg1) : (i32, i32) -> i32
      %12 = "arith.ceildivsi"(%arg0, %2) : (i32, i32) -> i32
      %13 = "arith.ceildivui"(%arg0, %3) : (i32, i32) -> i32
      %14 = "arith.floordivsi"(%arg0, %2) : (i32, i32) -> i32
      %15 = "arith.remsi"(%arg0, %2) : (i32, i32) -> i32
      %16 = "arith.remui"(%arg0, %4) : (i32, i32) -> i32
      %17 = "t.use"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> i32
      "scf.yield"(%17) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
