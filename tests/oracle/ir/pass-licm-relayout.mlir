// Packing and unpacking leave the loop only if no size can be wrong.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xi8>, tensor<12xi8>, tensor<?x?xi8>, tensor<?x3xi8>, tensor<4x3xi8>, index, index, i8) -> (), sym_name = "f"}> ({
  ^bb0(%s: tensor<?xi8>, %s12: tensor<12xi8>, %d: tensor<?x?xi8>, %d3: tensor<?x3xi8>, %d43: tensor<4x3xi8>, %n: index, %tile: index, %pad: i8):
    %lo = "arith.constant"() <{value = 2 : index}> : () -> index
    %step = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%lo, %n, %step) ({
    ^bb0(%i: index):
      %0 = "linalg.pack"(%s, %d, %tile) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808>}> : (tensor<?xi8>, tensor<?x?xi8>, index) -> tensor<?x?xi8>
      %1 = "linalg.pack"(%s, %d3) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 3>}> : (tensor<?xi8>, tensor<?x3xi8>) -> tensor<?x3xi8>
      %2 = "linalg.pack"(%s, %d, %pad, %tile) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_inner_tiles = array<i64: -9223372036854775808>}> : (tensor<?xi8>, tensor<?x?xi8>, i8, index) -> tensor<?x?xi8>
      %3 = "linalg.pack"(%s12, %d, %step) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808>}> : (tensor<12xi8>, tensor<?x?xi8>, index) -> tensor<?x?xi8>
      %4 = "linalg.unpack"(%d, %s, %tile) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: -9223372036854775808>}> : (tensor<?x?xi8>, tensor<?xi8>, index) -> tensor<?xi8>
      %5 = "linalg.unpack"(%d43, %s12) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 3>}> : (tensor<4x3xi8>, tensor<12xi8>) -> tensor<12xi8>
      "x.use"(%0, %1, %2, %3, %4, %5) : (tensor<?x?xi8>, tensor<?x3xi8>, tensor<?x?xi8>, tensor<?x?xi8>, tensor<?xi8>, tensor<12xi8>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
