// Choices, comparisons and remainders of constants and dynamic tensors.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xi32>, tensor<*xi32>, vector<4xi32>, vector<4xi1>, i1, i32, tensor<?x3xi32>) -> (i32, vector<4xi32>, vector<4xi1>, vector<4xi1>, tensor<?x3xi32>, i32, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?x3xi32>), sym_name = "d"}> ({
  ^bb0(%arg0: tensor<*xi32>, %arg1: tensor<*xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: i1, %arg5: i32, %arg6: tensor<?x3xi32>):
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i1
    %1 = "arith.select"(%0, %arg5, %arg5) : (i1, i32, i32) -> i32
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi32>
    %3 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %4 = "arith.addi"(%3, %2) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %5 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %6 = "arith.constant"() <{value = dense<2.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %7 = "arith.cmpf"(%5, %6) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %8 = "arith.cmpi"(%3, %arg2) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %9 = "arith.xori"(%arg6, %arg6) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    %10 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %12 = "arith.select"(%0, %10, %11) : (i1, i32, i32) -> i32
    %13 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %14 = "arith.constant"() <{value = dense<[7, 7, 7, 8]> : vector<4xi32>}> : () -> vector<4xi32>
    %15 = "arith.select"(%13, %arg2, %14) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %16 = "arith.select"(%arg4, %3, %14) : (i1, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %17 = "arith.constant"() <{value = dense<2> : vector<4xi32>}> : () -> vector<4xi32>
    %18 = "arith.divsi"(%14, %17) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %19 = "arith.remsi"(%arg6, %arg6) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    "func.return"(%1, %4, %7, %8, %9, %12, %15, %16, %18, %19) : (i32, vector<4xi32>, vector<4xi1>, vector<4xi1>, tensor<?x3xi32>, i32, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

