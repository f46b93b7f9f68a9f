// Invariants of tosa: shapes, axes, permutations, windows, choices and loops.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<3>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "tosa.const_shape"() <{values = dense<1> : tensor<1x2xindex>}> : () -> !tosa.shape<2>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.argmax"(%arg0) <{axis = 7 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x4x4x3xf32>) -> tensor<1x4x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.argmax"(%arg0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x4x4x3xf32>) -> tensor<1x4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.reduce_sum"(%arg0) <{axis = 7 : i32}> : (tensor<1x4x4x3xf32>) -> tensor<1x4x1x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.reduce_max"(%arg0) <{axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.reverse"(%arg0) <{axis = 9 : i32}> : (tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %0 = "tosa.transpose"(%arg0) <{perms = array<i32: 0, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %0 = "tosa.transpose"(%arg0) <{perms = array<i32: 1, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %0 = "tosa.transpose"(%arg0) <{perms = array<i32: 1>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>):
  %0 = "tosa.concat"(%arg0, %arg1) <{axis = 0 : i32}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>):
  %0 = "tosa.concat"(%arg0, %arg1) <{axis = 5 : i32}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x4xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xi32>):
  %0 = "tosa.concat"(%arg0, %arg1) <{axis = 1 : i32}> : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<2x7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, !tosa.shape<1>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: !tosa.shape<1>):
  %0 = "tosa.reshape"(%arg0, %arg1) : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>):
  %0 = "tosa.const_shape"() <{values = dense<7> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %1 = "tosa.reshape"(%arg0, %0) : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<7xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<3>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: !tosa.shape<2>, %arg2: !tosa.shape<3>):
  %0 = "tosa.slice"(%arg0, %arg1, %arg2) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<3>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, !tosa.shape<3>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: !tosa.shape<3>):
  %0 = "tosa.slice"(%arg0, %arg1, %arg1) : (tensor<2x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, !tosa.shape<3>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: !tosa.shape<3>):
  %0 = "tosa.tile"(%arg0, %arg1) : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, !tosa.shape<2>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: !tosa.shape<2>):
  %0 = "tosa.tile"(%arg0, %arg1) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2x3xf32>, %arg1: !tosa.shape<3>, %arg2: tensor<1xf32>):
  %0 = "tosa.pad"(%arg0, %arg1, %arg2) : (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xf32>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>):
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<7xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<8x1x1x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<1xf32>):
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<8xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<8x1x1x3xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>):
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<8xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<8x1x1x3xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>):
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>, tensor<8x1x1x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xi8>, tensor<8x1x1x3xi8>, tensor<8xf32>, tensor<1xi8>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xi8>, %arg1: tensor<8x1x1x3xi8>, %arg2: tensor<8xf32>, %arg3: tensor<1xi8>):
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xi8>, tensor<8x1x1x3xi8>, tensor<8xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<1xf32>):
  %0 = "tosa.avg_pool2d"(%arg0, %arg1, %arg1) <{acc_type = f32, kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>, %arg1: tensor<1xf32>):
  %0 = "tosa.avg_pool2d"(%arg0, %arg1, %arg1) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.max_pool2d"(%arg0) <{kernel = array<i64: 2, 2>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 3, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>) -> tensor<1x6x3x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4x3xf32>):
  %0 = "tosa.max_pool2d"(%arg0) <{kernel = array<i64: 2, 2>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>) -> tensor<1x4x3x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4xf32>):
  %0 = "tosa.clamp"(%arg0) <{max_val = 1.000000e+00 : f32, min_val = 2.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x4xf32>) -> tensor<1x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4xf32>):
  %0 = "tosa.clamp"(%arg0) <{max_val = 2 : i32, min_val = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x4xf32>) -> tensor<1x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4xf32>, tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<2x3xf32>):
  %0 = "tosa.add"(%arg0, %arg1) : (tensor<1x4xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<4xf32>):
  %0 = "tosa.add"(%arg0, %arg1) : (tensor<1x4xf32>, tensor<4xf32>) -> tensor<1x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4xf32>, tensor<1x5x4xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x5x4xf32>, %arg2: tensor<1xf32>):
  %0 = "tosa.matmul"(%arg0, %arg1, %arg2, %arg2) : (tensor<1x4x4xf32>, tensor<1x5x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4xf32>, tensor<1x5xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x5xi32>):
  %0 = "tosa.gather"(%arg0, %arg1) : (tensor<1x4x4xf32>, tensor<1x5xi32>) -> tensor<1x6x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4x4xf32>, tensor<2x5xi32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<2x5xi32>):
  %0 = "tosa.gather"(%arg0, %arg1) : (tensor<1x4x4xf32>, tensor<2x5xi32>) -> tensor<1x5x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<i1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<4xf32>):
  %0 = "tosa.cond_if"(%arg0, %arg1) ({
  ^bb0(%arg3: tensor<4xf32>):
    "tosa.yield"(%arg3) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%arg2: tensor<3xf32>):
    "tosa.yield"(%arg1) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<i1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<4xf32>):
  %0 = "tosa.cond_if"(%arg0, %arg1) ({
  ^bb0(%arg3: tensor<4xf32>):
    "tosa.yield"(%arg3) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%arg2: tensor<4xf32>):
    "tosa.yield"(%arg0) : (tensor<i1>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2xi1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<2xi1>, %arg1: tensor<4xf32>):
  %0 = "tosa.cond_if"(%arg0, %arg1) ({
  ^bb0(%arg3: tensor<4xf32>):
    "tosa.yield"(%arg3) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%arg2: tensor<4xf32>):
    "tosa.yield"(%arg2) : (tensor<4xf32>) -> ()
  }) : (tensor<2xi1>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tosa.while_loop"(%arg0) ({
  ^bb0(%arg2: tensor<4xf32>):
    "tosa.yield"(%arg2) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%arg1: tensor<4xf32>):
    "tosa.yield"(%arg1) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "tosa.while_loop"(%arg0) ({
  ^bb0(%arg2: tensor<4xi32>):
    %1 = "tosa.const"() <{values = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "tosa.yield"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg1: tensor<4xf32>):
    "tosa.yield"(%arg1) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"tosa.variable"() <{initial_value = dense<1.000000e+00> : tensor<3xf32>, type = f32, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi8>, tensor<100xi8>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xi8>, %arg1: tensor<100xi8>):
  %0 = "tosa.table"(%arg0, %arg1) : (tensor<4xi8>, tensor<100xi8>) -> tensor<5xi8>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi8>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xi8>):
  %0 = "tosa.cast"(%arg0) : (tensor<4xi8>) -> tensor<5xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>):
  %0 = "tosa.negate"(%arg0, %arg1, %arg1) : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x8x9x3xf32>, tensor<8x2x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>, tensor<2x2x3x4xf32>, tensor<12xf32>, tensor<?x?x?x3xf32>, tensor<*xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x8x9x3xf32>, %arg1: tensor<8x2x3x3xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>, %arg5: tensor<2x2x3x4xf32>, %arg6: tensor<12xf32>, %arg7: tensor<?x?x?x3xf32>, %arg8: tensor<*xf32>):
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 1>, stride = array<i64: 1, 2>}> : (tensor<1x8x9x3xf32>, tensor<8x2x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x5x8xf32>
  %1 = "tosa.conv2d"(%arg0, %arg1, %arg4, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x9x3xf32>, tensor<8x2x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x7x8xf32>
  %2 = "tosa.conv2d"(%arg7, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 5, 1>}> : (tensor<?x?x?x3xf32>, tensor<8x2x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x7x8xf32>
  %3 = "tosa.depthwise_conv2d"(%arg0, %arg5, %arg6, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x9x3xf32>, tensor<2x2x3x4xf32>, tensor<12xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x12xf32>
  %4 = "tosa.avg_pool2d"(%arg0, %arg3, %arg3) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x9x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x3xf32>
  %5 = "tosa.max_pool2d"(%arg7) <{kernel = array<i64: 3, 3>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<?x?x?x3xf32>) -> tensor<?x6x?x3xf32>
  %6 = "tosa.argmax"(%arg0) <{axis = 3 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x8x9x3xf32>) -> tensor<1x8x?xi32>
  %7 = "tosa.reduce_sum"(%arg0) <{axis = 2 : i32}> : (tensor<1x8x9x3xf32>) -> tensor<1x8x1x3xf32>
  %8 = "tosa.reduce_sum"(%arg8) <{axis = 2 : i32}> : (tensor<*xf32>) -> tensor<*xf32>
  %9 = "tosa.reverse"(%arg0) <{axis = 0 : i32}> : (tensor<1x8x9x3xf32>) -> tensor<1x8x9x3xf32>
  %10 = "tosa.transpose"(%arg0) <{perms = array<i32: 3, 0, 2, 1>}> : (tensor<1x8x9x3xf32>) -> tensor<3x1x?x8xf32>
  %11 = "tosa.transpose"(%arg8) <{perms = array<i32: 1, 0>}> : (tensor<*xf32>) -> tensor<3x1xf32>
  %12 = "tosa.concat"(%arg0, %arg7) <{axis = 1 : i32}> : (tensor<1x8x9x3xf32>, tensor<?x?x?x3xf32>) -> tensor<1x?x9x3xf32>
  %13 = "tosa.concat"(%arg8, %arg0) <{axis = 0 : i32}> : (tensor<*xf32>, tensor<1x8x9x3xf32>) -> tensor<*xf32>
  %14 = "tosa.const_shape"() <{values = dense<[24, 9]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %15 = "tosa.const_shape"() <{values = dense<> : tensor<0xindex>}> : () -> !tosa.shape<0>
  %16 = "tosa.const_shape"() <{values = dense<1> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %17 = "tosa.const_shape"() <{values = dense<0> : tensor<8xindex>}> : () -> !tosa.shape<8>
  %18 = "tosa.add_shape"(%16, %16) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  %19 = "tosa.reshape"(%arg0, %14) : (tensor<1x8x9x3xf32>, !tosa.shape<2>) -> tensor<24x9xf32>
  %20 = "tosa.tile"(%arg0, %18) : (tensor<1x8x9x3xf32>, !tosa.shape<4>) -> tensor<2x16x18x6xf32>
  %21 = "tosa.slice"(%arg0, %16, %16) : (tensor<1x8x9x3xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<?x?x?x?xf32>
  %22 = "tosa.pad"(%arg0, %17, %arg3) : (tensor<1x8x9x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x9x3xf32>
  %23 = "tosa.clamp"(%arg0) <{max_val = 1.000000e+00 : f32, min_val = -1.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x8x9x3xf32>) -> tensor<1x8x9x3xf32>
  %24 = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<1x4xf32>, tensor<3x1xf32>, tensor<?x4xf32>, tensor<*xf32>, tensor<2x4x5xf32>, tensor<2x7xi32>, tensor<4xi8>, tensor<256xi8>, tensor<i1>, tensor<1xi8>, tensor<?x4x?xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<*xf32>, %arg4: tensor<2x4x5xf32>, %arg5: tensor<2x7xi32>, %arg6: tensor<4xi8>, %arg7: tensor<256xi8>, %arg8: tensor<i1>, %arg9: tensor<1xi8>, %arg10: tensor<?x4x?xf32>):
  %0 = "tosa.add"(%arg0, %arg1) : (tensor<1x4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  %1 = "tosa.sub"(%arg0, %arg2) : (tensor<1x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = "tosa.greater"(%arg2, %arg1) : (tensor<?x4xf32>, tensor<3x1xf32>) -> tensor<3x4xi1>
  %3 = "tosa.maximum"(%arg3, %arg3) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %4 = "tosa.gather"(%arg4, %arg5) : (tensor<2x4x5xf32>, tensor<2x7xi32>) -> tensor<2x7x5xf32>
  %5 = "tosa.gather"(%arg10, %arg5) : (tensor<?x4x?xf32>, tensor<2x7xi32>) -> tensor<?x7x5xf32>
  %6 = "tosa.table"(%arg6, %arg7) : (tensor<4xi8>, tensor<256xi8>) -> tensor<?xi8>
  %7 = "tosa.mul"(%arg0, %arg1, %arg9) : (tensor<1x4xf32>, tensor<3x1xf32>, tensor<1xi8>) -> tensor<3x4xf32>
  %8 = "tosa.cond_if"(%arg8, %arg0) ({
  ^bb0(%arg14: tensor<1x4xf32>):
    "tosa.yield"(%arg14) : (tensor<1x4xf32>) -> ()
  }, {
  ^bb0(%arg13: tensor<?x4xf32>):
    "tosa.yield"(%arg13) : (tensor<?x4xf32>) -> ()
  }) : (tensor<i1>, tensor<1x4xf32>) -> tensor<?x4xf32>
  %9 = "tosa.while_loop"(%arg2) ({
  ^bb0(%arg12: tensor<?x4xf32>):
    "tosa.yield"(%arg8) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg11: tensor<1x4xf32>):
    "tosa.yield"(%arg11) : (tensor<1x4xf32>) -> ()
  }) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<i1>, tensor<1x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<1x4xf32>):
  %0 = "tosa.cond_if"(%arg0, %arg1) ({
    "tosa.yield"(%arg1) : (tensor<1x4xf32>) -> ()
  }, {
    "tosa.yield"(%arg1) : (tensor<1x4xf32>) -> ()
  }) : (tensor<i1>, tensor<1x4xf32>) -> tensor<?x4xf32>
  %1 = "tosa.cond_if"(%arg0) ({
    "tosa.yield"(%arg1) : (tensor<1x4xf32>) -> ()
  }, {
    "tosa.yield"(%arg1) : (tensor<1x4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<?x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<3xi8>, tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<3xui8>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<3xi8>, %arg1: tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>, %arg2: tensor<3xui8>):
  %0 = "tosa.clamp"(%arg0) <{max_val = 1 : i8, min_val = -1 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3xi8>) -> tensor<3xi8>
  %1 = "tosa.clamp"(%arg1) <{max_val = 1 : i8, min_val = -1 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
  %2 = "tosa.reverse"(%arg0) <{axis = 0 : i32}> : (tensor<3xi8>) -> tensor<3xi8>
  %3 = "tosa.reduce_max"(%arg0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3xi8>) -> tensor<1xi8>
  "func.return"() : () -> ()
}) : () -> ()
// -----
%a = "t.v"() : () -> tensor<4xi8>
%0 = "tosa.clamp"(%a) <{max_val = 2 : i16, min_val = 1 : i16, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi8>) -> tensor<4xi8>
// -----
%a = "t.v"() : () -> tensor<4xi8>
%0 = "tosa.clamp"(%a) <{max_val = 2 : i8, min_val = 3 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi8>) -> tensor<4xi8>
// -----
%a = "t.v"() : () -> tensor<4xf32>
%0 = "tosa.clamp"(%a) <{max_val = 2.0 : f16, min_val = 1.0 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xf32>) -> tensor<4xf32>
// -----
%a = "t.v"() : () -> tensor<4xf32>
%0 = "tosa.clamp"(%a) <{max_val = 2.0 : f32, min_val = 0x7FC00000 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xf32>) -> tensor<4xf32>
// -----
%a = "t.v"() : () -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
%0 = "tosa.clamp"(%a) <{max_val = 1 : i8, min_val = -1 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
// -----
%a = "t.v"() : () -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
%0 = "tosa.clamp"(%a) <{max_val = 1 : i8, min_val = true, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
// -----
%a = "t.v"() : () -> tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>
%0 = "tosa.clamp"(%a) <{max_val = 200 : ui8, min_val = 1 : ui8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>
// -----
%a = "t.v"() : () -> tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>
%0 = "tosa.clamp"(%a) <{max_val = 2 : i8, min_val = 1 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>
