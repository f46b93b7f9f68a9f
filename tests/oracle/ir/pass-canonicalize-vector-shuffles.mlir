// Shuffled vectors, reductions of one element, and vectors that were taken apart.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
// run: --sccp --cse --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<4x2xf32>, sym_name = "f0"}> ({
  ^bb0(%arg9: f32):
    %23 = "vector.broadcast"(%arg9) : (f32) -> vector<2x4xf32>
    %24 = "vector.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    "func.return"(%24) : (vector<4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> vector<4xf32>, sym_name = "f1"}> ({
  ^bb0(%arg7: vector<4xf32>, %arg8: vector<4xf32>):
    %22 = "vector.shuffle"(%arg7, %arg8) <{mask = array<i64: 0, 1, 2, 3>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%22) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> vector<4xf32>, sym_name = "f2"}> ({
    %19 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %20 = "arith.constant"() <{value = dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %21 = "vector.shuffle"(%19, %20) <{mask = array<i64: 0, 3, 2, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    "func.return"(%21) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1xf32>) -> f32, sym_name = "f3"}> ({
  ^bb0(%arg6: vector<1xf32>):
    %18 = "vector.reduction"(%arg6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xf32>) -> f32
    "func.return"(%18) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f4"}> ({
  ^bb0(%arg5: vector<4xf32>):
    %16:4 = "vector.to_elements"(%arg5) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %17 = "vector.from_elements"(%16#0, %16#1, %16#2, %16#3) : (f32, f32, f32, f32) -> vector<4xf32>
    "func.return"(%17) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> vector<3xf32>, sym_name = "f5"}> ({
    %14 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %15 = "vector.shuffle"(%14, %14) <{mask = array<i64: 0, -1, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
    "func.return"(%15) : (vector<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<1x3xf32>) -> (vector<1x3xf32>, vector<2x3xf32>), sym_name = "f6"}> ({
  ^bb0(%arg3: vector<2x3xf32>, %arg4: vector<1x3xf32>):
    %12 = "vector.shuffle"(%arg3, %arg4) <{mask = array<i64: 2>}> : (vector<2x3xf32>, vector<1x3xf32>) -> vector<1x3xf32>
    %13 = "vector.shuffle"(%arg3, %arg4) <{mask = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<1x3xf32>) -> vector<2x3xf32>
    "func.return"(%12, %13) : (vector<1x3xf32>, vector<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> vector<2x2xi8>, sym_name = "f7"}> ({
    %10 = "arith.constant"() <{value = dense<[[1, 2]]> : vector<1x2xi8>}> : () -> vector<1x2xi8>
    %11 = "vector.shuffle"(%10, %10) <{mask = array<i64: 1, 0>}> : (vector<1x2xi8>, vector<1x2xi8>) -> vector<2x2xi8>
    "func.return"(%11) : (vector<2x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> vector<2xi8>, sym_name = "f8"}> ({
    %7 = "arith.constant"() <{value = dense<7> : vector<2xi8>}> : () -> vector<2xi8>
    %8 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
    %9 = "vector.shuffle"(%7, %8) <{mask = array<i64: 1, 3>}> : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
    "func.return"(%9) : (vector<2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>) -> (vector<2x2xf32>, vector<4xf32>), sym_name = "f9"}> ({
  ^bb0(%arg2: vector<4xf32>):
    %4:4 = "vector.to_elements"(%arg2) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %5 = "vector.from_elements"(%4#0, %4#1, %4#2, %4#3) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %6 = "vector.from_elements"(%4#1, %4#0, %4#2, %4#3) : (f32, f32, f32, f32) -> vector<4xf32>
    "func.return"(%5, %6) : (vector<2x2xf32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf32>) -> vector<2x4xf32>, sym_name = "f10"}> ({
  ^bb0(%arg1: vector<2xf32>):
    %2 = "vector.broadcast"(%arg1) : (vector<2xf32>) -> vector<4x2xf32>
    %3 = "vector.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
    "func.return"(%3) : (vector<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<f32>) -> vector<2x4xf32>, sym_name = "f11"}> ({
  ^bb0(%arg0: vector<f32>):
    %0 = "vector.broadcast"(%arg0) : (vector<f32>) -> vector<4x2xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
    "func.return"(%1) : (vector<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

