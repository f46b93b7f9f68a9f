// Loops that look like others: comparisons with other values, operations after a nested loop, distances with the wrong flag, mappings.
// run: --canonicalize --allow-unregistered-dialect
// run: --canonicalize='region-simplify=disabled' --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32) -> (i1, i1, i1, i32), sym_name = "while_decides"}> ({
  ^bb0(%arg58: i32, %arg59: i32, %arg60: i32):
    %31:4 = "scf.while"(%arg58) ({
    ^bb0(%arg65: i32):
      %39 = "arith.cmpi"(%arg65, %arg59) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %40 = "arith.cmpi"(%arg65, %arg60) <{predicate = 0 : i64}> : (i32, i32) -> i1
      "scf.condition"(%39, %40, %40, %40, %arg65) : (i1, i1, i1, i1, i32) -> ()
    }, {
    ^bb0(%arg61: i1, %arg62: i1, %arg63: i1, %arg64: i32):
      %32 = "arith.cmpi"(%arg64, %arg59) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %33 = "arith.cmpi"(%arg64, %arg60) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %34 = "arith.cmpi"(%arg59, %arg64) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %35 = "arith.cmpi"(%arg64, %arg59) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %36 = "arith.cmpi"(%arg59, %arg64) <{predicate = 4 : i64}> : (i32, i32) -> i1
      %37 = "arith.cmpi"(%arg60, %arg64) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "t.use"(%32, %33, %34, %35, %36, %37, %arg61, %arg62, %arg63) : (i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
      %38 = "t.next"(%arg64) : (i32) -> i32
      "scf.yield"(%38) : (i32) -> ()
    }) : (i32) -> (i1, i1, i1, i32)
    "func.return"(%31#0, %31#1, %31#2, %31#3) : (i1, i1, i1, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "while_keeps_compared"}> ({
  ^bb0(%arg53: i32, %arg54: i32, %arg55: i32):
    %23 = "scf.while"(%arg53) ({
    ^bb0(%arg57: i32):
      %30 = "arith.cmpi"(%arg57, %arg54) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "scf.condition"(%30, %arg57) : (i1, i32) -> ()
    }, {
    ^bb0(%arg56: i32):
      %24 = "arith.cmpi"(%arg56, %arg54) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %25 = "arith.cmpi"(%arg56, %arg55) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %26 = "arith.cmpi"(%arg54, %arg56) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %27 = "arith.cmpi"(%arg56, %arg54) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %28 = "arith.cmpi"(%arg55, %arg56) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "t.use"(%24, %25, %26, %27, %28) : (i1, i1, i1, i1, i1) -> ()
      %29 = "t.next"(%arg56) : (i32) -> i32
      "scf.yield"(%29) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "parallel_with_more"}> ({
  ^bb0(%arg44: index, %arg45: index):
    %22 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.parallel"(%22, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg51: index):
      "scf.parallel"(%22, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg52: index):
        "t.inner"(%arg51, %arg52) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "t.after"(%arg51) : (index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%22, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg49: index):
      "scf.parallel"(%arg49, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg50: index):
        "t.inner"(%arg49, %arg50) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%22, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg47: index):
      "scf.parallel"(%22, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg48: index):
        "t.inner"(%arg47, %arg48) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%22, %arg44, %arg45) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg46: index):
      "t.only"(%arg46) : (index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32) -> f32, sym_name = "parallel_reduces"}> ({
  ^bb0(%arg37: index, %arg38: index, %arg39: f32):
    %19 = "arith.constant"() <{value = 0 : index}> : () -> index
    %20 = "scf.parallel"(%19, %arg37, %arg38, %arg39) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg40: index):
      "scf.parallel"(%19, %arg37, %arg38) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg43: index):
        "t.inner"(%arg40, %arg43) : (index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"(%arg39) ({
      ^bb0(%arg41: f32, %arg42: f32):
        %21 = "arith.addf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%21) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"(%20) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "unsigned_distance"}> ({
  ^bb0(%arg30: i32, %arg31: i32):
    %12 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %15 = "arith.addi"(%arg30, %12) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    "scf.for"(%arg30, %15, %12) <{unsignedCmp}> ({
    ^bb0(%arg36: i32):
      "t.one"(%arg36) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %16 = "arith.addi"(%arg30, %arg31) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    "scf.for"(%arg30, %16, %12) <{unsignedCmp}> ({
    ^bb0(%arg35: i32):
      "t.unknown"(%arg35) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %17 = "arith.addi"(%arg30, %12) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "scf.for"(%arg30, %17, %12) <{unsignedCmp}> ({
    ^bb0(%arg34: i32):
      "t.signed_flag"(%arg34) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "scf.for"(%arg30, %17, %12) ({
    ^bb0(%arg33: i32):
      "t.signed"(%arg33) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %18 = "arith.addi"(%arg30, %13) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "scf.for"(%arg30, %18, %12) ({
    ^bb0(%arg32: i32):
      "t.never"(%arg32) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>, f32, index) -> (tensor<4x8xf32>, tensor<4x8xf32>), sym_name = "forall_outputs"}> ({
  ^bb0(%arg20: tensor<4x8xf32>, %arg21: tensor<4x8xf32>, %arg22: f32, %arg23: index):
    %10:3 = "scf.forall"(%arg23, %arg23, %arg20, %arg21, %arg20) <{operandSegmentSizes = array<i32: 0, 2, 0, 3>, staticLowerBound = array<i64: 0, 0, 0>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 4, -9223372036854775808, -9223372036854775808>}> ({
    ^bb0(%arg24: index, %arg25: index, %arg26: index, %arg27: tensor<4x8xf32>, %arg28: tensor<4x8xf32>, %arg29: tensor<4x8xf32>):
      %11 = "t.value"(%arg24, %arg25, %arg26) : (index, index, index) -> tensor<1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%11, %arg27, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x8xf32>, index, index) -> ()
        "tensor.parallel_insert_slice"(%11, %arg29, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x8xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    "func.return"(%10#0, %10#1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "forall_mapped"}> ({
  ^bb0(%arg10: index):
    "scf.forall"(%arg10) <{mapping = [#gpu.thread<x>, #gpu.thread<y>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg18: index, %arg19: index):
      "t.mapped"(%arg18, %arg19) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg10) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg16: index, %arg17: index):
      "t.unmapped"(%arg16, %arg17) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg10) <{mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg14: index, %arg15: index):
      "t.empty_mapping"(%arg14, %arg15) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"() <{mapping = [#gpu.thread<x>, #gpu.thread<y>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 5, 0>, staticStep = array<i64: 3, 2>, staticUpperBound = array<i64: 7, 4>}> ({
    ^bb0(%arg12: index, %arg13: index):
      "t.once"(%arg12, %arg13) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "scf.forall"() <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 0>}> ({
    ^bb0(%arg11: index):
      "t.never"(%arg11) : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1) -> (), sym_name = "many_uses"}> ({
  ^bb0(%arg8: i1, %arg9: i1):
    "scf.if"(%arg8) ({
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use1"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use2"(%arg8, %arg9) : (i1, i1) -> ()
      "t.use0"(%arg8, %arg9) : (i1, i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "t.use"(%arg9, %arg8, %arg8) : (i1, i1, i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32) -> (i1, i1, i32, i1, i32), sym_name = "yields_condition"}> ({
  ^bb0(%arg5: i1, %arg6: i32, %arg7: i32):
    %7 = "arith.constant"() <{value = true}> : () -> i1
    %8 = "arith.constant"() <{value = false}> : () -> i1
    %9:5 = "scf.if"(%arg5) ({
      "t.then"() : () -> ()
      "scf.yield"(%7, %8, %arg6, %7, %arg6) : (i1, i1, i32, i1, i32) -> ()
    }, {
      "t.else"() : () -> ()
      "scf.yield"(%8, %7, %arg6, %7, %arg7) : (i1, i1, i32, i1, i32) -> ()
    }) : (i1) -> (i1, i1, i32, i1, i32)
    "func.return"(%9#0, %9#1, %9#2, %9#3, %9#4) : (i1, i1, i32, i1, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "once_of_i64"}> ({
    %5 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = 1099511627776 : i64}> : () -> i64
    "scf.for"(%5, %6, %6) ({
    ^bb0(%arg4: i64):
      "t.once"(%arg4) : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (i64, i64, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "unsigned_bounds"}> ({
    %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = 50 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = -56 : i8}> : () -> i8
    %4 = "arith.constant"() <{value = -6 : i8}> : () -> i8
    "scf.for"(%3, %4, %2) <{unsignedCmp}> ({
    ^bb0(%arg3: i8):
      "t.once"(%arg3) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "scf.for"(%1, %3, %1) <{unsignedCmp}> ({
    ^bb0(%arg2: i8):
      "t.once_over_the_sign"(%arg2) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "scf.for"(%3, %1, %2) <{unsignedCmp}> ({
    ^bb0(%arg1: i8):
      "t.never"(%arg1) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "scf.for"(%0, %3, %1) <{unsignedCmp}> ({
    ^bb0(%arg0: i8):
      "t.twice"(%arg0) : (i8) -> ()
      "scf.yield"() : () -> ()
    }) : (i8, i8, i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

