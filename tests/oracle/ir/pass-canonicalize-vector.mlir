// Folds of vector: constants, constant positions, and what a value was made of.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"func.func"() <{function_type = (f32, vector<4xf32>, index) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>), sym_name = "b"}> ({
^bb0(%arg14: f32, %arg15: vector<4xf32>, %arg16: index):
  %52 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %53 = "arith.constant"() <{value = dense<2.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %54 = "vector.broadcast"(%52) : (f32) -> vector<4xf32>
  %55 = "vector.broadcast"(%53) : (vector<4xf32>) -> vector<2x4xf32>
  %56 = "vector.broadcast"(%arg15) : (vector<4xf32>) -> vector<4xf32>
  %57 = "vector.broadcast"(%arg14) : (f32) -> vector<4xf32>
  %58 = "vector.broadcast"(%57) : (vector<4xf32>) -> vector<2x4xf32>
  "func.return"(%54, %55, %56, %58, %57) : (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32, vector<4xf32>, vector<2x4xf32>) -> (f32, f32, f32, f32, vector<4xf32>, f32, f32), sym_name = "e"}> ({
^bb0(%arg11: f32, %arg12: vector<4xf32>, %arg13: vector<2x4xf32>):
  %39 = "arith.constant"() <{value = 1 : index}> : () -> index
  %40 = "vector.extract"(%arg12, %39) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
  %41 = "vector.broadcast"(%arg11) : (f32) -> vector<4xf32>
  %42 = "vector.extract"(%41) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %43 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
  %44 = "vector.extract"(%43) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %45 = "vector.insert"(%arg11, %arg12) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %46 = "vector.extract"(%45) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %47 = "arith.constant"() <{value = dense<5.000000e+00> : vector<2x4xf32>}> : () -> vector<2x4xf32>
  %48 = "vector.extract"(%47) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
  %49 = "vector.extract"(%arg13) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
  %50 = "vector.extract"(%49) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %51 = "vector.extract"(%45) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  "func.return"(%40, %42, %44, %46, %48, %50, %51) : (f32, f32, f32, f32, vector<4xf32>, f32, f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32, vector<4xf32>, vector<2x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>), sym_name = "i"}> ({
^bb0(%arg8: f32, %arg9: vector<4xf32>, %arg10: vector<2x4xf32>):
  %31 = "arith.constant"() <{value = 1 : index}> : () -> index
  %32 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %33 = "vector.insert"(%arg8, %arg9, %31) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
  %34 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
  %35 = "vector.insert"(%32, %34) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %36 = "vector.broadcast"(%arg8) : (f32) -> vector<4xf32>
  %37 = "vector.insert"(%arg8, %36) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %38 = "vector.insert"(%36, %arg10) <{static_position = array<i64: 1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  "func.return"(%33, %35, %37, %38) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xf32>), sym_name = "sc"}> ({
^bb0(%arg6: vector<4xf32>, %arg7: vector<2x4xf32>):
  %21 = "vector.shape_cast"(%arg6) : (vector<4xf32>) -> vector<4xf32>
  %22 = "vector.shape_cast"(%arg7) : (vector<2x4xf32>) -> vector<8xf32>
  %23 = "vector.shape_cast"(%22) : (vector<8xf32>) -> vector<2x4xf32>
  %24 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
  %25 = "vector.shape_cast"(%24) : (vector<4xf32>) -> vector<2x2xf32>
  %26 = "vector.transpose"(%arg6) <{permutation = array<i64: 0>}> : (vector<4xf32>) -> vector<4xf32>
  %27 = "vector.transpose"(%arg7) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
  %28 = "vector.transpose"(%27) <{permutation = array<i64: 1, 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
  %29 = "arith.constant"() <{value = dense<5.000000e+00> : vector<2x4xf32>}> : () -> vector<2x4xf32>
  %30 = "vector.transpose"(%29) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
  "func.return"(%21, %23, %25, %26, %27, %28, %30) : (vector<4xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32, f32) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, f32, f32), sym_name = "fe"}> ({
^bb0(%arg4: f32, %arg5: f32):
  %14 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %15 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
  %16 = "vector.from_elements"(%14, %15) : (f32, f32) -> vector<2xf32>
  %17 = "vector.from_elements"(%arg4, %arg4) : (f32, f32) -> vector<2xf32>
  %18 = "vector.from_elements"(%arg4, %arg5) : (f32, f32) -> vector<2xf32>
  %19 = "vector.extract"(%18) <{static_position = array<i64: 1>}> : (vector<2xf32>) -> f32
  %20:2 = "vector.to_elements"(%18) : (vector<2xf32>) -> (f32, f32)
  "func.return"(%16, %17, %18, %19, %20#0) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, f32, f32) -> ()
}) : () -> ()
