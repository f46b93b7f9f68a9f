// What flows into regions and out of them: the same value, equal values, values that nobody uses.
// run: --allow-unregistered-dialect --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i1, index) -> (i32, i32), sym_name = "w"}> ({
  ^bb0(%arg21: i32, %arg22: i32, %arg23: i1, %arg24: index):
    %17:3 = "scf.while"(%arg21, %arg22, %arg21) ({
    ^bb0(%arg28: i32, %arg29: i32, %arg30: i32):
      %19 = "arith.cmpi"(%arg28, %arg29) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "scf.condition"(%19, %arg28, %arg29, %arg30) : (i1, i32, i32, i32) -> ()
    }, {
    ^bb0(%arg25: i32, %arg26: i32, %arg27: i32):
      %18 = "arith.addi"(%arg25, %arg21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%18, %arg26, %arg27) : (i32, i32, i32) -> ()
    }) : (i32, i32, i32) -> (i32, i32, i32)
    "func.return"(%17#0, %17#0) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "w2"}> ({
  ^bb0(%arg15: i32, %arg16: i32):
    %15:2 = "scf.while"(%arg15, %arg16) ({
    ^bb0(%arg19: i32, %arg20: i32):
      %16 = "test.c"(%arg19, %arg20) : (i32, i32) -> i1
      "scf.condition"(%16, %arg20, %arg19) : (i1, i32, i32) -> ()
    }, {
    ^bb0(%arg17: i32, %arg18: i32):
      "test.u"(%arg17, %arg18) : (i32, i32) -> ()
      "scf.yield"(%arg18, %arg17) : (i32, i32) -> ()
    }) : (i32, i32) -> (i32, i32)
    "func.return"(%15#0, %15#1) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "w3"}> ({
  ^bb0(%arg12: i32):
    %12 = "arith.constant"() <{value = false}> : () -> i1
    %13 = "scf.while"(%arg12) ({
    ^bb0(%arg14: i32):
      "scf.condition"(%12, %arg14) : (i1, i32) -> ()
    }, {
    ^bb0(%arg13: i32):
      %14 = "test.g"(%arg13) : (i32) -> i32
      "scf.yield"(%14) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%13) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "w4"}> ({
  ^bb0(%arg9: i32, %arg10: i1):
    "scf.while"(%arg9) ({
    ^bb0(%arg11: i32):
      %11 = "test.g"() : () -> i1
      "scf.condition"(%11) : (i1) -> ()
    }, {
      "test.k"(%arg10) : (i1) -> ()
      "scf.yield"(%arg9) : (i32) -> ()
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "w5"}> ({
  ^bb0(%arg6: i32):
    "scf.while"() ({
      %10 = "test.g"() : () -> i1
      "scf.condition"(%10) : (i1) -> ()
    }, {
      %7 = "scf.while"(%arg6) ({
      ^bb0(%arg8: i32):
        %9 = "test.g"(%arg8) : (i32) -> i1
        "scf.condition"(%9, %arg8) : (i1, i32) -> ()
      }, {
      ^bb0(%arg7: i32):
        %8 = "test.h"(%arg7) : (i32) -> i32
        "scf.yield"(%8) : (i32) -> ()
      }) : (i32) -> i32
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index) -> (i32, i32), sym_name = "f"}> ({
  ^bb0(%arg1: i32, %arg2: index):
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5:2 = "scf.for"(%3, %arg2, %4, %arg1, %arg1) ({
    ^bb0(%arg3: index, %arg4: i32, %arg5: i32):
      "test.u"(%arg4, %arg5) : (i32, i32) -> ()
      %6 = "test.v"(%arg4) : (i32) -> i32
      "scf.yield"(%6, %6) : (i32, i32) -> ()
    }) : (index, index, index, i32, i32) -> (i32, i32)
    "func.return"(%5#0, %5#1) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i1):
    %0:2 = "scf.execute_region"() <{no_inline}> ({
      %1 = "test.a"() : () -> i32
      %2 = "test.a"() : () -> i32
      "scf.yield"(%1, %2) : (i32, i32) -> ()
    }) : () -> (i32, i32)
    "func.return"(%0#1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

