// Collapsed and expanded dimensions: reshapes of reshapes, of constants, and back.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
// run: --sccp --cse --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x3x4xf32>) -> memref<24xf32>, sym_name = "f0"}> ({
  ^bb0(%arg28: memref<2x3x4xf32>):
    %41 = "memref.collapse_shape"(%arg28) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32>) -> memref<6x4xf32>
    %42 = "memref.collapse_shape"(%41) <{reassociation = [[0, 1]]}> : (memref<6x4xf32>) -> memref<24xf32>
    "func.return"(%42) : (memref<24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4xf32>) -> memref<2x3x4xf32>, sym_name = "f1"}> ({
  ^bb0(%arg27: memref<2x3x4xf32>):
    %39 = "memref.collapse_shape"(%arg27) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32>) -> memref<6x4xf32>
    %40 = "memref.expand_shape"(%39) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (memref<6x4xf32>) -> memref<2x3x4xf32>
    "func.return"(%40) : (memref<2x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<6x4xf32>) -> memref<6x4xf32>, sym_name = "f2"}> ({
  ^bb0(%arg26: memref<6x4xf32>):
    %37 = "memref.expand_shape"(%arg26) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (memref<6x4xf32>) -> memref<2x3x4xf32>
    %38 = "memref.collapse_shape"(%37) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32>) -> memref<6x4xf32>
    "func.return"(%38) : (memref<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<24xf32>, sym_name = "f3"}> ({
  ^bb0(%arg25: tensor<2x3x4xf32>):
    %35 = "tensor.collapse_shape"(%arg25) <{reassociation = [[0, 1], [2]]}> : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %36 = "tensor.collapse_shape"(%35) <{reassociation = [[0, 1]]}> : (tensor<6x4xf32>) -> tensor<24xf32>
    "func.return"(%36) : (tensor<24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x4xf32>) -> tensor<6x4xf32>, sym_name = "f4"}> ({
  ^bb0(%arg24: tensor<6x4xf32>):
    %33 = "tensor.expand_shape"(%arg24) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %34 = "tensor.collapse_shape"(%33) <{reassociation = [[0, 1], [2]]}> : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    "func.return"(%34) : (tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>, sym_name = "f5"}> ({
  ^bb0(%arg23: tensor<2x3x4xf32>):
    %31 = "tensor.collapse_shape"(%arg23) <{reassociation = [[0, 1], [2]]}> : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %32 = "tensor.expand_shape"(%31) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%32) : (tensor<2x3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<6xf32>, sym_name = "f6"}> ({
    %29 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "tensor.collapse_shape"(%29) <{reassociation = [[0, 1]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
    "func.return"(%30) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xf32>, sym_name = "f7"}> ({
    %27 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<6xf32>}> : () -> tensor<6xf32>
    %28 = "tensor.expand_shape"(%27) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<6xf32>) -> tensor<2x3xf32>
    "func.return"(%28) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xf32>, sym_name = "f8"}> ({
    %25 = "tensor.empty"() : () -> tensor<6xf32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<6xf32>) -> tensor<2x3xf32>
    "func.return"(%26) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> tensor<6xf32>, sym_name = "f9"}> ({
  ^bb0(%arg22: f32):
    %23 = "tensor.splat"(%arg22) : (f32) -> tensor<2x3xf32>
    %24 = "tensor.collapse_shape"(%23) <{reassociation = [[0, 1]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
    "func.return"(%24) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>, sym_name = "f10"}> ({
  ^bb0(%arg19: tensor<?x?xf32>, %arg20: index, %arg21: index):
    %21 = "tensor.collapse_shape"(%arg19) <{reassociation = [[0, 1]]}> : (tensor<?x?xf32>) -> tensor<?xf32>
    %22 = "tensor.expand_shape"(%21, %arg20, %arg21) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
    "func.return"(%22) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x4xf32>, index) -> tensor<?x4xf32>, sym_name = "f11"}> ({
  ^bb0(%arg17: tensor<?x4xf32>, %arg18: index):
    %19 = "tensor.collapse_shape"(%arg17) <{reassociation = [[0, 1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>
    %20 = "tensor.expand_shape"(%19, %arg18) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index) -> tensor<?x4xf32>
    "func.return"(%20) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, index, index) -> tensor<?x4x2xf32>, sym_name = "f12"}> ({
  ^bb0(%arg14: tensor<?xf32>, %arg15: index, %arg16: index):
    %17 = "tensor.expand_shape"(%arg14, %arg15) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 8>}> : (tensor<?xf32>, index) -> tensor<?x8xf32>
    %18 = "tensor.expand_shape"(%17, %arg16) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, 4, 2>}> : (tensor<?x8xf32>, index) -> tensor<?x4x2xf32>
    "func.return"(%18) : (tensor<?x4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xf32>) -> tensor<f32>, sym_name = "f13"}> ({
  ^bb0(%arg13: tensor<1x1xf32>):
    %15 = "tensor.collapse_shape"(%arg13) <{reassociation = [[0, 1]]}> : (tensor<1x1xf32>) -> tensor<1xf32>
    %16 = "tensor.collapse_shape"(%15) <{reassociation = []}> : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%16) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<1x1xf32>, sym_name = "f14"}> ({
  ^bb0(%arg12: tensor<f32>):
    %13 = "tensor.expand_shape"(%arg12) <{reassociation = [], static_output_shape = array<i64: 1>}> : (tensor<f32>) -> tensor<1xf32>
    %14 = "tensor.expand_shape"(%13) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    "func.return"(%14) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<6xi8>, sym_name = "f15"}> ({
    %11 = "arith.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0, 1]]}> : (tensor<2x3xi8>) -> tensor<6xi8>
    "func.return"(%12) : (tensor<6xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, index) -> tensor<?x2xf32>, sym_name = "f16"}> ({
  ^bb0(%arg10: f32, %arg11: index):
    %8 = "tensor.splat"(%arg10, %arg11) : (f32, index) -> tensor<?xf32>
    %9 = "x.n"() : () -> index
    %10 = "tensor.expand_shape"(%8, %9) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 2>}> : (tensor<?xf32>, index) -> tensor<?x2xf32>
    "func.return"(%10) : (tensor<?x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, index, index) -> memref<?x?xf32>, sym_name = "f17"}> ({
  ^bb0(%arg7: memref<?x?xf32>, %arg8: index, %arg9: index):
    %6 = "memref.collapse_shape"(%arg7) <{reassociation = [[0, 1]]}> : (memref<?x?xf32>) -> memref<?xf32>
    %7 = "memref.expand_shape"(%6, %arg8, %arg9) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index, index) -> memref<?x?xf32>
    "func.return"(%7) : (memref<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>) -> memref<24xf32, strided<[1], offset: 3>>, sym_name = "f18"}> ({
  ^bb0(%arg6: memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>):
    %4 = "memref.collapse_shape"(%arg6) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>) -> memref<6x4xf32, strided<[4, 1], offset: 3>>
    %5 = "memref.collapse_shape"(%4) <{reassociation = [[0, 1]]}> : (memref<6x4xf32, strided<[4, 1], offset: 3>>) -> memref<24xf32, strided<[1], offset: 3>>
    "func.return"(%5) : (memref<24xf32, strided<[1], offset: 3>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>, sym_name = "f19"}> ({
  ^bb0(%arg3: tensor<?x?xf32>, %arg4: index, %arg5: index):
    %2 = "tensor.expand_shape"(%arg3, %arg4, %arg5) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 4, -9223372036854775808>}> : (tensor<?x?xf32>, index, index) -> tensor<?x4x?xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0, 1], [2]]}> : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "func.return"(%3) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, index, index) -> memref<?x?xf32>, sym_name = "f20"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index):
    %0 = "memref.expand_shape"(%arg0, %arg1, %arg2) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 4, -9223372036854775808>}> : (memref<?x?xf32>, index, index) -> memref<?x4x?xf32>
    %1 = "memref.collapse_shape"(%0) <{reassociation = [[0, 1], [2]]}> : (memref<?x4x?xf32>) -> memref<?x?xf32>
    "func.return"(%1) : (memref<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

