// Sizes of a tensor without elements do not follow from their product.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x0xi32>, index, index) -> index, sym_name = "collapsed"}> ({
  ^bb0(%arg6: tensor<?x0xi32>, %arg7: index, %arg8: index):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "tensor.expand_shape"(%arg6, %arg7, %arg8) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 0, 0>}> : (tensor<?x0xi32>, index, index) -> tensor<?x?x0x0xi32>
    %10 = "tensor.collapse_shape"(%9) <{reassociation = [[0, 1, 2], [3]]}> : (tensor<?x?x0x0xi32>) -> tensor<?x0xi32>
    %11 = "tensor.dim"(%10, %8) : (tensor<?x0xi32>, index) -> index
    "func.return"(%11) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<0x?xi32>, index) -> index, sym_name = "expanded"}> ({
  ^bb0(%arg4: tensor<0x?xi32>, %arg5: index):
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "tensor.collapse_shape"(%arg4) <{reassociation = [[0, 1]]}> : (tensor<0x?xi32>) -> tensor<?xi32>
    %6 = "tensor.expand_shape"(%5, %arg5) <{reassociation = [[0, 1]], static_output_shape = array<i64: 0, -9223372036854775808>}> : (tensor<?xi32>, index) -> tensor<0x?xi32>
    %7 = "tensor.dim"(%6, %4) : (tensor<0x?xi32>, index) -> index
    "func.return"(%7) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x0x?xi32>, index) -> tensor<2x0x?xi32>, sym_name = "regrouped"}> ({
  ^bb0(%arg2: tensor<2x0x?xi32>, %arg3: index):
    %2 = "tensor.collapse_shape"(%arg2) <{reassociation = [[0], [1, 2]]}> : (tensor<2x0x?xi32>) -> tensor<2x?xi32>
    %3 = "tensor.expand_shape"(%2, %arg3) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 0, -9223372036854775808>}> : (tensor<2x?xi32>, index) -> tensor<2x0x?xi32>
    "func.return"(%3) : (tensor<2x0x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<0x?xi32>, index) -> memref<0x?xi32>, sym_name = "memory"}> ({
  ^bb0(%arg0: memref<0x?xi32>, %arg1: index):
    %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<0x?xi32>) -> memref<?xi32>
    %1 = "memref.expand_shape"(%0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 0, -9223372036854775808>}> : (memref<?xi32>, index) -> memref<0x?xi32>
    "func.return"(%1) : (memref<0x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

