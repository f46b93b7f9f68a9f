// Loops that look like others: comparisons with other values, operations after a nested loop, distances with the wrong flag, mappings.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize='region-simplify=disabled' --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32) -> (i1, i1, i1, i32), sym_name = "while_decides"}> ({
  ^bb0(%arg54: i32, %arg55: i32, %arg56: i32):
    %26:4 = "scf.while"(%arg54) ({
    ^bb0(%arg61: i32):
      %34 = "arith.cmpi"(%arg61, %arg55) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %35 = "arith.cmpi"(%arg61, %arg56) <{predicate = 0 : i64}> : (i32, i32) -> i1
      "scf.condition"(%34, %35, %35, %35, %arg61) : (i1, i1, i1, i1, i32) -> ()
    }, {
    ^bb0(%arg57: i1, %arg58: i1, %arg59: i1, %arg60: i32):
      %27 = "arith.cmpi"(%arg60, %arg55) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %28 = "arith.cmpi"(%arg60, %arg56) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %29 = "arith.cmpi"(%arg55, %arg60) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %30 = "arith.cmpi"(%arg60, %arg55) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %31 = "arith.cmpi"(%arg55, %arg60) <{predicate = 4 : i64}> : (i32, i32) -> i1
      %32 = "arith.cmpi"(%arg56, %arg60) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "t.use"(%27, %28, %29, %30, %31, %32, %arg57, %arg58, %arg59) : (i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
      %33 = "t.next"(%arg60) : (i32) -> i32
      "scf.yield"(%33) : (i32) -> ()
    }) : (i32) -> (i1, i1, i1, i32)
    "func.return"(%26#0, %26#1, %26#2, %26#3) : (i1, i1, i1, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "while_keeps_compared"}> ({
  ^bb0(%arg49: i32, %arg50: i32, %arg51: i32):
    %18 = "scf.while"(%arg49) ({
    ^bb0(%arg53: i32):
      %25 = "arith.cmpi"(%arg53, %arg50) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "scf.condition"(%25, %arg53) : (i1, i32) -> ()
    }, {
    ^bb0(%arg52: i32):
      %19 = "arith.cmpi"(%arg52, %arg50) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %20 = "arith.cmpi"(%arg52, %arg51) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %21 = "arith.cmpi"(%arg50, %arg52) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %22 = "arith.cmpi"(%arg52, %arg50) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %23 = "arith.cmpi"(%arg51, %arg52) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "t.use"(%19, %20, %21, %22, %23) : (i1, i1, i1, i1, i1) -> ()
      %24 = "t.next"(%arg52) : (i32) -> i32
      "scf.yield"(%24) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "parallel_with_more"}> ({
  ^bb0(%arg40: index, %arg41: index):
    %17 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.parallel"(%17, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg47: index):
      "scf.parallel"(%17, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg48: index):
        "t.inner"(%arg47, %arg48) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "t.after"(%arg47) : (index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%17, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg45: index):
      "scf.parallel"(%arg45, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg46: index):
        "t.inner"(%arg45, %arg46) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%17, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg43: index):
      "scf.parallel"(%17, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg44: index):
        "t.inner"(%arg43, %arg44) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%17, %arg40, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg42: index):
      "t.only"(%arg42) : (index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32) -> f32, sym_name = "parallel_reduces"}> ({
  ^bb0(%arg33: index, %arg34: index, %arg35: f32):
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "scf.parallel"(%14, %arg33, %arg34, %arg35) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg36: index):
      "scf.parallel"(%14, %arg33, %arg34) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg39: index):
        "t.inner"(%arg36, %arg39) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"(%arg35) ({
      ^bb0(%arg37: f32, %arg38: f32):
        %16 = "arith.addf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%16) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"(%15) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "unsigned_distance"}> ({
  ^bb0(%arg26: i32, %arg27: i32):
    %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %10 = "arith.addi"(%arg26, %7) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    "scf.for"(%arg26, %10, %7) <{unsignedCmp}> ({
    ^bb0(%arg32: i32):
      "t.one"(%arg32) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %11 = "arith.addi"(%arg26, %arg27) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    "scf.for"(%arg26, %11, %7) <{unsignedCmp}> ({
    ^bb0(%arg31: i32):
      "t.unknown"(%arg31) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %12 = "arith.addi"(%arg26, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "scf.for"(%arg26, %12, %7) <{unsignedCmp}> ({
    ^bb0(%arg30: i32):
      "t.signed_flag"(%arg30) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "scf.for"(%arg26, %12, %7) ({
    ^bb0(%arg29: i32):
      "t.signed"(%arg29) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %13 = "arith.addi"(%arg26, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "scf.for"(%arg26, %13, %7) ({
    ^bb0(%arg28: i32):
      "t.never"(%arg28) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>, f32, index) -> (tensor<4x8xf32>, tensor<4x8xf32>), sym_name = "forall_outputs"}> ({
  ^bb0(%arg16: tensor<4x8xf32>, %arg17: tensor<4x8xf32>, %arg18: f32, %arg19: index):
    %5:3 = "scf.forall"(%arg19, %arg19, %arg16, %arg17, %arg16) <{operandSegmentSizes = array<i32: 0, 2, 0, 3>, staticLowerBound = array<i64: 0, 0, 0>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 4, -9223372036854775808, -9223372036854775808>}> ({
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: tensor<4x8xf32>, %arg24: tensor<4x8xf32>, %arg25: tensor<4x8xf32>):
      %6 = "t.value"(%arg20, %arg21, %arg22) : (index, index, index) -> tensor<1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%6, %arg23, %arg20, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x8xf32>, index, index) -> ()
        "tensor.parallel_insert_slice"(%6, %arg25, %arg20, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x8xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    "func.return"(%5#0, %5#1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "forall_mapped"}> ({
  ^bb0(%arg6: index):
    "scf.forall"(%arg6) <{mapping = [#gpu.thread<x>, #gpu.thread<y>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg14: index, %arg15: index):
      "t.mapped"(%arg14, %arg15) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg6) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg12: index, %arg13: index):
      "t.unmapped"(%arg12, %arg13) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg6) <{mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg10: index, %arg11: index):
      "t.empty_mapping"(%arg10, %arg11) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"() <{mapping = [#gpu.thread<x>, #gpu.thread<y>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 5, 0>, staticStep = array<i64: 3, 2>, staticUpperBound = array<i64: 7, 4>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "t.once"(%arg8, %arg9) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "scf.forall"() <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 0>}> ({
    ^bb0(%arg7: index):
      "t.never"(%arg7) : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1) -> (), sym_name = "many_uses"}> ({
  ^bb0(%arg4: i1, %arg5: i1):
    "scf.if"(%arg4) ({
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use1"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use2"(%arg4, %arg5) : (i1, i1) -> ()
      "t.use0"(%arg4, %arg5) : (i1, i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "t.use"(%arg5, %arg4, %arg4) : (i1, i1, i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32) -> (i1, i1, i32, i1, i32), sym_name = "yields_condition"}> ({
  ^bb0(%arg1: i1, %arg2: i32, %arg3: i32):
    %2 = "arith.constant"() <{value = true}> : () -> i1
    %3 = "arith.constant"() <{value = false}> : () -> i1
    %4:5 = "scf.if"(%arg1) ({
      "t.then"() : () -> ()
      "scf.yield"(%2, %3, %arg2, %2, %arg2) : (i1, i1, i32, i1, i32) -> ()
    }, {
      "t.else"() : () -> ()
      "scf.yield"(%3, %2, %arg2, %2, %arg3) : (i1, i1, i32, i1, i32) -> ()
    }) : (i1) -> (i1, i1, i32, i1, i32)
    "func.return"(%4#0, %4#1, %4#2, %4#3, %4#4) : (i1, i1, i32, i1, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "once_of_i64"}> ({
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1099511627776 : i64}> : () -> i64
    "scf.for"(%0, %1, %1) ({
    ^bb0(%arg0: i64):
      "t.once"(%arg0) : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (i64, i64, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

