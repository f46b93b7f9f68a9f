// Loops whose condition says what holds in the body, whose values change places, and whose choices move down.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo
// run: --allow-unregistered-dialect --canonicalize='top-down=false'
"func.func"() <{function_type = (i32) -> i1, sym_name = "w_truth"}> ({
^bb0(%arg90: i32):
  %88:2 = "scf.while"() ({
    %89 = "t.cond"() : () -> i1
    %90 = "t.val"() : () -> i32
    "scf.condition"(%89, %89, %90) : (i1, i1, i32) -> ()
  }, {
  ^bb0(%arg91: i1, %arg92: i32):
    "t.use"(%arg91, %arg92) : (i1, i32) -> ()
    "scf.yield"() : () -> ()
  }) : () -> (i1, i32)
  "func.return"(%88#0) : (i1) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "w_cmp"}> ({
^bb0(%arg87: i32):
  %81 = "scf.while"(%arg87) ({
  ^bb0(%arg89: i32):
    %85 = "t.k"() : () -> i32
    %86 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %87 = "arith.cmpi"(%85, %86) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "scf.condition"(%87, %85) : (i1, i32) -> ()
  }, {
  ^bb0(%arg88: i32):
    %82 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %83 = "arith.cmpi"(%arg88, %82) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %84 = "arith.cmpi"(%arg88, %82) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "t.use"(%83, %84) : (i1, i1) -> ()
    "scf.yield"(%arg88) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "w_cmp2"}> ({
^bb0(%arg85: i32):
  %75 = "scf.while"() ({
    %79 = "t.k"() : () -> i32
    %80 = "arith.cmpi"(%79, %arg85) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "scf.condition"(%80, %79) : (i1, i32) -> ()
  }, {
  ^bb0(%arg86: i32):
    %76 = "arith.cmpi"(%arg86, %arg85) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %77 = "arith.cmpi"(%arg86, %arg85) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %78 = "arith.cmpi"(%arg85, %arg86) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "t.use"(%76, %77, %78) : (i1, i1, i1) -> ()
    "scf.yield"() : () -> ()
  }) : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "w_ifdown"}> ({
^bb0(%arg80: i32, %arg81: i32):
  %71:2 = "scf.while"(%arg80) ({
  ^bb0(%arg84: i32):
    %72 = "arith.cmpi"(%arg84, %arg81) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %73 = "scf.if"(%72) ({
      %74 = "arith.addi"(%arg84, %arg81) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "t.eff"(%74) : (i32) -> ()
      "scf.yield"(%74) : (i32) -> ()
    }, {
      "scf.yield"(%arg84) : (i32) -> ()
    }) : (i1) -> i32
    "scf.condition"(%72, %73, %arg84) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg82: i32, %arg83: i32):
    "t.use"(%arg82, %arg83) : (i32, i32) -> ()
    "scf.yield"(%arg82) : (i32) -> ()
  }) : (i32) -> (i32, i32)
  "func.return"(%71#1) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32, memref<4xi32>) -> i32, sym_name = "w_ifdown2"}> ({
^bb0(%arg75: i32, %arg76: i32, %arg77: memref<4xi32>):
  %66 = "scf.while"(%arg75) ({
  ^bb0(%arg79: i32):
    %68 = "arith.cmpi"(%arg79, %arg76) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %69 = "arith.muli"(%arg79, %arg76) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.if"(%68) ({
      %70 = "arith.addi"(%69, %arg76) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "t.eff"(%70, %69) : (i32, i32) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.condition"(%68, %arg79) : (i1, i32) -> ()
  }, {
  ^bb0(%arg78: i32):
    %67 = "arith.addi"(%arg78, %arg76) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.yield"(%67) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%66) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "w_ifdown_no"}> ({
^bb0(%arg71: i32, %arg72: i32):
  %61 = "scf.while"(%arg71) ({
  ^bb0(%arg74: i32):
    %62 = "arith.cmpi"(%arg74, %arg72) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %63 = "scf.if"(%62) ({
      %65 = "arith.addi"(%arg74, %arg72) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%65) : (i32) -> ()
    }, {
      %64 = "t.other"() : () -> i32
      "scf.yield"(%64) : (i32) -> ()
    }) : (i1) -> i32
    "scf.condition"(%62, %63) : (i1, i32) -> ()
  }, {
  ^bb0(%arg73: i32):
    "scf.yield"(%arg73) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%61) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "w_align"}> ({
^bb0(%arg65: i32, %arg66: i32):
  %58:2 = "scf.while"(%arg65, %arg66) ({
  ^bb0(%arg69: i32, %arg70: i32):
    %60 = "t.c"(%arg69, %arg70) : (i32, i32) -> i1
    "scf.condition"(%60, %arg70, %arg69) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg67: i32, %arg68: i32):
    %59:2 = "t.n"(%arg67, %arg68) : (i32, i32) -> (i32, i32)
    "scf.yield"(%59#0, %59#1) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  "func.return"(%58#0, %58#1) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, f32, i64) -> (f32, i64, i32), sym_name = "w_align3"}> ({
^bb0(%arg56: i32, %arg57: f32, %arg58: i64):
  %55:3 = "scf.while"(%arg56, %arg57, %arg58) ({
  ^bb0(%arg62: i32, %arg63: f32, %arg64: i64):
    %57 = "t.c"(%arg62, %arg63, %arg64) : (i32, f32, i64) -> i1
    "scf.condition"(%57, %arg63, %arg64, %arg62) : (i1, f32, i64, i32) -> ()
  }, {
  ^bb0(%arg59: f32, %arg60: i64, %arg61: i32):
    %56:3 = "t.n"(%arg59, %arg60, %arg61) : (f32, i64, i32) -> (i32, f32, i64)
    "scf.yield"(%56#0, %56#1, %56#2) : (i32, f32, i64) -> ()
  }) : (i32, f32, i64) -> (f32, i64, i32)
  "func.return"(%55#0, %55#1, %55#2) : (f32, i64, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "w_unused"}> ({
^bb0(%arg50: i32, %arg51: i32):
  %52:2 = "scf.while"(%arg50, %arg51) ({
  ^bb0(%arg54: i32, %arg55: i32):
    %54 = "t.c"(%arg54) : (i32) -> i1
    "scf.condition"(%54, %arg54, %arg55) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg52: i32, %arg53: i32):
    %53 = "t.n"(%arg52) : (i32) -> i32
    "scf.yield"(%53, %arg53) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  "func.return"(%52#1) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "w_dup"}> ({
^bb0(%arg46: i32):
  %49:2 = "scf.while"(%arg46) ({
  ^bb0(%arg49: i32):
    %51 = "t.c"(%arg49) : (i32) -> i1
    "scf.condition"(%51, %arg49, %arg49) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg47: i32, %arg48: i32):
    %50 = "t.n"(%arg47, %arg48) : (i32, i32) -> i32
    "scf.yield"(%50) : (i32) -> ()
  }) : (i32) -> (i32, i32)
  "func.return"(%49#0, %49#1) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "w_false"}> ({
^bb0(%arg43: i32):
  %46 = "arith.constant"() <{value = false}> : () -> i1
  %47 = "scf.while"(%arg43) ({
  ^bb0(%arg45: i32):
    "t.once"(%arg45) : (i32) -> ()
    "scf.condition"(%46, %arg45) : (i1, i32) -> ()
  }, {
  ^bb0(%arg44: i32):
    %48 = "t.n"(%arg44) : (i32) -> i32
    "scf.yield"(%48) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%47) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "w_true"}> ({
^bb0(%arg40: i32):
  %43 = "arith.constant"() <{value = true}> : () -> i1
  %44 = "scf.while"(%arg40) ({
  ^bb0(%arg42: i32):
    "t.once"(%arg42) : (i32) -> ()
    "scf.condition"(%43, %arg42) : (i1, i32) -> ()
  }, {
  ^bb0(%arg41: i32):
    %45 = "t.n"(%arg41) : (i32) -> i32
    "scf.yield"(%45) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%44) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "nestedregion"}> ({
^bb0(%arg36: i32, %arg37: i32):
  %34 = "scf.while"(%arg36) ({
  ^bb0(%arg39: i32):
    %36 = "arith.cmpi"(%arg39, %arg37) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %37 = "t.k"(%arg39) : (i32) -> i32
    %38 = "scf.if"(%36) ({
      %39 = "t.d"() : () -> i1
      %40 = "scf.if"(%39) ({
        %42 = "t.q"(%arg39, %37) : (i32, i32) -> i32
        "scf.yield"(%42) : (i32) -> ()
      }, {
        %41 = "t.p"(%37) : (i32) -> i32
        "scf.yield"(%41) : (i32) -> ()
      }) : (i1) -> i32
      "scf.yield"(%40) : (i32) -> ()
    }, {
      "scf.yield"(%arg37) : (i32) -> ()
    }) : (i1) -> i32
    "scf.condition"(%36, %38) : (i1, i32) -> ()
  }, {
  ^bb0(%arg38: i32):
    %35 = "t.n"(%arg38) : (i32) -> i32
    "scf.yield"(%35) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%34) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "unusedif"}> ({
^bb0(%arg32: i32, %arg33: i32):
  %28 = "scf.while"(%arg32) ({
  ^bb0(%arg35: i32):
    %30 = "arith.cmpi"(%arg35, %arg33) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %31 = "t.k"(%arg35) : (i32) -> i32
    %32:2 = "scf.if"(%30) ({
      %33 = "t.d"(%30) : (i1) -> i32
      "scf.yield"(%33, %33) : (i32, i32) -> ()
    }, {
      "scf.yield"(%arg33, %31) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    "scf.condition"(%30, %32#1) : (i1, i32) -> ()
  }, {
  ^bb0(%arg34: i32):
    %29 = "t.n"(%arg34, %arg34) : (i32, i32) -> i32
    "scf.yield"(%29) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%28) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "elsein"}> ({
^bb0(%arg28: i32, %arg29: i32):
  %23 = "scf.while"(%arg28) ({
  ^bb0(%arg31: i32):
    %25 = "arith.cmpi"(%arg31, %arg29) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %26 = "scf.if"(%25) ({
      "scf.yield"(%arg31) : (i32) -> ()
    }, {
      %27 = "t.d"() : () -> i32
      "scf.yield"(%27) : (i32) -> ()
    }) : (i1) -> i32
    "scf.condition"(%25, %26) : (i1, i32) -> ()
  }, {
  ^bb0(%arg30: i32):
    %24 = "t.n"(%arg30, %arg30) : (i32, i32) -> i32
    "scf.yield"(%24) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%23) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "noafterargs"}> ({
^bb0(%arg26: i32, %arg27: i32):
  "scf.while"() ({
    %22 = "t.c"() : () -> i1
    "scf.if"(%22) ({
      "t.a"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
      "t.b"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "scf.condition"(%22) : (i1) -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  "scf.while"() ({
    %21 = "t.c"() : () -> i1
    "scf.if"(%21) ({
      "t.a"(%21) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.condition"(%21) : (i1) -> ()
  }, {
    "t.z"() : () -> ()
    "scf.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "cmpswap"}> ({
^bb0(%arg24: i32):
  %15 = "scf.while"() ({
    %19 = "t.k"() : () -> i32
    %20 = "arith.cmpi"(%arg24, %19) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "scf.condition"(%20, %19) : (i1, i32) -> ()
  }, {
  ^bb0(%arg25: i32):
    %16 = "arith.cmpi"(%arg24, %arg25) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %17 = "arith.cmpi"(%arg24, %arg25) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %18 = "arith.cmpi"(%arg25, %arg24) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "t.use"(%16, %17, %18, %arg25) : (i1, i1, i1, i32) -> ()
    "scf.yield"() : () -> ()
  }) : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32, i32) -> (i32, i32), sym_name = "alignpartial"}> ({
^bb0(%arg17: i32, %arg18: i32, %arg19: i32):
  %12:2 = "scf.while"(%arg17, %arg18) ({
  ^bb0(%arg22: i32, %arg23: i32):
    %14 = "t.c"(%arg22, %arg23) : (i32, i32) -> i1
    "scf.condition"(%14, %arg23, %arg23) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg20: i32, %arg21: i32):
    %13:2 = "t.n"(%arg20, %arg21) : (i32, i32) -> (i32, i32)
    "scf.yield"(%13#0, %13#1) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  "func.return"(%12#0, %12#1) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32, i32) -> (i32, i32), sym_name = "attrs"}> ({
^bb0(%arg10: i32, %arg11: i32, %arg12: i32):
  %9:2 = "scf.while"(%arg10, %arg11) ({
  ^bb0(%arg15: i32, %arg16: i32):
    %11 = "t.c"(%arg15, %arg16) : (i32, i32) -> i1
    "scf.condition"(%11, %arg16, %arg15) {foo} : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg13: i32, %arg14: i32):
    %10:2 = "t.n"(%arg13, %arg14) : (i32, i32) -> (i32, i32)
    "scf.yield"(%10#0, %10#1) : (i32, i32) -> ()
  }) {bar} : (i32, i32) -> (i32, i32)
  "func.return"(%9#0, %9#1) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32, i32) -> i32, sym_name = "movesattrs"}> ({
^bb0(%arg5: i32, %arg6: i32, %arg7: i32):
  %4 = "scf.while"(%arg5) ({
  ^bb0(%arg9: i32):
    %6 = "t.c"(%arg9) : (i32) -> i1
    %7 = "scf.if"(%6) ({
      %8 = "t.q"() : () -> i32
      "scf.yield"(%8) : (i32) -> ()
    }, {
      "scf.yield"(%arg6) : (i32) -> ()
    }) : (i1) -> i32
    "scf.condition"(%6, %7) {foo} : (i1, i32) -> ()
  }, {
  ^bb0(%arg8: i32):
    %5 = "t.n"(%arg8) : (i32) -> i32
    "scf.yield"(%5) : (i32) -> ()
  }) {bar} : (i32) -> i32
  "func.return"(%4) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "const_inits"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1:2 = "scf.while"(%0, %arg0) ({
  ^bb0(%arg3: i32, %arg4: i32):
    %3 = "t.c"(%arg3, %arg4) : (i32, i32) -> i1
    "scf.condition"(%3, %arg3, %arg4) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%arg1: i32, %arg2: i32):
    %2 = "t.n"(%arg1, %arg2) : (i32, i32) -> i32
    "scf.yield"(%arg1, %2) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  "func.return"(%1#0) : (i32) -> ()
}) : () -> ()
