// Sizes of a tensor without elements that follow from equal groups, or are known.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x0xi32>, index, index) -> tensor<?x0xi32>, sym_name = "groups"}> ({
  ^bb0(%arg3: tensor<?x0xi32>, %arg4: index, %arg5: index):
    %4 = "tensor.expand_shape"(%arg3, %arg4, %arg5) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 0, 0>}> : (tensor<?x0xi32>, index, index) -> tensor<?x?x0x0xi32>
    %5 = "tensor.collapse_shape"(%4) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<?x?x0x0xi32>) -> tensor<?x0xi32>
    "func.return"(%5) : (tensor<?x0xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x3xi32>) -> tensor<0x3xi32>, sym_name = "static"}> ({
  ^bb0(%arg2: tensor<0x3xi32>):
    %2 = "tensor.collapse_shape"(%arg2) <{reassociation = [[0, 1]]}> : (tensor<0x3xi32>) -> tensor<0xi32>
    %3 = "tensor.expand_shape"(%2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 0, 3>}> : (tensor<0xi32>) -> tensor<0x3xi32>
    "func.return"(%3) : (tensor<0x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x?xi32>, index) -> tensor<2x?xi32>, sym_name = "product"}> ({
  ^bb0(%arg0: tensor<2x?xi32>, %arg1: index):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<2x?xi32>) -> tensor<?xi32>
    %1 = "tensor.expand_shape"(%0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (tensor<?xi32>, index) -> tensor<2x?xi32>
    "func.return"(%1) : (tensor<2x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

