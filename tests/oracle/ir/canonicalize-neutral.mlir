// Operations of several dialects that give an operand, and some that look like them.
// run: --canonicalize
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>), sym_name = "assumed"}> ({
  ^bb0(%arg11: memref<4xf32>):
    %35 = "memref.assume_alignment"(%arg11) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
    %36 = "memref.assume_alignment"(%35) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
    %37 = "memref.assume_alignment"(%36) <{alignment = 32 : i32}> : (memref<4xf32>) -> memref<4xf32>
    "func.return"(%36, %37) : (memref<4xf32>, memref<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (i1, i1), sym_name = "differences"}> ({
  ^bb0(%arg8: index, %arg9: index):
    %21 = "index.constant"() <{value = 0 : index}> : () -> index
    %22 = "index.sub"(%arg8, %arg9) : (index, index) -> index
    %23 = "index.cmp"(%22, %21) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %24 = "index.cmp"(%22, %21) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    "func.return"(%23, %24) : (i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, vector<4xf32>, vector<4xf32>, index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>), sym_name = "overwritten"}> ({
  ^bb0(%arg4: tensor<4x4xf32>, %arg5: vector<4xf32>, %arg6: vector<4xf32>, %arg7: index):
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "vector.transfer_write"(%arg5, %arg4, %arg7, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %17 = "vector.transfer_write"(%arg6, %16, %arg7, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %18 = "vector.transfer_write"(%arg6, %16, %15, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %19 = "vector.transfer_write"(%arg5, %18, %15, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %20 = "vector.transfer_write"(%arg5, %19, %15, %15) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    "func.return"(%17, %19, %20) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<3xf32>, vector<2x2xf32>, vector<4xf32>) -> (vector<3xf32>, vector<4xf32>, vector<3xf32>, vector<3xf32>, vector<1xf32>), sym_name = "elements"}> ({
  ^bb0(%arg0: vector<3xf32>, %arg1: vector<2x2xf32>, %arg2: vector<4xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<3xf32>) -> f32
    %1 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<3xf32>) -> f32
    %2 = "vector.extract"(%arg0) <{static_position = array<i64: 2>}> : (vector<3xf32>) -> f32
    %3 = "vector.from_elements"(%0, %1, %2) : (f32, f32, f32) -> vector<3xf32>
    %4 = "vector.extract"(%arg1) <{static_position = array<i64: 0, 0>}> : (vector<2x2xf32>) -> f32
    %5 = "vector.extract"(%arg1) <{static_position = array<i64: 0, 1>}> : (vector<2x2xf32>) -> f32
    %6 = "vector.extract"(%arg1) <{static_position = array<i64: 1, 0>}> : (vector<2x2xf32>) -> f32
    %7 = "vector.extract"(%arg1) <{static_position = array<i64: 1, 1>}> : (vector<2x2xf32>) -> f32
    %8 = "vector.from_elements"(%4, %5, %6, %7) : (f32, f32, f32, f32) -> vector<4xf32>
    %9 = "vector.from_elements"(%1, %0, %2) : (f32, f32, f32) -> vector<3xf32>
    %10 = "vector.from_elements"(%0, %1, %4) : (f32, f32, f32) -> vector<3xf32>
    %11 = "vector.from_elements"(%1) : (f32) -> vector<1xf32>
    "func.return"(%3, %8, %9, %10, %11) : (vector<3xf32>, vector<4xf32>, vector<3xf32>, vector<3xf32>, vector<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

