// Folds of vector: constants, constant positions, and what a value was made of.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"func.func"() <{function_type = (f32, vector<4xf32>, index) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>), sym_name = "b"}> ({
^bb0(%arg14: f32, %arg15: vector<4xf32>, %arg16: index):
  %50 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %51 = "arith.constant"() <{value = dense<2.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %52 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
  %53 = "vector.broadcast"(%51) : (vector<4xf32>) -> vector<2x4xf32>
  %54 = "vector.broadcast"(%arg15) : (vector<4xf32>) -> vector<4xf32>
  %55 = "vector.broadcast"(%arg14) : (f32) -> vector<4xf32>
  %56 = "vector.broadcast"(%55) : (vector<4xf32>) -> vector<2x4xf32>
  "func.return"(%52, %53, %54, %56, %55) : (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32, vector<4xf32>, vector<2x4xf32>) -> (f32, f32, f32, f32, vector<4xf32>, f32, f32), sym_name = "e"}> ({
^bb0(%arg11: f32, %arg12: vector<4xf32>, %arg13: vector<2x4xf32>):
  %37 = "arith.constant"() <{value = 1 : index}> : () -> index
  %38 = "vector.extract"(%arg12, %37) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
  %39 = "vector.broadcast"(%arg11) : (f32) -> vector<4xf32>
  %40 = "vector.extract"(%39) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %41 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
  %42 = "vector.extract"(%41) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %43 = "vector.insert"(%arg11, %arg12) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %44 = "vector.extract"(%43) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %45 = "arith.constant"() <{value = dense<5.000000e+00> : vector<2x4xf32>}> : () -> vector<2x4xf32>
  %46 = "vector.extract"(%45) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
  %47 = "vector.extract"(%arg13) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
  %48 = "vector.extract"(%47) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %49 = "vector.extract"(%43) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  "func.return"(%38, %40, %42, %44, %46, %48, %49) : (f32, f32, f32, f32, vector<4xf32>, f32, f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32, vector<4xf32>, vector<2x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>), sym_name = "i"}> ({
^bb0(%arg8: f32, %arg9: vector<4xf32>, %arg10: vector<2x4xf32>):
  %29 = "arith.constant"() <{value = 1 : index}> : () -> index
  %30 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %31 = "vector.insert"(%arg8, %arg9, %29) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
  %32 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
  %33 = "vector.insert"(%30, %32) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %34 = "vector.broadcast"(%arg8) : (f32) -> vector<4xf32>
  %35 = "vector.insert"(%arg8, %34) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %36 = "vector.insert"(%34, %arg10) <{static_position = array<i64: 1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  "func.return"(%31, %33, %35, %36) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xf32>), sym_name = "sc"}> ({
^bb0(%arg6: vector<4xf32>, %arg7: vector<2x4xf32>):
  %19 = "vector.shape_cast"(%arg6) : (vector<4xf32>) -> vector<4xf32>
  %20 = "vector.shape_cast"(%arg7) : (vector<2x4xf32>) -> vector<8xf32>
  %21 = "vector.shape_cast"(%20) : (vector<8xf32>) -> vector<2x4xf32>
  %22 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
  %23 = "vector.shape_cast"(%22) : (vector<4xf32>) -> vector<2x2xf32>
  %24 = "vector.transpose"(%arg6) <{permutation = array<i64: 0>}> : (vector<4xf32>) -> vector<4xf32>
  %25 = "vector.transpose"(%arg7) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
  %26 = "vector.transpose"(%25) <{permutation = array<i64: 1, 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
  %27 = "arith.constant"() <{value = dense<5.000000e+00> : vector<2x4xf32>}> : () -> vector<2x4xf32>
  %28 = "vector.transpose"(%27) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
  "func.return"(%19, %21, %23, %24, %25, %26, %28) : (vector<4xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32, f32) -> (vector<2xf32>, vector<2xf32>, f32), sym_name = "fe"}> ({
^bb0(%arg4: f32, %arg5: f32):
  %14 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %15 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %16 = "vector.from_elements"(%14, %15) : (f32, f32) -> vector<2xf32>
  %17 = "vector.from_elements"(%arg4, %arg5) : (f32, f32) -> vector<2xf32>
  %18 = "vector.extract"(%17) <{static_position = array<i64: 1>}> : (vector<2xf32>) -> f32
  "func.return"(%16, %17, %18) : (vector<2xf32>, vector<2xf32>, f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (vector<1xf32>, vector<4xf32>) -> (f32, f32, vector<4xi1>, vector<4xi1>, vector<4xi1>), sym_name = "r"}> ({
^bb0(%arg2: vector<1xf32>, %arg3: vector<4xf32>):
  %5 = "vector.reduction"(%arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xf32>) -> f32
  %6 = "arith.constant"() <{value = dense<2.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %7 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  %8 = "arith.constant"() <{value = 4 : index}> : () -> index
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "arith.constant"() <{value = 2 : index}> : () -> index
  %11 = "vector.create_mask"(%8) : (index) -> vector<4xi1>
  %12 = "vector.create_mask"(%9) : (index) -> vector<4xi1>
  %13 = "vector.create_mask"(%10) : (index) -> vector<4xi1>
  "func.return"(%5, %7, %11, %12, %13) : (f32, f32, vector<4xi1>, vector<4xi1>, vector<4xi1>) -> ()
}) : () -> ()
"func.func"() <{function_type = (vector<4xf32>, vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>), sym_name = "st"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: vector<2xf32>):
  %0 = "arith.constant"() <{value = dense<2.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  %2 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  %3 = "vector.extract_strided_slice"(%arg0) <{offsets = [0], sizes = [4], strides = [1]}> : (vector<4xf32>) -> vector<4xf32>
  %4 = "vector.insert_strided_slice"(%arg0, %arg0) <{offsets = [0], strides = [1]}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  "func.return"(%1, %2, %3, %4) : (vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>) -> ()
}) : () -> ()
