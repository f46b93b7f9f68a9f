// Slices of tensors: constants among offsets, sizes and strides, and slices of what was inserted.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
// run: --sccp --cse --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<?xf32>, sym_name = "f0"}> ({
    %44 = "arith.constant"() <{value = 4 : index}> : () -> index
    %45 = "tensor.empty"(%44) : (index) -> tensor<?xf32>
    "func.return"(%45) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<?xf32>, sym_name = "f1"}> ({
  ^bb0(%arg30: tensor<4xf32>):
    %40 = "arith.constant"() <{value = 0 : index}> : () -> index
    %41 = "tensor.cast"(%arg30) : (tensor<4xf32>) -> tensor<?xf32>
    %42 = "tensor.dim"(%41, %40) : (tensor<?xf32>, index) -> index
    %43 = "tensor.empty"(%42) : (index) -> tensor<?xf32>
    "func.return"(%43) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<?x4xf32>, sym_name = "f2"}> ({
  ^bb0(%arg29: tensor<8x8xf32>):
    %38 = "arith.constant"() <{value = 4 : index}> : () -> index
    %39 = "tensor.extract_slice"(%arg29, %38) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index) -> tensor<?x4xf32>
    "func.return"(%39) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "f3"}> ({
  ^bb0(%arg28: tensor<8x8xf32>):
    %37 = "tensor.extract_slice"(%arg28) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%37) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "f4"}> ({
  ^bb0(%arg26: tensor<8x8xf32>, %arg27: tensor<8x8xf32>):
    %36 = "tensor.insert_slice"(%arg27, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%36) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "f5"}> ({
  ^bb0(%arg24: tensor<8x8xf32>, %arg25: tensor<4x4xf32>):
    %34 = "tensor.insert_slice"(%arg25, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %35 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<4x4xf32>
    "func.return"(%35) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "f6"}> ({
  ^bb0(%arg23: tensor<8x8xf32>):
    %32 = "tensor.extract_slice"(%arg23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<4x4xf32>
    %33 = "tensor.insert_slice"(%32, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%33) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<4x4xf32>) -> tensor<8x8xf32>, sym_name = "f7"}> ({
  ^bb0(%arg21: tensor<8x8xf32>, %arg22: tensor<4x4xf32>):
    %29 = "arith.constant"() <{value = 4 : index}> : () -> index
    %30 = "tensor.cast"(%arg22) : (tensor<4x4xf32>) -> tensor<?x4xf32>
    %31 = "tensor.insert_slice"(%30, %arg21, %29) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    "func.return"(%31) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<4xf32>, sym_name = "f8"}> ({
    %27 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<8xf32>}> : () -> tensor<8xf32>
    %28 = "tensor.extract_slice"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4xf32>
    "func.return"(%28) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x1x8xf32>, index) -> tensor<?x4xf32>, sym_name = "f9"}> ({
  ^bb0(%arg19: tensor<1x8x1x8xf32>, %arg20: index):
    %23 = "arith.constant"() <{value = 4 : index}> : () -> index
    %24 = "arith.constant"() <{value = 1 : index}> : () -> index
    %25 = "arith.constant"() <{value = 0 : index}> : () -> index
    %26 = "tensor.extract_slice"(%arg19, %25, %arg20, %24, %23, %24) <{operandSegmentSizes = array<i32: 1, 3, 1, 1>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808, 1, 4>, static_strides = array<i64: 1, 1, -9223372036854775808, 1>}> : (tensor<1x8x1x8xf32>, index, index, index, index, index) -> tensor<?x4xf32>
    "func.return"(%26) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<?x1xf32>, sym_name = "f10"}> ({
  ^bb0(%arg18: tensor<8x8xf32>):
    %21 = "arith.constant"() <{value = 1 : index}> : () -> index
    %22 = "tensor.extract_slice"(%arg18, %21) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index) -> tensor<?x1xf32>
    "func.return"(%22) : (tensor<?x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<?xf32>, sym_name = "f11"}> ({
  ^bb0(%arg17: tensor<8x8xf32>):
    %19 = "arith.constant"() <{value = 1 : index}> : () -> index
    %20 = "tensor.extract_slice"(%arg17, %19) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index) -> tensor<?xf32>
    "func.return"(%20) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, index) -> tensor<?x4xf32>, sym_name = "f12"}> ({
  ^bb0(%arg15: tensor<8x8xf32>, %arg16: index):
    %17 = "arith.constant"() <{value = -1 : index}> : () -> index
    %18 = "tensor.extract_slice"(%arg15, %17, %arg16, %17) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (tensor<8x8xf32>, index, index, index) -> tensor<?x4xf32>
    "func.return"(%18) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<4x4xf32>, index) -> tensor<8x8xf32>, sym_name = "f13"}> ({
  ^bb0(%arg12: tensor<8x8xf32>, %arg13: tensor<4x4xf32>, %arg14: index):
    %14 = "tensor.insert_slice"(%arg13, %arg12, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    %15 = "tensor.insert_slice"(%arg13, %14, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    %16 = "tensor.insert_slice"(%arg13, %15, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    "func.return"(%16) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<?xf32>) -> tensor<8x8xf32>, sym_name = "f14"}> ({
  ^bb0(%arg10: tensor<8x8xf32>, %arg11: tensor<?xf32>):
    %12 = "arith.constant"() <{value = 4 : index}> : () -> index
    %13 = "tensor.insert_slice"(%arg11, %arg10, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    "func.return"(%13) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<0x8xf32>) -> tensor<8x8xf32>, sym_name = "f15"}> ({
  ^bb0(%arg8: tensor<8x8xf32>, %arg9: tensor<0x8xf32>):
    %11 = "tensor.insert_slice"(%arg9, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 0, 8>, static_strides = array<i64: 1, 1>}> : (tensor<0x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%11) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "f16"}> ({
  ^bb0(%arg6: tensor<8x8xf32>, %arg7: tensor<8x8xf32>):
    %9 = "tensor.extract_slice"(%arg7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<4x4xf32>
    %10 = "tensor.insert_slice"(%9, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%10) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<1x4xf32>) -> tensor<4xf32>, sym_name = "f17"}> ({
  ^bb0(%arg4: tensor<8x8xf32>, %arg5: tensor<1x4xf32>):
    %7 = "tensor.insert_slice"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<4xf32>
    "func.return"(%8) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x8xf32>, index) -> tensor<?x8xf32>, sym_name = "f18"}> ({
  ^bb0(%arg2: tensor<?x8xf32>, %arg3: index):
    %6 = "tensor.extract_slice"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 8>, static_strides = array<i64: 1, 1>}> : (tensor<?x8xf32>, index) -> tensor<?x8xf32>
    "func.return"(%6) : (tensor<?x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> tensor<?x4x?xf32>, sym_name = "f19"}> ({
  ^bb0(%arg1: index):
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = -2 : index}> : () -> index
    %4 = "tensor.empty"(%2, %arg1) : (index, index) -> tensor<?x4x?xf32>
    %5 = "tensor.empty"(%3, %arg1) : (index, index) -> tensor<?x4x?xf32>
    "x.u"(%5) : (tensor<?x4x?xf32>) -> ()
    "func.return"(%4) : (tensor<?x4x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32, "enc">) -> tensor<4x?xf32, "enc">, sym_name = "f20"}> ({
  ^bb0(%arg0: tensor<4x4xf32, "enc">):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32, "enc">, index) -> tensor<4x?xf32, "enc">
    "func.return"(%1) : (tensor<4x?xf32, "enc">) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, index) -> tensor<?xf32>, sym_name = "b0"}> ({
  ^bb0(%t: tensor<8xf32>, %n: index):
    %c = "arith.constant"() <{value = 10 : index}> : () -> index
    %r = "tensor.extract_slice"(%t, %c, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index, index) -> tensor<?xf32>
    "func.return"(%r) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<?xf32>, sym_name = "b1"}> ({
  ^bb0(%t: tensor<8xf32>):
    %c = "arith.constant"() <{value = 10 : index}> : () -> index
    %r = "tensor.extract_slice"(%t, %c) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<?xf32>
    "func.return"(%r) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<4xf32>, sym_name = "b2"}> ({
  ^bb0(%t: tensor<8xf32>):
    %c = "arith.constant"() <{value = 10 : index}> : () -> index
    %r = "tensor.extract_slice"(%t, %c) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<4xf32>
    "func.return"(%r) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>, sym_name = "b3"}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<4xf32>):
    %c = "arith.constant"() <{value = 10 : index}> : () -> index
    %r = "tensor.insert_slice"(%s, %t, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>, index) -> tensor<8xf32>
    "func.return"(%r) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>, sym_name = "b4"}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<4xf32>):
    %c = "arith.constant"() <{value = 3 : index}> : () -> index
    %r = "tensor.insert_slice"(%s, %t, %c) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (tensor<4xf32>, tensor<8xf32>, index) -> tensor<8xf32>
    "func.return"(%r) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>, sym_name = "b5"}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<4xf32>):
    %c = "arith.constant"() <{value = 4 : index}> : () -> index
    %r = "tensor.insert_slice"(%s, %t, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>, index) -> tensor<8xf32>
    "func.return"(%r) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
