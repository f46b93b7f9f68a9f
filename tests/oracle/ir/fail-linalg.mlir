// Operands, maps, arguments and yielded elements of linalg: what is refused, and what is next to it.
// run: --split-input-file --allow-unregistered-dialect
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32, %b2: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: i32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  "linalg.yield"() : () -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  %y1 = "t.v"() : () -> f32
  "linalg.yield"(%y0, %y1) : (f32, f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> i32
  "linalg.yield"(%y0) : (i32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0, d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
"linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> ()
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<5xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.fill"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (f32, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.fill"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (f32, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (f32)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.fill"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%b0: i32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (f32, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.map"(%a0, %a1) ({
^bb0(%b0: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x4xf32>)
%a1 = "t.v"() : () -> (tensor<4xf32>)
%r = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
^bb0(%b0: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4x5xf32>)
%a1 = "t.v"() : () -> (tensor<5x4xf32>)
%r = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 1, 0>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4x5xf32>, tensor<5x4xf32>) -> (tensor<5x4xf32>)
// -----
%a0 = "t.v"() : () -> (tensor<4xf32>)
%a1 = "t.v"() : () -> (tensor<4x5xf32>)
%r = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
^bb0(%b0: f32, %b1: f32):
  %y0 = "t.v"() : () -> f32
  "linalg.yield"(%y0) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>)
// -----
"linalg.yield"() : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
 "linalg.yield"() : () -> ()
}) : () -> ()
