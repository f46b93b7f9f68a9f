// What a rewrite would make of these functions is invalid, because sizes, strides or ranges contradict each other, so they stay.
// run: --canonicalize --allow-unregistered-dialect --split-input-file
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<8xf32>, sym_name = "pad"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: f32):
    %0 = "tensor.cast"(%arg0) : (tensor<4xf32>) -> tensor<?xf32>
    %1 = "tensor.pad"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 1>}> ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (tensor<?xf32>) -> tensor<8xf32>
    "func.return"(%1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x?x8xf32>) -> tensor<1x?xf32>, sym_name = "extract_known"}> ({
  ^bb0(%arg0: tensor<8x?x8xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x?x8xf32>, index) -> tensor<1x?xf32>
    "func.return"(%1) : (tensor<1x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, index) -> tensor<8xf32>, sym_name = "cast_of_slice"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: index):
    %0 = "tensor.extract_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<?xf32>
    %1 = "tensor.cast"(%0) : (tensor<?xf32>) -> tensor<8xf32>
    "func.return"(%1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4xf32>, tensor<2xf32>), sym_name = "exchanged"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>):
    %0:2 = "scf.forall"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 1>}> ({
    ^bb0(%arg4: index, %arg5: tensor<4xf32>, %arg6: tensor<2xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg3, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<2xf32>) -> ()
        "tensor.parallel_insert_slice"(%arg2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
      }) : () -> ()
    }) : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
    "func.return"(%0#0, %0#1) : (tensor<4xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, strided<[2]>>, vector<4xf32>) -> vector<4xf32>, sym_name = "masked_by_two"}> ({
  ^bb0(%arg0: memref<8xf32, strided<[2]>>, %arg1: vector<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %2 = "vector.maskedload"(%arg0, %0, %1, %arg1) : (memref<8xf32, strided<[2]>>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, strided<[?]>>, vector<4xf32>) -> (), sym_name = "store_by_two"}> ({
  ^bb0(%arg0: memref<8xf32, strided<[?]>>, %arg1: vector<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    "vector.maskedstore"(%arg0, %0, %1, %arg1) : (memref<8xf32, strided<[?]>>, index, vector<4xi1>, vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, strided<[2]>>, vector<4xf32>) -> vector<4xf32>, sym_name = "expand_by_two"}> ({
  ^bb0(%arg0: memref<8xf32, strided<[2]>>, %arg1: vector<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %2 = "vector.expandload"(%arg0, %0, %1, %arg1) : (memref<8xf32, strided<[2]>>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, strided<[2]>>, vector<4xf32>) -> (), sym_name = "compress_by_two"}> ({
  ^bb0(%arg0: memref<8xf32, strided<[2]>>, %arg1: vector<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    "vector.compressstore"(%arg0, %0, %1, %arg1) : (memref<8xf32, strided<[2]>>, index, vector<4xi1>, vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32, strided<[?]>>, index) -> vector<4xf32>, sym_name = "load_past_cast"}> ({
  ^bb0(%arg0: memref<?xf32, strided<[?]>>, %arg1: index):
    %0 = "memref.cast"(%arg0) : (memref<?xf32, strided<[?]>>) -> memref<?xf32>
    %1 = "vector.load"(%0, %arg1) : (memref<?xf32>, index) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32, strided<[?]>>, index, vector<4xf32>) -> (), sym_name = "store_past_cast"}> ({
  ^bb0(%arg0: memref<?xf32, strided<[?]>>, %arg1: index, %arg2: vector<4xf32>):
    %0 = "memref.cast"(%arg0) : (memref<?xf32, strided<[?]>>) -> memref<?xf32>
    "vector.store"(%arg2, %0, %arg1) : (vector<4xf32>, memref<?xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> ((-d0 + 7) floordiv 8, d0 ceildiv 3)>
#map1 = affine_map<() -> (5)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<() -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "never_run"}> ({
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
      ^bb0(%arg1: index):
        "test.use"(%arg1) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> memref<8xf32>, sym_name = "sizes_of_casts"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    %1 = "memref.cast"(%0) : (memref<?xf32>) -> memref<8xf32>
    "func.return"(%1) : (memref<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "copy"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    %1 = "memref.cast"(%arg1) : (memref<8xf32>) -> memref<?xf32>
    "memref.copy"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> memref<4xf32, strided<[1], offset: 2>>, sym_name = "offsets"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "memref.reinterpret_cast"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>, index) -> memref<4xf32, strided<[1], offset: ?>>
    %2 = "memref.cast"(%1) : (memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32, strided<[1], offset: 2>>
    "func.return"(%2) : (memref<4xf32, strided<[1], offset: 2>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "structured"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    %1 = "memref.cast"(%arg1) : (memref<8xf32>) -> memref<?xf32>
    "linalg.generic"(%0, %1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<8xf32>) -> tensor<?xf32>, sym_name = "structured_tensors"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<4xf32>) -> tensor<?xf32>
    %1 = "tensor.cast"(%arg1) : (tensor<8xf32>) -> tensor<?xf32>
    %2 = "linalg.exp"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%2) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x4xf32>, memref<2x8xf32>) -> (), sym_name = "softmax"}> ({
  ^bb0(%arg0: memref<2x4xf32>, %arg1: memref<2x8xf32>):
    %0 = "memref.cast"(%arg0) : (memref<2x4xf32>) -> memref<2x?xf32>
    %1 = "memref.cast"(%arg1) : (memref<2x8xf32>) -> memref<2x?xf32>
    "linalg.softmax"(%0, %1) <{dimension = 1 : i64}> : (memref<2x?xf32>, memref<2x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>) -> tensor<8xi32>, sym_name = "bitcast"}> ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = "tensor.bitcast"(%arg0) : (tensor<4xi32>) -> tensor<?xui32>
    %1 = "tensor.bitcast"(%0) : (tensor<?xui32>) -> tensor<8xi32>
    "func.return"(%1) : (tensor<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xf32>, memref<3xf32>, memref<20xf32>) -> (), sym_name = "convolution"}> ({
  ^bb0(%arg0: memref<10xf32>, %arg1: memref<3xf32>, %arg2: memref<20xf32>):
    %0 = "memref.cast"(%arg0) : (memref<10xf32>) -> memref<?xf32>
    %1 = "memref.cast"(%arg1) : (memref<3xf32>) -> memref<?xf32>
    %2 = "memref.cast"(%arg2) : (memref<20xf32>) -> memref<?xf32>
    "linalg.conv_1d"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %3 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%arg5, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
