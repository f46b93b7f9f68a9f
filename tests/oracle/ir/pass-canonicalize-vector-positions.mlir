// Constant positions within and outside of a vector, and poison.
// run: --canonicalize --allow-unregistered-dialect
// run: --sccp --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, vector<4x3xi32>, i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg2: vector<4xi32>, %arg3: vector<4x3xi32>, %arg4: i32):
    %5 = "arith.constant"() <{value = -1 : index}> : () -> index
    %6 = "arith.constant"() <{value = -2 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 4 : index}> : () -> index
    %10 = "vector.extract"(%arg2, %5) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>, index) -> i32
    %11 = "vector.extract"(%arg2, %6) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>, index) -> i32
    %12 = "vector.extract"(%arg2, %8) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>, index) -> i32
    %13 = "vector.extract"(%arg2, %9) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>, index) -> i32
    %14 = "vector.extract"(%arg3, %9, %7) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (vector<4x3xi32>, index, index) -> i32
    %15 = "vector.extract"(%arg3, %7, %8) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (vector<4x3xi32>, index, index) -> i32
    %16 = "vector.extract"(%arg3, %5, %7) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (vector<4x3xi32>, index, index) -> i32
    %17 = "vector.insert"(%arg4, %arg2, %5) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
    %18 = "vector.insert"(%arg4, %arg2, %6) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
    %19 = "vector.insert"(%arg4, %arg2, %8) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
    %20 = "vector.insert"(%arg4, %arg2, %9) <{static_position = array<i64: -9223372036854775808>}> : (i32, vector<4xi32>, index) -> vector<4xi32>
    %21 = "vector.insert"(%arg4, %arg3, %9, %7) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (i32, vector<4x3xi32>, index, index) -> vector<4x3xi32>
    %22 = "vector.insert"(%arg4, %arg3, %7, %8) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (i32, vector<4x3xi32>, index, index) -> vector<4x3xi32>
    %23 = "vector.insert"(%arg4, %arg3, %5, %7) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (i32, vector<4x3xi32>, index, index) -> vector<4x3xi32>
    "t.use"(%10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23) : (i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4x3xi32>, vector<4x3xi32>, vector<4x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4x[3]xi32>, i32) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: vector<4x[3]xi32>, %arg1: i32):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "vector.extract"(%arg0, %0, %1) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (vector<4x[3]xi32>, index, index) -> i32
    %3 = "vector.extract"(%arg0) <{static_position = array<i64: -1, 0>}> : (vector<4x[3]xi32>) -> i32
    %4 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: -1, 0>}> : (i32, vector<4x[3]xi32>) -> vector<4x[3]xi32>
    "t.use"(%2, %3, %4) : (i32, i32, vector<4x[3]xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

