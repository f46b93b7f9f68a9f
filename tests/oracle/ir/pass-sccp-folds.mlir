// Operations of arith fold with what their operands are known to be.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32, vector<4xi32>) -> (i32, i32, i1, f32, i32, i64, vector<4xi32>, i32), sym_name = "folds"}> ({
  ^bb0(%arg1: i32, %arg2: vector<4xi32>):
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    "cf.br"(%4, %5, %6, %7)[^bb1] : (i32, i32, f32, vector<4xi32>) -> ()
  ^bb1(%8: i32, %9: i32, %10: f32, %11: vector<4xi32>):  // pred: ^bb0
    %12 = "arith.addi"(%arg1, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %13 = "arith.muli"(%9, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %14 = "arith.cmpi"(%9, %8) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %15 = "arith.addf"(%10, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %16 = "arith.select"(%14, %8, %9) : (i1, i32, i32) -> i32
    %17 = "arith.extsi"(%8) : (i32) -> i64
    %18 = "arith.andi"(%arg2, %11) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %19 = "arith.divsi"(%8, %9) : (i32, i32) -> i32
    "func.return"(%12, %13, %14, %15, %16, %17, %18, %19) : (i32, i32, i1, f32, i32, i64, vector<4xi32>, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "both_orders"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    "cf.br"(%0)[^bb1] : (i32) -> ()
  ^bb1(%1: i32):  // pred: ^bb0
    %2 = "arith.addi"(%1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.ori"(%arg0, %arg0) : (i32, i32) -> i32
    "func.return"(%2, %3) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
