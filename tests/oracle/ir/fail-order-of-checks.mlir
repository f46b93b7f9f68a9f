// Element types of several operands, encodings, and the order of checks of types, of operations and of their regions.
// run: --split-input-file --allow-unregistered-dialect
"func.func"() <{function_type = (tensor<?xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<?xf32>, %b: tensor<4xf32>):
  %r = "arith.addf"(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: vector<4xf32>):
  %r = "arith.addf"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<[4]xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: vector<4xf32>):
  %r = "arith.addf"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<*xf32>):
  %r = "math.sqrt"(%a) : (tensor<*xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi8, "e">) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xi8, "e">):
  %r = "arith.uitofp"(%a) : (tensor<4xi8, "e">) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi8, "e">) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xi8, "e">):
  %r = "arith.uitofp"(%a) : (tensor<4xi8, "e">) -> tensor<4xf32, "e">
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xi8, "e">) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xi8, "e">):
  %r = "arith.uitofp"(%a) : (tensor<4xi8, "e">) -> tensor<*xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf16>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf16>):
  %r = "arith.extf"(%a) : (tensor<4xf16>) -> tensor<4xf32, "e">
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i8, i32) -> (), sym_name = "f"}> ({
^bb0(%a: i8, %b: i32):
  %r = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i32) -> !llvm.struct<(i32, i1)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4x8xi8>, vector<8x2xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: vector<4x8xi8>, %b: vector<8x2xf32>, %c: vector<4x2xf32>):
  %r = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xi8>, vector<8x2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xf32>, tensor<8xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%v: vector<4xf32>, %t: tensor<8xf32>, %i: index):
  %r = "vector.transfer_write"(%v, %t, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<8xf32>, index) -> tensor<8xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index, %p: f32):
  %r = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>) -> (), sym_name = "f"}> ({
^bb0(%k: vector<4xi1>):
  "vector.mask"(%k) ({
  ^bb1:
    "func.return"() : () -> ()
  }) : (vector<4xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>) -> (), sym_name = "f"}> ({
^bb0(%k: vector<4xi1>):
  "vector.mask"(%k) ({
  ^bb1:
    %q = "vector.broadcast"() : () -> vector<4xf32>
  }) : (vector<4xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<4xi1>) -> (), sym_name = "f"}> ({
^bb0(%k: vector<4xi1>):
  "vector.mask"(%k) ({
  ^bb1:
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %r = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb1(%x: f32):
    "memref.atomic_yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %r = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb1(%x: index):
    %y = "arith.negf"(%x) : (index) -> f32
    "memref.atomic_yield"(%y) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %r = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb1(%x: f32, %q: f32):
    "memref.atomic_yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %r = "memref.generic_atomic_rmw"(%m, %i) ({
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: memref<4xf32>):
  %r = "memref.collapse_shape"(%a) <{reassociation = [[0, 1]]}> : (memref<4xf32>) -> memref<4x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4x1xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: memref<4x1xf32>):
  %r = "memref.expand_shape"(%a) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4>}> : (memref<4x1xf32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  %r = "tensor.collapse_shape"(%a) <{reassociation = [[0, 1]]}> : (tensor<4xf32>) -> tensor<4x1xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (tensor<4x1xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4x1xf32>):
  %r = "tensor.expand_shape"(%a) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4>}> : (tensor<4x1xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
