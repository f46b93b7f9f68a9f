// The wider format has no negative zero.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E5M2FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg14: f4E2M1FN):
    %28 = "arith.extf"(%arg14) : (f4E2M1FN) -> f8E5M2FNUZ
    %29 = "arith.truncf"(%28) : (f8E5M2FNUZ) -> f4E2M1FN
    "func.return"(%29) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E4M3FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg13: f4E2M1FN):
    %26 = "arith.extf"(%arg13) : (f4E2M1FN) -> f8E4M3FNUZ
    %27 = "arith.truncf"(%26) : (f8E4M3FNUZ) -> f4E2M1FN
    "func.return"(%27) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f4E2M1FN) -> f4E2M1FN, sym_name = "f4E2M1FN_f8E4M3B11FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg12: f4E2M1FN):
    %24 = "arith.extf"(%arg12) : (f4E2M1FN) -> f8E4M3B11FNUZ
    %25 = "arith.truncf"(%24) : (f8E4M3B11FNUZ) -> f4E2M1FN
    "func.return"(%25) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E5M2FNUZ_f6E2M3FN"}> ({
  ^bb0(%arg11: f6E2M3FN):
    %22 = "arith.extf"(%arg11) : (f6E2M3FN) -> f8E5M2FNUZ
    %23 = "arith.truncf"(%22) : (f8E5M2FNUZ) -> f6E2M3FN
    "func.return"(%23) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E5M2FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg10: f6E2M3FN):
    %20 = "arith.extf"(%arg10) : (f6E2M3FN) -> f8E5M2FNUZ
    %21 = "arith.truncf"(%20) : (f8E5M2FNUZ) -> f4E2M1FN
    "func.return"(%21) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E4M3FNUZ_f6E2M3FN"}> ({
  ^bb0(%arg9: f6E2M3FN):
    %18 = "arith.extf"(%arg9) : (f6E2M3FN) -> f8E4M3FNUZ
    %19 = "arith.truncf"(%18) : (f8E4M3FNUZ) -> f6E2M3FN
    "func.return"(%19) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E4M3FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg8: f6E2M3FN):
    %16 = "arith.extf"(%arg8) : (f6E2M3FN) -> f8E4M3FNUZ
    %17 = "arith.truncf"(%16) : (f8E4M3FNUZ) -> f4E2M1FN
    "func.return"(%17) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f6E2M3FN, sym_name = "f6E2M3FN_f8E4M3B11FNUZ_f6E2M3FN"}> ({
  ^bb0(%arg7: f6E2M3FN):
    %14 = "arith.extf"(%arg7) : (f6E2M3FN) -> f8E4M3B11FNUZ
    %15 = "arith.truncf"(%14) : (f8E4M3B11FNUZ) -> f6E2M3FN
    "func.return"(%15) : (f6E2M3FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E2M3FN) -> f4E2M1FN, sym_name = "f6E2M3FN_f8E4M3B11FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg6: f6E2M3FN):
    %12 = "arith.extf"(%arg6) : (f6E2M3FN) -> f8E4M3B11FNUZ
    %13 = "arith.truncf"(%12) : (f8E4M3B11FNUZ) -> f4E2M1FN
    "func.return"(%13) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E5M2FNUZ_f6E3M2FN"}> ({
  ^bb0(%arg5: f6E3M2FN):
    %10 = "arith.extf"(%arg5) : (f6E3M2FN) -> f8E5M2FNUZ
    %11 = "arith.truncf"(%10) : (f8E5M2FNUZ) -> f6E3M2FN
    "func.return"(%11) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E5M2FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg4: f6E3M2FN):
    %8 = "arith.extf"(%arg4) : (f6E3M2FN) -> f8E5M2FNUZ
    %9 = "arith.truncf"(%8) : (f8E5M2FNUZ) -> f4E2M1FN
    "func.return"(%9) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E4M3FNUZ_f6E3M2FN"}> ({
  ^bb0(%arg3: f6E3M2FN):
    %6 = "arith.extf"(%arg3) : (f6E3M2FN) -> f8E4M3FNUZ
    %7 = "arith.truncf"(%6) : (f8E4M3FNUZ) -> f6E3M2FN
    "func.return"(%7) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E4M3FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg2: f6E3M2FN):
    %4 = "arith.extf"(%arg2) : (f6E3M2FN) -> f8E4M3FNUZ
    %5 = "arith.truncf"(%4) : (f8E4M3FNUZ) -> f4E2M1FN
    "func.return"(%5) : (f4E2M1FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f6E3M2FN, sym_name = "f6E3M2FN_f8E4M3B11FNUZ_f6E3M2FN"}> ({
  ^bb0(%arg1: f6E3M2FN):
    %2 = "arith.extf"(%arg1) : (f6E3M2FN) -> f8E4M3B11FNUZ
    %3 = "arith.truncf"(%2) : (f8E4M3B11FNUZ) -> f6E3M2FN
    "func.return"(%3) : (f6E3M2FN) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f6E3M2FN) -> f4E2M1FN, sym_name = "f6E3M2FN_f8E4M3B11FNUZ_f4E2M1FN"}> ({
  ^bb0(%arg0: f6E3M2FN):
    %0 = "arith.extf"(%arg0) : (f6E3M2FN) -> f8E4M3B11FNUZ
    %1 = "arith.truncf"(%0) : (f8E4M3B11FNUZ) -> f4E2M1FN
    "func.return"(%1) : (f4E2M1FN) -> ()
  }) : () -> ()
}) : () -> ()

