// Parallel loops over tensors and memory with constant bounds, one iteration or none, and outputs that nobody needs.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo
// run: --allow-unregistered-dialect --canonicalize='top-down=false'
"func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "forall_fold"}> ({
^bb0(%arg36: tensor<4x8xf32>):
  %25 = "arith.constant"() <{value = 4 : index}> : () -> index
  %26 = "arith.constant"() <{value = 8 : index}> : () -> index
  %27 = "arith.constant"() <{value = 0 : index}> : () -> index
  %28 = "arith.constant"() <{value = 1 : index}> : () -> index
  %29 = "scf.forall"(%27, %27, %25, %26, %28, %28, %arg36) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>, staticLowerBound = array<i64: -9223372036854775808, -9223372036854775808>, staticStep = array<i64: -9223372036854775808, -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808, -9223372036854775808>}> ({
  ^bb0(%arg37: index, %arg38: index, %arg39: tensor<4x8xf32>):
    %30 = "tensor.extract_slice"(%arg39, %arg37, %arg38) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>, index, index) -> tensor<1x1xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%30, %arg39, %arg37, %arg38) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x8xf32>, index, index) -> ()
    }) : () -> ()
  }) : (index, index, index, index, index, index, tensor<4x8xf32>) -> tensor<4x8xf32>
  "func.return"(%29) : (tensor<4x8xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<8xf32>, f32) -> (), sym_name = "forall_one"}> ({
^bb0(%arg33: memref<8xf32>, %arg34: f32):
  %24 = "arith.constant"() <{value = 1 : index}> : () -> index
  "scf.forall"(%24) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%arg35: index):
    "memref.store"(%arg34, %arg33, %arg35) : (f32, memref<8xf32>, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<8x8xf32>, f32, index) -> (), sym_name = "forall_oned"}> ({
^bb0(%arg26: memref<8x8xf32>, %arg27: f32, %arg28: index):
  "scf.forall"(%arg28) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
  ^bb0(%arg31: index, %arg32: index):
    "memref.store"(%arg27, %arg26, %arg31, %arg32) : (f32, memref<8x8xf32>, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  "scf.forall"(%arg28) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 3, 2>, staticStep = array<i64: 2, 2>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
  ^bb0(%arg29: index, %arg30: index):
    "memref.store"(%arg27, %arg26, %arg29, %arg30) : (f32, memref<8x8xf32>, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<8xf32>, index) -> tensor<8xf32>, sym_name = "forall_zero"}> ({
^bb0(%arg21: tensor<8xf32>, %arg22: index):
  %22 = "arith.constant"() <{value = 0 : index}> : () -> index
  %23 = "scf.forall"(%22, %arg22, %arg21) <{operandSegmentSizes = array<i32: 0, 2, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, -9223372036854775808>}> ({
  ^bb0(%arg23: index, %arg24: index, %arg25: tensor<8xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, index, tensor<8xf32>) -> tensor<8xf32>
  "func.return"(%23) : (tensor<8xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<8xf32>, tensor<8xf32>, tensor<1xf32>, index) -> tensor<8xf32>, sym_name = "forall_iter"}> ({
^bb0(%arg14: tensor<8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<1xf32>, %arg17: index):
  %21:2 = "scf.forall"(%arg17, %arg14, %arg15) <{operandSegmentSizes = array<i32: 0, 1, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%arg18: index, %arg19: tensor<8xf32>, %arg20: tensor<8xf32>):
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%arg16, %arg19, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
      "tensor.parallel_insert_slice"(%arg16, %arg20, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
    }) : () -> ()
  }) : (index, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  "func.return"(%21#1) : (tensor<8xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, index) -> i32, sym_name = "for_rel"}> ({
^bb0(%arg6: i32, %arg7: index):
  %10 = "arith.constant"() <{value = 1 : index}> : () -> index
  %11 = "arith.constant"() <{value = 0 : index}> : () -> index
  %12 = "arith.addi"(%arg7, %10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %13 = "scf.for"(%arg7, %12, %10, %arg6) ({
  ^bb0(%arg12: index, %arg13: i32):
    %20 = "t.q"(%arg13, %arg12) : (i32, index) -> i32
    "scf.yield"(%20) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %14 = "arith.subi"(%arg7, %10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %15 = "scf.for"(%arg7, %14, %10, %13) ({
  ^bb0(%arg10: index, %arg11: i32):
    %19 = "t.q"(%arg11, %arg10) : (i32, index) -> i32
    "scf.yield"(%19) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %16 = "arith.addi"(%arg7, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %17 = "scf.for"(%arg7, %16, %10, %15) ({
  ^bb0(%arg8: index, %arg9: i32):
    %18 = "t.q"(%arg9, %arg8) : (i32, index) -> i32
    "scf.yield"(%18) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%17) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "for_i32"}> ({
^bb0(%arg3: i32):
  %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %8 = "scf.for"(%5, %6, %7, %arg3) ({
  ^bb0(%arg4: i32, %arg5: i32):
    %9 = "t.q"(%arg5, %arg4) : (i32, i32) -> i32
    "scf.yield"(%9) : (i32) -> ()
  }) : (i32, i32, i32, i32) -> i32
  "func.return"(%8) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "for_step_big"}> ({
^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 6 : index}> : () -> index
  %2 = "arith.constant"() <{value = 5 : index}> : () -> index
  %3 = "scf.for"(%0, %1, %2, %arg0) ({
  ^bb0(%arg1: index, %arg2: i32):
    %4 = "t.q"(%arg2, %arg1) : (i32, index) -> i32
    "scf.yield"(%4) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  "func.return"(%3) : (i32) -> ()
}) : () -> ()
