// Paddings are merged where the outer one adds nothing behind what the inner one may cut off.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xi32>, i32, index) -> tensor<?x?xi32>, sym_name = "unknown_both"}> ({
  ^bb0(%arg35: tensor<?x?xi32>, %arg36: i32, %arg37: index):
    %25 = "arith.constant"() <{value = -1 : index}> : () -> index
    %26 = "arith.constant"() <{value = 0 : index}> : () -> index
    %27 = "arith.constant"() <{value = 2 : index}> : () -> index
    %28 = "tensor.pad"(%arg35, %arg37) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: 0, 2>}> ({
    ^bb0(%arg40: index, %arg41: index):
      "tensor.yield"(%arg36) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    %29 = "tensor.pad"(%28, %arg37) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: 0, 2>}> ({
    ^bb0(%arg38: index, %arg39: index):
      "tensor.yield"(%arg36) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    "func.return"(%29) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xi32>, i32, index) -> tensor<?x?xi32>, sym_name = "unknown_inner"}> ({
  ^bb0(%arg28: tensor<?x?xi32>, %arg29: i32, %arg30: index):
    %20 = "arith.constant"() <{value = -1 : index}> : () -> index
    %21 = "arith.constant"() <{value = 0 : index}> : () -> index
    %22 = "arith.constant"() <{value = 2 : index}> : () -> index
    %23 = "tensor.pad"(%arg28, %arg30, %arg30) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: -9223372036854775808, 2>}> ({
    ^bb0(%arg33: index, %arg34: index):
      "tensor.yield"(%arg29) : (i32) -> ()
    }) : (tensor<?x?xi32>, index, index) -> tensor<?x?xi32>
    %24 = "tensor.pad"(%23, %21) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: 0, 2>}> ({
    ^bb0(%arg31: index, %arg32: index):
      "tensor.yield"(%arg29) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    "func.return"(%24) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xi32>, i32, index) -> tensor<?x?xi32>, sym_name = "unknown_outer"}> ({
  ^bb0(%arg21: tensor<?x?xi32>, %arg22: i32, %arg23: index):
    %15 = "arith.constant"() <{value = -1 : index}> : () -> index
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    %17 = "arith.constant"() <{value = 2 : index}> : () -> index
    %18 = "tensor.pad"(%arg21, %17) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: 0, 2>}> ({
    ^bb0(%arg26: index, %arg27: index):
      "tensor.yield"(%arg22) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    %19 = "tensor.pad"(%18, %arg23, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: -9223372036854775808, 2>}> ({
    ^bb0(%arg24: index, %arg25: index):
      "tensor.yield"(%arg22) : (i32) -> ()
    }) : (tensor<?x?xi32>, index, index) -> tensor<?x?xi32>
    "func.return"(%19) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xi32>, i32, index) -> tensor<?x?xi32>, sym_name = "known"}> ({
  ^bb0(%arg14: tensor<?x?xi32>, %arg15: i32, %arg16: index):
    %10 = "arith.constant"() <{value = -1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    %12 = "arith.constant"() <{value = 2 : index}> : () -> index
    %13 = "tensor.pad"(%arg14, %12) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: -9223372036854775808, 2>}> ({
    ^bb0(%arg19: index, %arg20: index):
      "tensor.yield"(%arg15) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    %14 = "tensor.pad"(%13, %12) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: 2, 2>}> ({
    ^bb0(%arg17: index, %arg18: index):
      "tensor.yield"(%arg15) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    "func.return"(%14) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xi32>, i32, index) -> tensor<?x?xi32>, sym_name = "cut_outer"}> ({
  ^bb0(%arg7: tensor<?x?xi32>, %arg8: i32, %arg9: index):
    %5 = "arith.constant"() <{value = -1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    %8 = "tensor.pad"(%arg7, %7) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: -9223372036854775808, 2>}> ({
    ^bb0(%arg12: index, %arg13: index):
      "tensor.yield"(%arg8) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    %9 = "tensor.pad"(%8, %5) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: -1, 2>}> ({
    ^bb0(%arg10: index, %arg11: index):
      "tensor.yield"(%arg8) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    "func.return"(%9) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xi32>, i32, index) -> tensor<?x?xi32>, sym_name = "cut_both"}> ({
  ^bb0(%arg0: tensor<?x?xi32>, %arg1: i32, %arg2: index):
    %0 = "arith.constant"() <{value = -1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "tensor.pad"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: -1, 2>}> ({
    ^bb0(%arg5: index, %arg6: index):
      "tensor.yield"(%arg1) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    %4 = "tensor.pad"(%3, %0) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: -1, 0>, static_low = array<i64: -9223372036854775808, 2>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "tensor.yield"(%arg1) : (i32) -> ()
    }) : (tensor<?x?xi32>, index) -> tensor<?x?xi32>
    "func.return"(%4) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

