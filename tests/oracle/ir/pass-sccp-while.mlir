// A loop goes on as long as its condition may hold.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "never"}> ({
    %10 = "arith.constant"() <{value = false}> : () -> i1
    %11 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %12 = "scf.while"(%11) ({
    ^bb0(%arg7: i32):
      %14 = "arith.addi"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.condition"(%10, %14) : (i1, i32) -> ()
    }, {
    ^bb0(%arg6: i32):
      %13 = "arith.muli"(%arg6, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%13) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "always"}> ({
    %7 = "arith.constant"() <{value = true}> : () -> i1
    %8 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %9 = "scf.while"(%8) ({
    ^bb0(%arg5: i32):
      "scf.condition"(%7, %arg5) : (i1, i32) -> ()
    }, {
    ^bb0(%arg4: i32):
      "scf.yield"(%arg4) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%9) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (i32, i64), sym_name = "sometimes"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %2:2 = "scf.while"(%0) ({
    ^bb0(%arg3: i32):
      "scf.condition"(%arg0, %arg3, %1) : (i1, i32, i64) -> ()
    }, {
    ^bb0(%arg1: i32, %arg2: i64):
      %3 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %4 = "arith.subi"(%3, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.addi"(%4, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.addi"(%5, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%6) : (i32) -> ()
    }) : (i32) -> (i32, i64)
    "func.return"(%2#0, %2#1) : (i32, i64) -> ()
  }) : () -> ()
}) : () -> ()
