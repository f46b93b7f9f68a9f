// Casts and transpositions of vectors that keep the order of elements, copies in other shapes, filled tensors, and copies to where they come from.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x4xf32>, vector<4x1xf32>, vector<[1]x4xf32>) -> (vector<4xf32>, vector<4x1xf32>, vector<4x[1]xf32>), sym_name = "order"}> ({
  ^bb0(%arg15: vector<1x4xf32>, %arg16: vector<4x1xf32>, %arg17: vector<[1]x4xf32>):
    %23 = "vector.transpose"(%arg15) <{permutation = array<i64: 1, 0>}> : (vector<1x4xf32>) -> vector<4x1xf32>
    %24 = "vector.shape_cast"(%23) : (vector<4x1xf32>) -> vector<4xf32>
    %25 = "vector.shape_cast"(%arg16) : (vector<4x1xf32>) -> vector<1x4xf32>
    %26 = "vector.transpose"(%25) <{permutation = array<i64: 1, 0>}> : (vector<1x4xf32>) -> vector<4x1xf32>
    %27 = "vector.transpose"(%arg17) <{permutation = array<i64: 1, 0>}> : (vector<[1]x4xf32>) -> vector<4x[1]xf32>
    "func.return"(%24, %26, %27) : (vector<4xf32>, vector<4x1xf32>, vector<4x[1]xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3x1xf32>) -> (vector<6xf32>, vector<6xf32>), sym_name = "moved"}> ({
  ^bb0(%arg14: vector<2x3x1xf32>):
    %19 = "vector.transpose"(%arg14) <{permutation = array<i64: 1, 0, 2>}> : (vector<2x3x1xf32>) -> vector<3x2x1xf32>
    %20 = "vector.shape_cast"(%19) : (vector<3x2x1xf32>) -> vector<6xf32>
    %21 = "vector.transpose"(%arg14) <{permutation = array<i64: 2, 0, 1>}> : (vector<2x3x1xf32>) -> vector<1x2x3xf32>
    %22 = "vector.shape_cast"(%21) : (vector<1x2x3xf32>) -> vector<6xf32>
    "func.return"(%20, %22) : (vector<6xf32>, vector<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf32>, vector<[4]xf32>) -> (vector<1x4xf32>, vector<4x1xf32>, vector<4xf32>, vector<2x3x4xf32>, vector<2x1x[4]xf32>, vector<[4]xf32>), sym_name = "copies"}> ({
  ^bb0(%arg11: f32, %arg12: vector<4xf32>, %arg13: vector<[4]xf32>):
    %7 = "vector.broadcast"(%arg11) : (f32) -> vector<4xf32>
    %8 = "vector.shape_cast"(%7) : (vector<4xf32>) -> vector<1x4xf32>
    %9 = "vector.broadcast"(%arg12) : (vector<4xf32>) -> vector<1x4xf32>
    %10 = "vector.shape_cast"(%9) : (vector<1x4xf32>) -> vector<4x1xf32>
    %11 = "vector.broadcast"(%arg12) : (vector<4xf32>) -> vector<1x1x4xf32>
    %12 = "vector.shape_cast"(%11) : (vector<1x1x4xf32>) -> vector<4xf32>
    %13 = "vector.broadcast"(%arg12) : (vector<4xf32>) -> vector<6x4xf32>
    %14 = "vector.shape_cast"(%13) : (vector<6x4xf32>) -> vector<2x3x4xf32>
    %15 = "vector.broadcast"(%arg13) : (vector<[4]xf32>) -> vector<2x[4]xf32>
    %16 = "vector.shape_cast"(%15) : (vector<2x[4]xf32>) -> vector<2x1x[4]xf32>
    %17 = "vector.broadcast"(%arg13) : (vector<[4]xf32>) -> vector<1x[4]xf32>
    %18 = "vector.shape_cast"(%17) : (vector<1x[4]xf32>) -> vector<[4]xf32>
    "func.return"(%8, %10, %12, %14, %16, %18) : (vector<1x4xf32>, vector<4x1xf32>, vector<4xf32>, vector<2x3x4xf32>, vector<2x1x[4]xf32>, vector<[4]xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>) -> (vector<4xf32>, vector<2xi64>), sym_name = "bits"}> ({
  ^bb0(%arg10: vector<4xf32>):
    %3 = "vector.bitcast"(%arg10) : (vector<4xf32>) -> vector<4xi32>
    %4 = "vector.bitcast"(%3) : (vector<4xi32>) -> vector<4xf32>
    %5 = "vector.bitcast"(%3) : (vector<4xi32>) -> vector<8xi16>
    %6 = "vector.bitcast"(%5) : (vector<8xi16>) -> vector<2xi64>
    "func.return"(%4, %6) : (vector<4xf32>, vector<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, index, tensor<?xf32>, memref<?xf32>) -> (f32, tensor<?xf32>), sym_name = "filled"}> ({
  ^bb0(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>, %arg3: memref<?xf32>):
    %0 = "linalg.fill"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (f32, tensor<?xf32>) -> tensor<?xf32>
    %1 = "tensor.extract"(%0, %arg1) : (tensor<?xf32>, index) -> f32
    "linalg.copy"(%arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>) -> ()
    %2 = "linalg.copy"(%arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%1, %2) : (f32, tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
