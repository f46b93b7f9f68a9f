// Sparse tensors: storage, regions, conversions; and copies to shared memory and products of matrices of nvgpu.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xindex>, tensor<8xindex>, tensor<8xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8xindex>, %arg1: tensor<8xindex>, %arg2: tensor<8xf32>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg2) : (tensor<8xindex>, tensor<8xf32>) -> tensor<100xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xindex>, tensor<8xindex>, tensor<8xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8xindex>, %arg1: tensor<8xindex>, %arg2: tensor<8xf32>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<8xindex>, tensor<8xindex>, tensor<8xf32>) -> tensor<100xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xindex>, tensor<8xindex>, tensor<8xf64>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8xindex>, %arg1: tensor<8xindex>, %arg2: tensor<8xf64>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<8xindex>, tensor<8xindex>, tensor<8xf64>) -> tensor<100xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<100xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<100xf32>):
  %0 = "sparse_tensor.values"(%arg0) : (tensor<100xf32>) -> memref<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.values"(%arg0) : (tensor<100xf32, #sparse>) -> memref<?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<100xf32, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.positions"(%arg0) <{level = 0 : index}> : (tensor<100xf32, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.coordinates"(%arg0) <{level = 0 : index}> : (tensor<100xf32, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.coordinates"(%arg0) <{level = 2 : index}> : (tensor<100xf32, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.coordinates_buffer"(%arg0) : (tensor<100xf32, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32>):
    %0 = "sparse_tensor.convert"(%arg0) : (tensor<100xf32>) -> tensor<10xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<?xf32>):
    %0 = "sparse_tensor.convert"(%arg0) : (tensor<?xf32>) -> tensor<10xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) ({
  ^bb0(%arg2: f32):
    "sparse_tensor.yield"(%arg2) : (f32) -> ()
  }, {
  }, {
  }) : (f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) ({
  ^bb0(%arg2: f32, %arg3: f32):
    "sparse_tensor.yield"(%arg2) : (f32) -> ()
  }, {
  }, {
  }) : (f32, f32) -> f64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) ({
  ^bb0(%arg2: f32, %arg3: f64):
    "sparse_tensor.yield"(%arg2) : (f32) -> ()
  }, {
  }, {
  }) : (f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f64) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: f64):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) <{right_identity}> ({
  ^bb0(%arg2: f32, %arg3: f64):
    "sparse_tensor.yield"(%arg2) : (f32) -> ()
  }, {
  }, {
  }) : (f32, f64) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f64) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: f64):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
  ^bb0(%arg3: f32, %arg4: f64):
    "sparse_tensor.yield"(%arg3) : (f32) -> ()
  }, {
  ^bb0(%arg2: f32):
    "sparse_tensor.yield"(%arg2) : (f32) -> ()
  }, {
  }) : (f32, f64) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.unary"(%arg0) ({
  ^bb0(%arg1: f32, %arg2: f32):
    "sparse_tensor.yield"(%arg1) : (f32) -> ()
  }, {
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.unary"(%arg0) ({
  ^bb0(%arg2: f32):
    "sparse_tensor.yield"(%arg2) : (f32) -> ()
  }, {
  ^bb0(%arg1: f32):
    "sparse_tensor.yield"(%arg1) : (f32) -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.unary"(%arg0) ({
  ^bb0(%arg1: f32):
    "sparse_tensor.yield"(%arg1) : (f32) -> ()
  }, {
  }) : (f32) -> f64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.reduce"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg1: f32):
    "sparse_tensor.yield"(%arg1) : (f32) -> ()
  }) : (f32, f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.reduce"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg1: f32, %arg2: f32):
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "sparse_tensor.yield"(%1) : (i32) -> ()
  }) : (f32, f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.select"(%arg0) ({
  ^bb0(%arg1: f32):
    "sparse_tensor.yield"(%arg1) : (f32) -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "sparse_tensor.select"(%arg0) ({
  ^bb0(%arg1: f64):
    %1 = "arith.constant"() <{value = true}> : () -> i1
    "sparse_tensor.yield"(%1) : (i1) -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    "sparse_tensor.foreach"(%arg0) ({
    ^bb0(%arg1: f32):
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<100xf32, #sparse>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    "sparse_tensor.foreach"(%arg0) ({
    ^bb0(%arg1: index, %arg2: f64):
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<100xf32, #sparse>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>, f32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>, %arg1: f32):
    "sparse_tensor.foreach"(%arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: f32, %arg4: f32):
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<100xf32, #sparse>, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>, f32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>, %arg1: f32):
    %0 = "sparse_tensor.foreach"(%arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: f32, %arg4: f32):
      "sparse_tensor.yield"(%arg2) : (index) -> ()
    }) : (tensor<100xf32, #sparse>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>, f32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>, %arg1: f32):
    %0 = "sparse_tensor.concatenate"(%arg0) <{dimension = 0 : index}> : (tensor<100xf32, #sparse>) -> tensor<100xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>, f32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>, %arg1: f32):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg0) <{dimension = 1 : index}> : (tensor<100xf32, #sparse>, tensor<100xf32, #sparse>) -> tensor<200xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>, f32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>, %arg1: f32):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg0) <{dimension = 0 : index}> : (tensor<100xf32, #sparse>, tensor<100xf32, #sparse>) -> tensor<300xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32>, tensor<100x4xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32>, %arg1: tensor<100x4xf32>):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<100xf32>, tensor<100x4xf32>) -> tensor<300xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>, memref<?xf32>, memref<?xi1>, memref<?xindex>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>, %arg1: memref<?xf32>, %arg2: memref<?xi1>, %arg3: memref<?xindex>, %arg4: index):
    %0 = "sparse_tensor.compress"(%arg1, %arg2, %arg3, %arg4, %arg0, %arg4) : (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<100xf32, #sparse>, index) -> tensor<100xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<10xindex>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<10xindex>, %arg1: index, %arg2: f32):
  %0:2 = "sparse_tensor.push_back"(%arg1, %arg0, %arg2) : (index, memref<10xindex>, f32) -> (memref<10xindex>, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: f32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1:2 = "sparse_tensor.push_back"(%arg1, %arg0, %arg2, %0) : (index, memref<?xf32>, f32, index) -> (memref<?xf32>, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    "sparse_tensor.disassemble"(%arg0) : (tensor<100xf32, #sparse>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.lvl"(%arg0) : (tensor<100xf32, #sparse>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "sparse_tensor.lvl"(%arg0, %0) : (tensor<100xf32, #sparse>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32>):
    %0 = "sparse_tensor.reinterpret_map"(%arg0) : (tensor<100xf32>) -> tensor<100xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    %0 = "sparse_tensor.has_runtime_library"(%arg0) : (tensor<100xf32, #sparse>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<100xf32, #sparse>):
    "sparse_tensor.out"(%arg0, %arg0) : (tensor<100xf32, #sparse>, tensor<100xf32, #sparse>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<100xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<100xf32>):
  %0 = "sparse_tensor.load"(%arg0) : (tensor<100xf32>) -> tensor<100xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>):
    %0 = "sparse_tensor.coordinates"(%arg0) <{level = 4 : index}> : (tensor<8x8xf32, #sparse>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xindex>, tensor<?xindex>, tensor<?xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<9xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf32>):
    %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<9xindex>, tensor<?xindex>, tensor<?xf32>) -> tensor<8x8xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xi1>, %arg2: memref<?xindex>, %arg3: index, %arg4: tensor<8x8xf32, #sparse>):
    %0 = "sparse_tensor.compress"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg3) : (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf32, #sparse>, index) -> tensor<8x8xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>, tensor<?x8xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<?x8xf32, #sparse>):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<8x8xf32, #sparse>, tensor<?x8xf32, #sparse>) -> tensor<?x8xf32, #sparse>
    %1 = "sparse_tensor.convert"(%arg1) : (tensor<?x8xf32, #sparse>) -> tensor<?x?xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>, tensor<?x8xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<?x8xf32, #sparse>):
    %0 = "sparse_tensor.convert"(%arg0) : (tensor<8x8xf32, #sparse>) -> tensor<?x9xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>, tensor<?x9xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<?x9xf32, #sparse>):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<8x8xf32, #sparse>, tensor<?x9xf32, #sparse>) -> tensor<?x8xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f64, %arg1: i32):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
  ^bb0(%arg4: f64, %arg5: i32):
    "sparse_tensor.yield"(%arg4) : (f64) -> ()
  }, {
  }, {
  ^bb0(%arg3: i32):
    %4 = "arith.sitofp"(%arg3) : (i32) -> f64
    "sparse_tensor.yield"(%4) : (f64) -> ()
  }) : (f64, i32) -> f64
  %1 = "sparse_tensor.unary"(%arg0) ({
  ^bb0(%arg2: f64):
    "sparse_tensor.yield"(%arg2) : (f64) -> ()
  }, {
    %3 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    "sparse_tensor.yield"(%3) : (f64) -> ()
  }) : (f64) -> f64
  %2 = "sparse_tensor.binary"(%arg0, %arg1) ({
  }, {
  }, {
  }) : (f64, i32) -> f64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f64, %arg1: i32):
  %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
  }, {
  }, {
  }) : (f64, i32) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf16>, memref<64xf16, #gpu.address_space<workgroup>>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf16>, %arg1: memref<64xf16, #gpu.address_space<workgroup>>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{bypassL1, dstElements = 8 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf16, #gpu.address_space<workgroup>>, index, memref<128xf16>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf16>, memref<64xf16, #gpu.address_space<workgroup>>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf16>, %arg1: memref<64xf16, #gpu.address_space<workgroup>>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf16, #gpu.address_space<workgroup>>, index, memref<128xf16>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128x128xi8, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128x128xi8, 3>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 4 : i32, transpose = false}> : (memref<128x128xi8, 3>, index, index) -> vector<4x4xi8>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128x128xf16, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128x128xf16, 3>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 4 : i32, transpose = true}> : (memref<128x128xf16, 3>, index, index) -> vector<4x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<1x1xf64>, %arg1: vector<1x1xf64>, %arg2: vector<1x2xf64>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [8, 8, 4]}> : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: vector<4x2xf16>, %arg2: vector<2x2xf16>, %arg3: vector<2xi16>):
  %0 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>, tensor<8x?xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<8x?xf32, #sparse>):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<8x8xf32, #sparse>, tensor<8x?xf32, #sparse>) -> tensor<16x8xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>, tensor<8x8xf32, #sparse>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<8x8xf32, #sparse>):
    %0 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<8x8xf32, #sparse>, tensor<8x8xf32, #sparse>) -> tensor<16x?xf32, #sparse>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32, 1>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32, 1>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32, 3>, index, memref<128xf32, 1>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32>, memref<64xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32>, %arg1: memref<64xf32>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32>, index, memref<128xf32>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf64>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf64>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32, 3>, index, memref<128xf64>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2, %arg2) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (memref<64xf32, 3>, index, memref<128xf32>, index, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32, 3>, index, memref<128xf32>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32, 3>, index, memref<128xf32>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{bypassL1, dstElements = 2 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32, 3>, index, memref<128xf32>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<128xf32, strided<[2]>>, memref<64xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<128xf32, strided<[2]>>, %arg1: memref<64xf32, 3>, %arg2: index):
  %0 = "nvgpu.device_async_copy"(%arg1, %arg2, %arg0, %arg2) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64xf32, 3>, index, memref<128xf32, strided<[2]>>, index) -> !nvgpu.device.async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<3x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<3x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [16, 8, 16]}> : (vector<3x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [16, 8, 8]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [15, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [16, 8, 8], tf32Enabled}> : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>):
  %0 = "nvgpu.mma.sync"(%arg0, %arg1, %arg2) <{mmaShape = [16, 8, 16], tf32Enabled}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16x16xf16, 1>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16x16xf16, 1>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16, 1>, index, index) -> vector<4x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16x16xf16, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16x16xf16, 3>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 2 : i32, transpose = false}> : (memref<16x16xf16, 3>, index, index) -> vector<4x2xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16x16xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16x16xf32, 3>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 4 : i32, transpose = true}> : (memref<16x16xf32, 3>, index, index) -> vector<4x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16x16xf16, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16x16xf16, 3>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16, 3>, index, index) -> vector<8xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16x16xf16, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16x16xf16, 3>, %arg1: index):
  %0 = "nvgpu.ldmatrix"(%arg0, %arg1, %arg1) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16, 3>, index, index) -> vector<4x4xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>, %arg1: i32):
  %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<16xf32>, i32) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, strided<[?]>>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, strided<[?]>>, %arg1: i32):
  %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<16xf32, strided<[?]>>, i32) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, 3>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, 3>, %arg1: index):
  %0 = "amdgpu.fat_raw_buffer_cast"(%arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<16xf32, 3>) -> memref<16xf32, #amdgpu.address_space<fat_raw_buffer>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.swizzle_bitmode"(%arg0) <{and_mask = 32 : i32, or_mask = 0 : i32, xor_mask = 0 : i32}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>, %arg1: f32):
  %0 = "amdgpu.ext_packed_fp8"(%arg0) <{index = 5 : i32}> : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "arm_sme.get_tile"() : () -> vector<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<[8]xf16>, vector<[4]xi1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<[8]xf16>, %arg1: vector<[4]xi1>):
  %0 = "arm_sme.fmopa_2way"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]x[8]xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xf32>):
  %0 = "arm_neon.2d.sdot"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>, vector<16xi8>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>):
  %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<8xi8>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<8xi8>):
  %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<16xi8>, vector<8xi8>) -> vector<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<16xf32>, i16) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<16xf32>, %arg1: i16):
  %0 = "x86vector.avx512.mask.compress"(%arg1, %arg0) : (i16, vector<16xf32>) -> vector<8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<8xbf16>):
  %0 = "x86vector.avx512.dot"(%arg0, %arg0, %arg0) : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<16xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<16xi32>):
  %0 = "amx.tile_mulf"(%arg0, %arg0, %arg0) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: index):
  %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (memref<?x?xf32>, index, index) -> !amx.tile<17x16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: index):
  %0 = "amx.tile_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (memref<?x?xf32>, index) -> !amx.tile<16x16xf32>
  "func.return"() : () -> ()
}) : () -> ()
