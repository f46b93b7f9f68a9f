// Loops whose bounds are further apart than their type can hold, and loops next to them.
// run: --canonicalize --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
    %27 = "arith.constant"() <{value = -9223372036854775808 : index}> : () -> index
    %28 = "arith.constant"() <{value = 6633728729364306887 : index}> : () -> index
    "scf.for"(%27, %28, %28) ({
    ^bb0(%arg9: index):
      "t.use"(%arg9) : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "b"}> ({
    %24 = "arith.constant"() <{value = -100 : i8}> : () -> i8
    %25 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %26 = "arith.constant"() <{value = 120 : i8}> : () -> i8
    "scf.for"(%24, %25, %26) ({
    ^bb0(%arg8: i8):
      "t.use"(%arg8) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "c"}> ({
    %21 = "arith.constant"() <{value = -28 : i8}> : () -> i8
    %22 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %23 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    "scf.for"(%21, %22, %23) ({
    ^bb0(%arg7: i8):
      "t.use"(%arg7) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "d"}> ({
    %18 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %19 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %20 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    "scf.for"(%18, %19, %20) ({
    ^bb0(%arg6: i8):
      "t.use"(%arg6) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "e"}> ({
    %15 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %16 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %17 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    "scf.for"(%15, %16, %17) ({
    ^bb0(%arg5: i8):
      "t.use"(%arg5) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %12 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %13 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %14 = "arith.constant"() <{value = 126 : i8}> : () -> i8
    "scf.for"(%12, %13, %14) ({
    ^bb0(%arg4: i8):
      "t.use"(%arg4) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    %9 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %10 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %11 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    "scf.for"(%9, %10, %11) ({
    ^bb0(%arg3: i8):
      "t.use"(%arg3) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
    %6 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %7 = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %8 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    "scf.for"(%6, %7, %8) ({
    ^bb0(%arg2: i8):
      "t.use"(%arg2) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "i"}> ({
    %3 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = -100 : i8}> : () -> i8
    %5 = "arith.constant"() <{value = 127 : i8}> : () -> i8
    "scf.for"(%3, %4, %5) ({
    ^bb0(%arg1: i8):
      "t.use"(%arg1) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "j"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = -100 : i8}> : () -> i8
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg0: i8):
      "t.use"(%arg0) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

