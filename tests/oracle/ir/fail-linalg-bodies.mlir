// Destinations, maps and bodies of structured operations, and the order in which they are verified.
// run: --split-input-file --allow-unregistered-dialect
"func.func"() <{function_type = (tensor<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>, %b: memref<4xf32>):
  "linalg.generic"(%a, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, f32) -> (), sym_name = "f"}> ({
^bb0(%s: f32, %t: f32):
  "linalg.generic"(%s, %t) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"() : () -> ()
  }) : (f32, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%s: f32):
  "linalg.generic"(%s, %s) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (f32, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%v: vector<4xf32>, %b: memref<4xf32>):
  "linalg.generic"(%v, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (vector<4xf32>, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%s: f32, %b: memref<4xf32>):
  "linalg.generic"(%s, %b) <{indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (f32, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%s: f32, %b: memref<4xf32>):
  "linalg.generic"(%s, %b) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (f32, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<5xf32>) -> (), sym_name = "f"}> ({
^bb0(%b: memref<4xf32>, %c: memref<5xf32>):
  "linalg.generic"(%b, %c) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, memref<5xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%b: memref<4xf32>):
  "linalg.generic"(%b, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "linalg.generic"(%a, %a) <{indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%b: memref<4xf32>):
  "linalg.generic"(%b, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: i32):
    %q = "arith.addf"(%x, %y) : (f32, i32) -> f32
    "linalg.yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "linalg.generic"(%a, %a) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    %w = "t.v"() : () -> i32
    "linalg.yield"(%w) : (i32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x4xf32>, %b: tensor<4xf32>):
  %r = "linalg.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%s: f32, %a: tensor<4xf32>):
  %r = "linalg.exp"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (f32, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    %i = "linalg.index"() <{dim = 1 : i64}> : () -> index
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%o: memref<4x4xf32>):
  "linalg.matmul"(%o, %o, %o) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb1(%x: f32, %y: f32, %z: f32):
    %m = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %p = "arith.addf"(%m, %z) : (f32, f32) -> f32
    "linalg.yield"(%p) : (f32) -> ()
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%o: memref<4x4xf32>):
  "linalg.matmul"(%o, %o, %o) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb1(%x: f32, %y: f32, %z: f32):
    %m = "arith.mulf"(%y, %x) : (f32, f32) -> f32
    %p = "arith.addf"(%z, %m) : (f32, f32) -> f32
    "linalg.yield"(%p) : (f32) -> ()
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%o: memref<4x4xf32>):
  "linalg.matmul"(%o, %o, %o) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb1(%x: f32, %y: f32, %z: f32):
    %w = "arith.extf"(%x) : (f32) -> f64
    %u = "arith.truncf"(%w) : (f64) -> f32
    %m = "arith.mulf"(%u, %y) : (f32, f32) -> f32
    %n = "math.exp"(%m) : (f32) -> f32
    %p = "arith.addf"(%n, %z) : (f32, f32) -> f32
    "linalg.yield"(%p) : (f32) -> ()
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>):
  %r = "linalg.transpose"(%a, %b) <{permutation = array<i64: 1, 0>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>):
  %r = "linalg.transpose"(%a, %b) <{permutation = array<i64: 1, 0>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"() : () -> ()
  }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, memref<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>, %b: memref<4x2xf32>):
  %r = "linalg.broadcast"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, memref<4x2xf32>) -> tensor<4x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %b: tensor<4xf32>):
  %r = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f32, %y: f32):
    %p = "arith.addf"(%x, %y) : (f32, f32) -> f32
    "linalg.yield"(%p) : (f32) -> ()
  }) : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %b: tensor<4xf32>):
  %r = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1, 1>}> ({
  ^bb1(%x: f32, %y: f32):
    %p = "arith.addf"(%x, %y) : (f32, f32) -> f32
    "linalg.yield"(%p) : (f32) -> ()
  }) : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<f32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %d: tensor<f32>):
  %r = "linalg.reduce"(%a, %d) <{dimensions = array<i64: 1, 0>}> ({
  ^bb1(%x: f32, %y: f32):
    %p = "arith.addf"(%x, %y) : (f32, f32) -> f32
    "linalg.yield"(%p) : (f32) -> ()
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %b: tensor<4xf32>):
  %r = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %b: tensor<4xf32>):
  %r = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f64, %y: f32):
    %q = "arith.negf"(%x) : (f64) -> f32
    "linalg.yield"(%y) : (f32) -> ()
  }) : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %b: tensor<4xf32>):
  %r = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f32, %y: f64):
    %q = "arith.negf"(%y) : (f64) -> f32
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<2x4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %e: tensor<2x4xf32>, %b: tensor<4xf32>):
  %r:2 = "linalg.reduce"(%a, %e, %b, %b) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f32, %y: f32, %z: f32, %w: f32):
    "linalg.yield"(%x, %y) : (f32, f32) -> ()
  }) : (tensor<4x2xf32>, tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4xf32>, tensor<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x2xf32>, %b: tensor<4xf32>, %c: tensor<2xf32>):
  %r:2 = "linalg.reduce"(%a, %a, %b, %c) <{dimensions = array<i64: 1>}> ({
  ^bb1(%x: f32, %y: f32, %z: f32, %w: f32):
    "linalg.yield"(%x, %y) : (f32, f32) -> ()
  }) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "linalg.map"(%a, %a) ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "linalg.map"(%a, %a) ({
  ^bb1(%x: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "linalg.map"(%a, %a) ({
  ^bb1(%x: f64, %y: f32):
    %q = "arith.negf"(%x) : (f64) -> f32
    "linalg.yield"(%y) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>, %b: tensor<?xf32>):
  %r = "linalg.map"(%a, %b) ({
  ^bb1(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x3x3x8xf32>, tensor<6x6x8x4xf32>) -> (), sym_name = "f"}> ({
^bb0(%f: tensor<4x3x3x8xf32>, %o: tensor<6x6x8x4xf32>):
  %r = "linalg.winograd_filter_transform"(%f, %o) <{fmr = 1 : i32}> : (tensor<4x3x3x8xf32>, tensor<6x6x8x4xf32>) -> tensor<6x6x8x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
