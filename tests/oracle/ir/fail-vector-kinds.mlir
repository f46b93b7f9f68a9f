// Vectors: contractions, scans, masks and transfers.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<4xf64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<4x5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>):
  %0 = "vector.broadcast"(%arg0) : (vector<4x4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<[4]xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "vector.deinterleave"(%arg0) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: index):
  %0 = "vector.extractelement"(%arg0) : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: index):
  %0 = "vector.extract"(%arg0) <{static_position = array<i64: 4>}> : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: index):
  %0 = "vector.extract"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (vector<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: index):
  %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0, 0>}> : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: index):
  %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<16xf32>):
  %0 = "vector.flat_transpose"(%arg0) <{columns = 4 : i32, rows = 4 : i32}> : (vector<16xf32>) -> vector<15xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x4xf32, strided<[4, 2]>>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?x4xf32, strided<[4, 2]>>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>):
  %0 = "vector.gather"(%arg0, %arg1, %arg1, %arg2, %arg3, %arg4) : (memref<?x4xf32, strided<[4, 2]>>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>):
  %0 = "vector.gather"(%arg0, %arg1, %arg2, %arg3, %arg4) <{alignment = 3 : i64}> : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: f32):
  %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 4>}> : (f32, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: f32):
  %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 3>}> : (f32, vector<4x4xf32>) -> vector<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, vector<3xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: vector<3xf32>):
  %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 3>}> : (vector<3xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>):
  %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 3, 3>}> : (vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: i32):
  %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 0, 0>}> : (i32, vector<4x4xf32>) -> vector<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index):
  %0 = "vector.load"(%arg0, %arg1) <{alignment = -1 : i64}> : (memref<4xf32>, index) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi1>, %arg1: vector<4xf32>):
  %0 = "vector.mask"(%arg0) ({
    "vector.yield"(%arg1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>, vector<4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: f32):
  %0 = "vector.mask"(%arg0) ({
  ^bb0(%arg3: f32):
    %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    "vector.yield"(%1) : (f32) -> ()
  }) : (vector<4xi1>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>):
  %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<4x4xf32>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>):
  %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 2>}> : (vector<4x4xf32>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>):
  %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<and>, reduction_dims = array<i64: 1>}> : (vector<4x4xf32>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>):
  %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1, 1>}> : (vector<4x4xf32>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, vector<[4]xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>):
  %0 = "vector.outerproduct"(%arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[4]xf32>) -> vector<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xf32>):
  %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4x4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi32>):
  %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minnumf>}> : (vector<4xi32>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi32>):
  %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.shape_cast"(%arg0) : (vector<4xf32>) -> vector<3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.shape_cast"(%arg0) : (vector<4xf32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<[4]xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<[4]xf32>):
  %0 = "vector.shape_cast"(%arg0) : (vector<[4]xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 8>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x2xf32>, vector<4x3xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x2xf32>, %arg1: vector<4x3xf32>):
  %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 0, 1>}> : (vector<4x2xf32>, vector<4x3xf32>) -> vector<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<[4]xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<[4]xf32>):
  %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, vector<4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: vector<4xi32>):
  %0 = "vector.step"() : () -> vector<4x4xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, vector<4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: vector<4xi32>):
  %0 = "vector.step"() : () -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x4xi32>):
  %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 0, 2>}> : (vector<4x4xi32>) -> vector<4x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x3xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x3xi32>):
  %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<4x3xi32>) -> vector<4x3xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x3xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x3xi32>):
  %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1>}> : (vector<4x3xi32>) -> vector<3x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x[3]xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x[3]xi32>):
  %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<4x[3]xi32>) -> vector<3x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?x4xf32>):
  %0 = "vector.type_cast"(%arg0) : (memref<?x4xf32>) -> memref<vector<4x4xf32>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, f32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32):
    %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, f32, vector<3xi1>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<3xi1>):
    %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, vector<4xi32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xi32>):
    "vector.transfer_write"(%arg2, %arg0, %arg1, %arg1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xi32>, memref<?x?xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "vector.to_elements"(%arg0) : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "vector.from_elements"(%arg0) : (f32) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "vector.from_elements"(%arg0, %arg0) : (f32, f32) -> vector<[2]xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, vector<4x[4]xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: vector<4x[4]xf32>):
  %0 = "vector.scalable.insert"(%arg0, %arg1) <{pos = 0 : i64}> : (vector<4xf32>, vector<4x[4]xf32>) -> vector<4x[4]xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<[4]xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<[4]xf32>):
  %0 = "vector.scalable.extract"(%arg0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  "vector.print"(%arg0) <{punctuation = #vector.punctuation<comma>}> : (vector<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
  %0 = "vector.matrix_multiply"(%arg0, %arg1) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi1>):
  "vector.yield"() : () -> ()
}) : () -> ()
