// Structured operations touch memory if they work on memory, and compute if they work on tensors.
// run: --cse
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "tensors"}> ({
^bb0(%x: tensor<4xf32>, %out: tensor<4xf32>):
  %a = "linalg.generic"(%x, %out) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%i: f32, %o: f32):
    %s = "arith.addf"(%i, %o) : (f32, f32) -> f32
    "linalg.yield"(%s) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = "linalg.generic"(%x, %out) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%i: f32, %o: f32):
    %s = "arith.addf"(%o, %i) : (f32, f32) -> f32
    "linalg.yield"(%s) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, index) -> (f32, f32), sym_name = "memory"}> ({
^bb0(%x: memref<4xf32>, %out: memref<4xf32>, %i: index):
  %a = "memref.load"(%x, %i) : (memref<4xf32>, index) -> f32
  "linalg.generic"(%x, %out) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%p: f32, %o: f32):
    "linalg.yield"(%p) : (f32) -> ()
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  %b = "memref.load"(%x, %i) : (memref<4xf32>, index) -> f32
  "func.return"(%a, %b) : (f32, f32) -> ()
}) : () -> ()
