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
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    "linalg.copy"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, memref<8x?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<8x?xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<8x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 * 2 + 2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<8xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<0xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<0xf32>, %arg1: memref<8xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<0xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
%a0 = "t.v"() : () -> (memref<2x4xf32>)
%a1 = "t.v"() : () -> (memref<?x4xf32>)
"linalg.softmax"(%a0, %a1) <{dimension = 1 : i64}> : (memref<2x4xf32>, memref<?x4xf32>) -> ()
