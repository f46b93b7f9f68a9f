// Views, allocations and updates of memory: types, layouts and sizes that follow from others, and those that do not.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.assume_alignment"(%arg0) <{alignment = 3 : i32}> : (memref<4xf32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.assume_alignment"(%arg0) <{alignment = 0 : i32}> : (memref<4xf32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.assume_alignment"(%arg0) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<4xf32, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<4xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32, strided<[1], offset: 3>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32, strided<[1], offset: 3>>):
  %0 = "memref.cast"(%arg0) : (memref<4xf32, strided<[1], offset: 3>>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<*xf32>):
  %0 = "memref.cast"(%arg0) : (memref<*xf32>) -> memref<*xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<*xf32>):
  %0 = "memref.cast"(%arg0) : (memref<*xf32>) -> memref<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<*xf32>):
  %0 = "memref.cast"(%arg0) : (memref<*xf32>) -> memref<4xf32, 2>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32, #map>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x4xf32, #map>):
    %0 = "memref.cast"(%arg0) : (memref<4x4xf32, #map>) -> memref<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32>) -> memref<15xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0], [1]]}> : (memref<4x4xf32>) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[1, 0]]}> : (memref<4x4xf32>) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0]]}> : (memref<4x4xf32>) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x?xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x?xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x?xf32>) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32, strided<[8, 1]>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32, strided<[8, 1]>>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32, strided<[8, 1]>>) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32, strided<[8, 2]>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32, strided<[8, 2]>>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0], [1]]}> : (memref<4x4xf32, strided<[8, 2]>>) -> memref<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32>) -> memref<16xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32>) -> memref<16xf32, 3>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0 * 3 + d1 floordiv 2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32, #map>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x4xf32, #map>):
    %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32, #map>) -> memref<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 5>}> : (memref<16xf32>) -> memref<4x5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> : (memref<16xf32>) -> memref<4x4x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4, 2>}> : (memref<16xf32>) -> memref<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 8>}> : (memref<16xf32>) -> memref<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.expand_shape"(%arg0, %arg1, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index, index) -> memref<?x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 4>}> : (memref<?xf32>) -> memref<2x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>, %arg1: index):
  %0 = "memref.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<16xf32>, index) -> memref<?x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, strided<[2]>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, strided<[2]>>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> : (memref<16xf32, strided<[2]>>) -> memref<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1], [1]], static_output_shape = array<i64: 4, 4>}> : (memref<16xf32>) -> memref<4x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<4xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>):
  "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<4xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<5xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<5xf32>):
  "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<5xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<4x4xf32>):
  "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<4x4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "memref.dim"(%arg0, %0) : (memref<4xf32>, index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "arith.constant"() <{value = -1 : index}> : () -> index
  %1 = "memref.dim"(%arg0, %0) : (memref<4xf32>, index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<f32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<f32>, %arg1: index):
  %0 = "memref.dim"(%arg0, %arg1) : (memref<f32>, index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0:4 = "memref.extract_strided_metadata"(%arg0) : (memref<4xf32>) -> (memref<4xf32>, index, index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0:3 = "memref.extract_strided_metadata"(%arg0) : (memref<4xf32>) -> (memref<f32>, index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0:4 = "memref.extract_strided_metadata"(%arg0) : (memref<4xf32>) -> (memref<f32, 1>, index, index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0:5 = "memref.extract_strided_metadata"(%arg0) : (memref<4xf32>) -> (memref<f32>, index, index, index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
  ^bb0(%arg3: f32):
    "memref.atomic_yield"(%arg1) : (index) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
  ^bb0(%arg3: i32):
    "memref.atomic_yield"(%arg2) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
  ^bb0(%arg3: f32, %arg4: f32):
    "memref.atomic_yield"(%arg2) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
  ^bb0(%arg3: f32):
    "memref.atomic_yield"(%arg2) : (f32) -> ()
  }) : (memref<4xf32>, index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.generic_atomic_rmw"(%arg0, %arg1, %arg1) ({
  ^bb0(%arg3: f32):
    "memref.atomic_yield"(%arg2) : (f32) -> ()
  }) : (memref<4xf32>, index, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
  ^bb0(%arg3: f32):
    "memref.store"(%arg2, %arg0, %arg1) : (f32, memref<4xf32>, index) -> ()
    "memref.atomic_yield"(%arg2) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: i32):
  %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 0 : i64}> : (i32, memref<4xf32>, index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xi32>, index, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xi32>, %arg1: index, %arg2: i32):
  %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 0 : i64}> : (i32, memref<4xi32>, index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 1 : i64}> : (f32, memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
  %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 9 : i64}> : (f32, memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = f32}> : () -> ()
// -----
"memref.global"() <{initial_value = dense<1.000000e+00> : tensor<5xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = 1.000000e+00 : f32, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = dense<1> : tensor<4xi32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{alignment = 3 : i64, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{alignment = -4 : i64, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", sym_visibility = "foo", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{constant, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value, sym_name = "g", type = memref<4xf32>}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "memref.get_global"() <{name = @x}> : () -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<5xf32, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<4xi32, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<*xf32, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<4xf32, strided<[2]>, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<*xf32>):
  %0 = "memref.memory_space_cast"(%arg0) : (memref<*xf32>) -> memref<*xi32, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  "memref.prefetch"(%arg0) <{isDataCache = true, isWrite = true, localityHint = 3 : i32}> : (memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index):
  "memref.prefetch"(%arg0, %arg1) <{isDataCache = true, isWrite = true, localityHint = 4 : i32}> : (memref<4xf32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<3xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 2>}> : (memref<4xf32>) -> memref<2xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xi32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1]>, 2>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1], offset: ?>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>):
  %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<?xf32, strided<[1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.reinterpret_cast"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index, index) -> memref<?xf32, strided<[1], offset: 4>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0 floordiv 2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index):
    %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<?xf32, #map>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<1xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<1xi32>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32>, memref<1xi32>) -> memref<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<1xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<1xi32>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32>, memref<1xi32>) -> memref<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<?xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<?xi32>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32>, memref<?xi32>) -> memref<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32, strided<[2]>>, memref<1xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32, strided<[2]>>, %arg1: memref<1xi32>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32, strided<[2]>>, memref<1xi32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<1xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<1xi32>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32>, memref<1xi32>) -> memref<4xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<1xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<1xf32>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xf32>, memref<1xf32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: 3>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[2, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 2, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4x4xf32>):
  %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0 + d1 floordiv 2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32, #map>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x4xf32, #map>):
    %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32, #map>) -> memref<2x2xf32, strided<[4, 1]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?x?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?x?xf32>, %arg1: index):
  %0 = "memref.subview"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x2xf32, strided<[?, 1]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x3xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x3xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<4x3xf32>) -> memref<4x3xf32, strided<[1, 3]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x3xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x3xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<4x3xf32>) -> memref<4x3xf32, strided<[1, 3]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<64xi8>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1) : (memref<64xi8>, index) -> memref<16xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8, strided<[2]>>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<64xi8, strided<[2]>>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1) : (memref<64xi8, strided<[2]>>, index) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<64xi8>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1) : (memref<64xi8>, index) -> memref<16xf32, 2>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<64xi8>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1, %arg1) : (memref<64xi8>, index, index) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<64xi8>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1) : (memref<64xi8>, index) -> memref<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<64xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<64xf32>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1) : (memref<64xf32>, index) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<8x8xi8>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<8x8xi8>, %arg1: index):
  %0 = "memref.view"(%arg0, %arg1) : (memref<8x8xi8>, index) -> memref<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, #map>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
