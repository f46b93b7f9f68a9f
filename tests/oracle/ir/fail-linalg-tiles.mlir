// Regions, indices and tiles of linalg: what is refused, and what is next to it.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: i32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"() : () -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      "linalg.yield"(%1) : (index) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: tensor<4xf32>):
  %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg2: f32):
    "linalg.yield"(%arg2) : (f32) -> ()
  }) : (f32, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: tensor<4xf32>):
  %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  }) : (f32, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: tensor<4xf32>):
  %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg2: f32, %arg3: f32):
    "linalg.yield"() : () -> ()
  }) : (f32, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: tensor<4xf32>):
  %0 = "linalg.map"(%arg1, %arg1) ({
  ^bb0(%arg2: f32, %arg3: f32):
    "linalg.yield"(%arg2, %arg2) : (f32, f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>):
  %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg2: f32, %arg3: f32):
    "linalg.yield"(%arg2) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<5xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<5xf32>):
  %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 0>}> ({
  ^bb0(%arg2: f32, %arg3: f32):
    "linalg.yield"(%arg2) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<4x5xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4x5xf32>):
  %0 = "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%arg2: f32, %arg3: f32):
    "linalg.yield"(%arg2) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4x4xf32>):
  %0 = "linalg.matmul"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg1: f32, %arg2: f32):
    "linalg.yield"(%arg1) : (f32) -> ()
  }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "linalg.generic"(%arg0, %arg0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 5>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 0, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 1, 1>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x15xf32>, tensor<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x15xf32>, %arg1: tensor<2x4x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x15xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x3x4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x3x4x4xf32>):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: index):
  %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, -9223372036854775808>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>, index) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x?x4x?xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x?x4x?xf32>, %arg2: index):
  %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, -9223372036854775808>}> : (tensor<8x16xf32>, tensor<2x?x4x?xf32>, index) -> tensor<2x?x4x?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: i32):
  %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x4xf32>, i32) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<7x16xf32>, tensor<2x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<7x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<7x16xf32>, tensor<2x4x4x4xf32>, f32) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<2x4x4x4xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 3>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<2x4x4x4xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<9x16xf32>, tensor<2x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<9x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<2x4x4x4xf32>, tensor<9x16xf32>) -> tensor<9x16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<7x15xf32>, tensor<2x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<7x15xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<2x4x4x4xf32>, tensor<7x15xf32>) -> tensor<7x15xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x8xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x8xf32>, %arg2: f32):
  %0 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<2x4x4x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<?x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<?x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<?x4x4x4xf32>) -> tensor<?x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<?x16xf32>, tensor<2x4x4x4xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<?x16xf32>, %arg1: tensor<2x4x4x4xf32>, %arg2: f32):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<?x16xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<8x16xf32>, tensor<2x4x4x?xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<2x4x4x?xf32>, %arg2: f32):
  %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64>, static_inner_tiles = array<i64: 4, 4>}> : (tensor<8x16xf32>, tensor<2x4x4x?xf32>) -> tensor<2x4x4x?xf32>
  "func.return"() : () -> ()
}) : () -> ()
