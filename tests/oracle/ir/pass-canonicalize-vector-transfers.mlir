// Transfers whose dimensions are in bounds, and transfers of memory that was cast.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
// run: --sccp --cse --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, index) -> vector<4xf32>, sym_name = "f0"}> ({
  ^bb0(%arg14: memref<8xf32>, %arg15: index):
    %24 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %25 = "arith.constant"() <{value = 0 : index}> : () -> index
    %26 = "vector.transfer_read"(%arg14, %25, %24) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<8xf32>, index, f32) -> vector<4xf32>
    "func.return"(%26) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, index) -> vector<4xf32>, sym_name = "f1"}> ({
  ^bb0(%arg12: memref<?xf32>, %arg13: index):
    %22 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %23 = "vector.transfer_read"(%arg12, %arg13, %22) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%23, %arg12, %arg13) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    "func.return"(%23) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, index, vector<4xf32>) -> (), sym_name = "f2"}> ({
  ^bb0(%arg9: memref<8x8xf32>, %arg10: index, %arg11: vector<4xf32>):
    %21 = "arith.constant"() <{value = 4 : index}> : () -> index
    "vector.transfer_write"(%arg11, %arg9, %21, %21) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map1}> : (vector<4xf32>, memref<8x8xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, index) -> vector<4x2xf32>, sym_name = "f3"}> ({
  ^bb0(%arg7: memref<8x8xf32>, %arg8: index):
    %17 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %18 = "arith.constant"() <{value = 6 : index}> : () -> index
    %19 = "arith.constant"() <{value = 4 : index}> : () -> index
    %20 = "vector.transfer_read"(%arg7, %18, %19, %17) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<8x8xf32>, index, index, f32) -> vector<4x2xf32>
    "func.return"(%20) : (vector<4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, index) -> vector<4x2xf32>, sym_name = "f4"}> ({
  ^bb0(%arg5: memref<8x8xf32>, %arg6: index):
    %12 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %13 = "arith.constant"() <{value = 7 : index}> : () -> index
    %14 = "vector.transfer_read"(%arg5, %13, %arg6, %12) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<8x8xf32>, index, index, f32) -> vector<4x2xf32>
    %15 = "vector.transfer_read"(%arg5, %arg6, %arg6, %12) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<8x8xf32>, index, index, f32) -> vector<4x2xf32>
    %16 = "arith.addf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (vector<4x2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"(%16) : (vector<4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, vector<4xi1>) -> vector<4xf32>, sym_name = "f5"}> ({
  ^bb0(%arg3: tensor<8xf32>, %arg4: vector<4xi1>):
    %9 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 3 : index}> : () -> index
    %11 = "vector.transfer_read"(%arg3, %10, %9, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (tensor<8xf32>, index, f32, vector<4xi1>) -> vector<4xf32>
    "func.return"(%11) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<*xf32>) -> vector<4xf32>, sym_name = "f7"}> ({
  ^bb0(%arg0: memref<*xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "memref.cast"(%arg0) : (memref<*xf32>) -> memref<?xf32>
    %3 = "vector.load"(%2, %1) : (memref<?xf32>, index) -> vector<4xf32>
    "func.return"(%3) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