^bb0(%arg0: index):
  %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "memref.alloc"() <{alignment = -1 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, #map>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"x.y"() ({
  %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  "x.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  %0 = "memref.alloca_scope"() ({
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  "memref.alloca_scope"() ({
    "memref.alloca_scope.return"(%arg0) : (f32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  "memref.alloca_scope"() ({
    "scf.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  "memref.alloca_scope.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.realloc"(%arg0) : (memref<?xf32>) -> memref<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.realloc"(%arg0, %arg1) : (memref<?xf32>, index) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.realloc"(%arg0) : (memref<?xf32>) -> memref<4xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.realloc"(%arg0) : (memref<?xf32>) -> memref<4xf32, 1>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32, strided<[2]>>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32, strided<[2]>>, %arg1: index):
  %0 = "memref.realloc"(%arg0) : (memref<?xf32, strided<[2]>>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<?xf32>, %arg1: index):
  %0 = "memref.realloc"(%arg0) : (memref<?xf32>) -> memref<4xf32, strided<[2]>>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, index, memref<1xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: index, %arg3: memref<1xi32>):
  "memref.dma_start"(%arg0, %arg2, %arg1, %arg2, %arg2, %arg3, %arg2) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<1xi32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<1xi32>, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<1xi32>, %arg2: f32):
  "memref.dma_wait"(%arg1, %arg0, %arg2) : (memref<1xi32>, index, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index):
  %0 = "memref.load"(%arg0, %arg1, %arg1) : (memref<4xf32>, index, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index):
  %0 = "memref.load"(%arg0, %arg1) <{alignment = 3 : i64}> : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index):
  %0 = "memref.load"(%arg0, %arg1) : (memref<4xf32>, index) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: i32):
  "memref.store"(%arg2, %arg0, %arg1) : (i32, memref<4xf32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "memref.extract_aligned_pointer_as_index"(%arg0) : (tensor<4xf32>) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<4xf32>):
  %0 = "memref.rank"(%arg0) : (tensor<4xf32>) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> i1, sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  %0:3 = "memref.distinct_objects"(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i1)
  "func.return"(%0#2) : (i1) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  %0 = "memref.distinct_objects"(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "memref.distinct_objects"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
%0 = "t.v"() : () -> memref<1x4xf32, strided<[16, 1]>>
%1 = "memref.cast"(%0) : (memref<1x4xf32, strided<[16, 1]>>) -> memref<1x4xf32, strided<[8, 1]>>
// -----
%0 = "t.v"() : () -> memref<1x4xf32, strided<[16, 1]>>
%1 = "memref.cast"(%0) : (memref<1x4xf32, strided<[16, 1]>>) -> memref<1x4xf32, strided<[?, 1]>>
// -----
%0 = "t.v"() : () -> memref<?xf32, strided<[16]>>
%1 = "memref.cast"(%0) : (memref<?xf32, strided<[16]>>) -> memref<1xf32>
