// Types of results, layouts, sizes and positions that do not fit the operands, or the kind of a reduction.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
%t = "t.w"() : () -> tensor<8xf32>
%0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
^bb0(%a: index, %o: tensor<8xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<8xf32>) -> tensor<2xf32>
// -----
%t = "t.w"() : () -> tensor<8xf32>
%0:2 = "scf.forall"(%t, %t) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
^bb0(%a: index, %o: tensor<8xf32>, %p: tensor<8xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, i128)
// -----
%t = "t.w"() : () -> tensor<8xf32>
%m = "t.w"() : () -> memref<8xf32>
%0:2 = "scf.forall"(%t, %m) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
^bb0(%a: index, %o: tensor<8xf32>, %p: memref<8xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<8xf32>, memref<8xf32>) -> (tensor<8xf32>, memref<8xf32>)
// -----
%t = "t.w"() : () -> tensor<8xf32>
%m = "t.w"() : () -> memref<8xf32>
%0:2 = "scf.forall"(%t, %t) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
^bb0(%a: index, %o: tensor<8xf32>, %p: tensor<8xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<9xf32>)
// -----
%t = "t.w"() : () -> tensor<*xf32>
%0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
^bb0(%a: index, %o: tensor<*xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<*xf32>) -> tensor<*xf32>
// -----
%t = "t.w"() : () -> tensor<8xf32>
%0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
^bb0(%a: index, %o: tensor<8xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<8xf32>) -> tensor<2xf32>
// -----
%v = "t.w"() : () -> vector<[4]xf32>
%0 = "vector.shape_cast"(%v) : (vector<[4]xf32>) -> vector<2x[4]xf32>
// -----
%v = "t.w"() : () -> vector<[4]xf32>
%0 = "vector.shape_cast"(%v) : (vector<[4]xf32>) -> vector<2x[2]xf32>
// -----
%v = "t.w"() : () -> vector<[4]x[4]xf32>
%0 = "vector.shape_cast"(%v) : (vector<[4]x[4]xf32>) -> vector<[16]xf32>
// -----
%v = "t.w"() : () -> vector<4xf32>
%0 = "vector.shape_cast"(%v) : (vector<4xf32>) -> vector<[4]xf32>
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> f64
  "affine.yield"(%c) : (f64) -> ()
}) : () -> f64
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> i32
  "affine.yield"(%c) : (i32) -> ()
}) : () -> i32
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [77], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> i32
  "affine.yield"(%c) : (i32) -> ()
}) : () -> i32
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [1 : i32], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> i32
  "affine.yield"(%c) : (i32) -> ()
}) : () -> i32
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> i32
  "affine.yield"(%c) : (i32) -> ()
}) : () -> i32
// -----
%v = "t.w"() : () -> vector<[2]xf32>
%0 = "vector.extract"(%v) <{static_position = array<i64: 7>}> : (vector<[2]xf32>) -> f32
// -----
%v = "t.w"() : () -> vector<[2]xf32>
%f = "t.w"() : () -> f32
%0 = "vector.insert"(%f, %v) <{static_position = array<i64: 7>}> : (f32, vector<[2]xf32>) -> vector<[2]xf32>
// -----
%v = "t.w"() : () -> vector<[2]xf32>
%f = "t.w"() : () -> f32
%0 = "vector.insert"(%f, %v) <{static_position = array<i64: 1>}> : (f32, vector<[2]xf32>) -> vector<[2]xf32>
// -----
%m = "t.w"() : () -> memref<2x3xf32, strided<[3, 1]>>
%0 = "vector.type_cast"(%m) : (memref<2x3xf32, strided<[3, 1]>>) -> memref<vector<2x3xf32>>
// -----
%m = "t.w"() : () -> memref<2x3xf32>
%0 = "vector.type_cast"(%m) : (memref<2x3xf32>) -> memref<vector<2x3xf32>, affine_map<() -> ()>>
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> complex<f32>
  "affine.yield"(%c) : (complex<f32>) -> ()
}) : () -> complex<f32>
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [6], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> si32
  "affine.yield"(%c) : (si32) -> ()
}) : () -> si32
// -----
%0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [7], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%i: index):
  %c = "t.w"() : () -> si32
  "affine.yield"(%c) : (si32) -> ()
}) : () -> si32
