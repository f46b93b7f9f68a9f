// Views and copies of memory, buffers of tensors, transpositions, and parts of complex numbers.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
// run: --sccp --cse --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32>) -> memref<8x8xf32>, sym_name = "f0"}> ({
  ^bb0(%arg27: memref<8x8xf32>):
    %24 = "memref.subview"(%arg27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>) -> memref<8x8xf32>
    "func.return"(%24) : (memref<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg25: memref<4xf32>, %arg26: memref<4xf32>):
    %23 = "memref.cast"(%arg25) : (memref<4xf32>) -> memref<?xf32>
    "memref.copy"(%23, %arg26) : (memref<?xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f2"}> ({
  ^bb0(%arg24: tensor<4xf32>):
    %21 = "bufferization.to_buffer"(%arg24) : (tensor<4xf32>) -> memref<4xf32>
    %22 = "bufferization.to_tensor"(%21) : (memref<4xf32>) -> tensor<4xf32>
    "func.return"(%22) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>) -> memref<4xf32>, sym_name = "f3"}> ({
  ^bb0(%arg23: memref<4xf32>):
    %19 = "bufferization.to_tensor"(%arg23) : (memref<4xf32>) -> tensor<4xf32>
    %20 = "bufferization.to_buffer"(%19) : (tensor<4xf32>) -> memref<4xf32>
    "func.return"(%20) : (memref<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>) -> complex<f32>, sym_name = "f4"}> ({
  ^bb0(%arg22: complex<f32>):
    %16 = "complex.re"(%arg22) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %17 = "complex.im"(%arg22) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %18 = "complex.create"(%16, %17) : (f32, f32) -> complex<f32>
    "func.return"(%18) : (complex<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (f32, f32), sym_name = "f5"}> ({
  ^bb0(%arg20: f32, %arg21: f32):
    %13 = "complex.create"(%arg20, %arg21) : (f32, f32) -> complex<f32>
    %14 = "complex.re"(%13) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %15 = "complex.im"(%13) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    "func.return"(%14, %15) : (f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f6"}> ({
  ^bb0(%arg16: tensor<2x3xf32>, %arg17: tensor<2x3xf32>):
    %12 = "linalg.transpose"(%arg16, %arg17) <{permutation = array<i64: 0, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%12) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f7"}> ({
  ^bb0(%arg15: tensor<4xf32>):
    %10 = "bufferization.to_buffer"(%arg15) : (tensor<4xf32>) -> memref<4xf32>
    "x.w"(%10) : (memref<4xf32>) -> ()
    %11 = "bufferization.to_tensor"(%10) : (memref<4xf32>) -> tensor<4xf32>
    "func.return"(%11) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "f8"}> ({
  ^bb0(%arg13: memref<4xf32>, %arg14: memref<4xf32>):
    %8 = "memref.cast"(%arg13) : (memref<4xf32>) -> memref<?xf32, strided<[?], offset: ?>>
    %9 = "memref.cast"(%arg14) : (memref<4xf32>) -> memref<?xf32>
    "memref.copy"(%8, %9) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "f9"}> ({
  ^bb0(%arg9: tensor<2x2xf32>, %arg10: tensor<2x2xf32>):
    %7 = "linalg.transpose"(%arg9, %arg10) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%7) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2xf32>, memref<2x2xf32>) -> (), sym_name = "f10"}> ({
  ^bb0(%arg5: memref<2x2xf32>, %arg6: memref<2x2xf32>):
    "linalg.transpose"(%arg5, %arg6) <{permutation = array<i64: 0, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (memref<2x2xf32>, memref<2x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>, complex<f32>) -> complex<f32>, sym_name = "f11"}> ({
  ^bb0(%arg3: complex<f32>, %arg4: complex<f32>):
    %2 = "complex.re"(%arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %3 = "complex.im"(%arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %4 = "complex.create"(%2, %3) : (f32, f32) -> complex<f32>
    %5 = "complex.neg"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %6 = "complex.conj"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    "func.return"(%6) : (complex<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32, 3>) -> memref<8x8xf32, 3>, sym_name = "f12"}> ({
  ^bb0(%arg2: memref<8x8xf32, 3>):
    %1 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32, 3>) -> memref<8x8xf32, 3>
    "func.return"(%1) : (memref<8x8xf32, 3>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x8xf32>, index) -> memref<?x8xf32>, sym_name = "f13"}> ({
  ^bb0(%arg0: memref<?x8xf32>, %arg1: index):
    %0 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 8>, static_strides = array<i64: 1, 1>}> : (memref<?x8xf32>, index) -> memref<?x8xf32>
    "func.return"(%0) : (memref<?x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

