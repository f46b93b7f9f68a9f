// Constants fold element by element, and equal operands of dynamic shape.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xi32>, tensor<?xi32>, tensor<*xi32>) -> (tensor<?xi1>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi1>, tensor<*xi32>, tensor<?xi32>, tensor<?xi32>), sym_name = "d"}> ({
  ^bb0(%arg3: tensor<?xi32>, %arg4: tensor<?xi32>, %arg5: tensor<*xi32>):
    %25 = "arith.cmpi"(%arg3, %arg3) <{predicate = 0 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
    %26 = "arith.xori"(%arg3, %arg3) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %27 = "arith.subi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %28 = "arith.subi"(%27, %arg3) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %29 = "arith.subi"(%arg3, %arg3) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %30 = "arith.cmpi"(%arg3, %arg3) <{predicate = 1 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
    %31 = "arith.subi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<none>}> : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    %32 = "arith.andi"(%arg3, %arg3) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %33 = "arith.maxsi"(%arg3, %arg3) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    "func.return"(%25, %26, %28, %29, %30, %31, %32, %33) : (tensor<?xi1>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi1>, tensor<*xi32>, tensor<?xi32>, tensor<?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi32>, vector<4xi32>, tensor<2x2xi32>) -> (vector<[4]xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, tensor<2x2xi32>, vector<4xi8>, vector<4xi64>, vector<4xi1>, vector<4xf32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xf32>, vector<4xi32>), sym_name = "v"}> ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<4xi32>, %arg2: tensor<2x2xi32>):
    %0 = "arith.subi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %2 = "arith.constant"() <{value = dense<[5, 6, 7, 8]> : vector<4xi32>}> : () -> vector<4xi32>
    %3 = "arith.constant"() <{value = dense<[5, 6, 0, 8]> : vector<4xi32>}> : () -> vector<4xi32>
    %4 = "arith.constant"() <{value = dense<2> : vector<4xi32>}> : () -> vector<4xi32>
    %5 = "arith.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %6 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.500000e+00, -4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
    %7 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %8 = "arith.cmpi"(%1, %4) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %9 = "arith.muli"(%1, %4) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %10 = "arith.muli"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %11 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>) -> vector<4xi8>
    %12 = "arith.extsi"(%1) : (vector<4xi32>) -> vector<4xi64>
    %13 = "arith.cmpf"(%6, %6) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %14 = "arith.addf"(%6, %6) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %15 = "arith.fptosi"(%6) : (vector<4xf32>) -> vector<4xi32>
    %16 = "arith.divsi"(%1, %3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %17 = "arith.constant"() <{value = dense<[true, false, true, false]> : vector<4xi1>}> : () -> vector<4xi1>
    %18 = "arith.select"(%17, %1, %2) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %19 = "arith.bitcast"(%6) : (vector<4xf32>) -> vector<4xi32>
    %20 = "arith.addi"(%arg1, %1) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %21 = "arith.addi"(%20, %2) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %22 = "arith.negf"(%6) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %23 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %24 = "arith.addi"(%arg1, %23) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "func.return"(%0, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %18, %19, %21, %22, %24) : (vector<[4]xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, tensor<2x2xi32>, vector<4xi8>, vector<4xi64>, vector<4xi1>, vector<4xf32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xf32>, vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

