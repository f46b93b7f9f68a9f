// Tensors that are put together, padded and reshaped, and what makes tensors of buffers.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tensor.bitcast"(%arg0) : (tensor<4xf32>) -> tensor<4xi16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tensor.bitcast"(%arg0) : (tensor<4xf32>) -> tensor<5xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<?xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<?xf32>):
  %0 = "tensor.bitcast"(%arg0) : (tensor<?xf32>) -> tensor<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xindex>):
  %0 = "tensor.bitcast"(%arg0) : (tensor<4xindex>) -> tensor<4xi64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<*xf32>):
  %0 = "tensor.bitcast"(%arg0) : (tensor<*xf32>) -> tensor<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tensor.cast"(%arg0) : (tensor<4xf32>) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tensor.cast"(%arg0) : (tensor<4xf32>) -> tensor<?xf64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32, 1 : i64>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32, 1 : i64>):
  %0 = "tensor.cast"(%arg0) : (tensor<4xf32, 1 : i64>) -> tensor<4xf32, 2 : i64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tensor.concat"(%arg0) <{dim = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<f32>):
  %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<f32>) -> tensor<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x3xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<9x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xi32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<8x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x?xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x?xf32>, tensor<4x4xf32>) -> tensor<8x5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x?xf32>, tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<4x4xf32>):
  %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<4x?xf32>, tensor<4x4xf32>) -> tensor<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<f32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<f32>, %arg1: index):
  %0 = "tensor.dim"(%arg0, %arg1) : (tensor<f32>, index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.empty"(%arg1) : (index) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.empty"() : () -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.extract"(%arg0, %arg1, %arg1) : (tensor<4xf32>, index, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.extract"(%arg0, %arg1) : (tensor<4xf32>, index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>, tensor<2x2xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2xf32>):
  %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "tensor.from_elements"(%arg0, %arg0) : (f32, f32) -> tensor<3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "tensor.from_elements"(%arg0, %arg0) : (f32, f32) -> tensor<2xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "tensor.from_elements"(%arg0, %arg0) : (f32, f32) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x1x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x2x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 3>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x1x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: -1>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x1x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x1x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x2xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x2xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1, 0>}> : (tensor<4x4x4xf32>, tensor<2x2xindex>) -> tensor<2x1x1x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x4xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x4xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1, 2, 2>}> : (tensor<4x4x4xf32>, tensor<2x4xindex>) -> tensor<2x1x1x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x1x4x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x2xindex>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x2xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<4x4x4xf32>, tensor<2x2xindex>) -> tensor<2x1x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>, tensor<2x4x4x1xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>, %arg2: tensor<2x4x4x1xf32>):
  %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0>, unique}> : (tensor<2x4x4x1xf32>, tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>, tensor<2x1x4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>, %arg2: tensor<2x1x4x4xf32>):
  %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0>}> : (tensor<2x1x4x4xf32>, tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<2x1xindex>, tensor<2x1x4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<2x1xindex>, %arg2: tensor<2x1x4x4xf32>):
  %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 4>, unique}> : (tensor<2x1x4x4xf32>, tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: f32):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (index) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: f32):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: i32):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (index) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: f32):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg2) : (index) -> ()
  }) : (index) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: f32):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: index, %arg3: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (index) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: f32):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg1, %arg1) : (f32, f32) -> ()
  }) : (index) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1, 1>}> ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index):
  %0 = "tensor.pad"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 1>}> ({
  ^bb0(%arg3: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>, index) -> tensor<7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg3: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<7x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg3: index):
    "tensor.yield"(%arg2) : (index) -> ()
  }) : (tensor<4xf32>) -> tensor<7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg3: index, %arg4: index):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg3: i32):
    "tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, i32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: i32, %arg2: index):
  %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
  ^bb0(%arg3: index):
    "tensor.yield"(%arg1) : (i32) -> ()
  }) : (tensor<4xf32>) -> tensor<7xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<1xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<1xi32>):
  %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xi32>) -> tensor<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<2xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<2xi32>):
  %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<2xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<2xi32>):
  %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<?xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<?xi32>):
  %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<2xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>):
  %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: index):
  %0 = "tensor.splat"(%arg0, %arg1) : (f32, index) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: index):
  %0 = "tensor.splat"(%arg0) : (f32) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: index):
  %0 = "tensor.splat"(%arg0) : (i32) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<2xf32>, %arg1: index):
  %0 = "tensor.splat"(%arg0) : (vector<2xf32>) -> tensor<4xvector<2xf32>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<16xf32>):
  %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 5>}> : (tensor<16xf32>) -> tensor<4x5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<?xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<?xf32>):
  %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 5>}> : (tensor<?xf32>) -> tensor<4x?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<?xf32>, %arg1: index):
  %0 = "tensor.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, -9223372036854775808>}> : (tensor<?xf32>, index) -> tensor<4x5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<16xf32>):
  %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>) -> tensor<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>):
  %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x4xf32>) -> tensor<16xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>):
  %0 = "tensor.collapse_shape"(%arg0) <{reassociation = []}> : (tensor<4x4xf32>) -> tensor<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4x4xf32>):
  %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0], [1]]}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32):
  %0 = "tensor.insert"(%arg2, %arg0, %arg1, %arg1) : (f32, tensor<4xf32>, index, index) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index, %arg2: i32):
  %0 = "tensor.insert"(%arg2, %arg0, %arg1) : (i32, tensor<4xf32>, index) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32):
  %0 = "tensor.insert"(%arg2, %arg0, %arg1) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<5xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<5xf32>):
  %0 = "bufferization.clone"(%arg0) : (memref<4xf32>) -> memref<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<5xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<5xf32>):
  %0 = "bufferization.clone"(%arg0) : (memref<4xf32>) -> memref<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, i1) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: i1):
  "bufferization.dealloc"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>):
  %0 = "bufferization.materialize_in_destination"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: memref<4xf32>):
  "bufferization.materialize_in_destination"(%arg0, %arg1) <{restrict, writable}> : (tensor<4xf32>, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  "bufferization.dealloc_tensor"(%arg0) : (tensor<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{arg_attrs = [{bufferization.writable = false}], function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{bufferization.buffer_layout = #map}], function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{arg_attrs = [{bufferization.access = "read"}], function_type = (tensor<4xf32>) -> (), sym_name = "a", sym_visibility = "private"}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  "x.y"() {__inplace_operands_attr__ = 3 : i32} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  "tensor.dim"() {__inplace_operands_attr__ = ["true"]} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.extract"(%arg0, %arg1) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.extract"(%arg0, %arg1) {__inplace_operands_attr__ = ["foo", "none"]} : (tensor<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: index):
  %0 = "tensor.extract"(%arg0, %arg1) {__inplace_operands_attr__ = ["true", "none"]} : (tensor<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
