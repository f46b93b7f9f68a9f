// Loops compared without a sign, alternatives with poison as condition, insertions of slices in parallel, and no elements.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "unsigned_none"}> ({
  ^bb0(%arg10: i32):
    %18 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %19 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %20 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %21 = "scf.for"(%18, %19, %20, %arg10) <{unsignedCmp}> ({
    ^bb0(%arg11: i32, %arg12: i32):
      %22 = "u.v"(%arg11, %arg12) : (i32, i32) -> i32
      "scf.yield"(%22) : (i32) -> ()
    }) : (i32, i32, i32, i32) -> i32
    "func.return"(%21) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "unsigned_often"}> ({
  ^bb0(%arg8: index):
    %15 = "arith.constant"() <{value = 5 : index}> : () -> index
    %16 = "arith.constant"() <{value = -1 : index}> : () -> index
    %17 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%15, %16, %17) <{unsignedCmp}> ({
    ^bb0(%arg9: index):
      "u.v"(%arg9) : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "poison_condition"}> ({
  ^bb0(%arg7: i32):
    %12 = "ub.poison"() <{value = #ub.poison}> : () -> i1
    "scf.if"(%12) ({
      "u.v"(%arg7) : (i32) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%12) ({
      "scf.yield"() : () -> ()
    }, {
      "u.w"(%arg7) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %13 = "scf.if"(%12) ({
      %14 = "u.x"() : () -> i32
      "scf.yield"(%14) : (i32) -> ()
    }, {
      "scf.yield"(%arg7) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%13) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4xf32>, tensor<8x4xf32>, tensor<?x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>), sym_name = "parallel_insertion"}> ({
  ^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x4xf32>):
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    %8 = "tensor.cast"(%arg0) : (tensor<1x4xf32>) -> tensor<?x4xf32>
    %9 = "u.v"() : () -> index
    %10:3 = "scf.forall"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 3>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg3: index, %arg4: tensor<8x4xf32>, %arg5: tensor<8x4xf32>, %arg6: tensor<8x4xf32>):
      %11 = "u.v"(%arg3) : (index) -> tensor<?x4xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%11, %arg4, %arg3, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<8x4xf32>, index, index) -> ()
        "tensor.parallel_insert_slice"(%8, %arg5, %arg3, %9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<8x4xf32>, index, index) -> ()
        "tensor.parallel_insert_slice"(%11, %arg6, %7, %9, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (tensor<?x4xf32>, tensor<8x4xf32>, index, index, index) -> ()
      }) : () -> ()
    }) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
    "func.return"(%10#0, %10#1, %10#2) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, tensor<0x2xi32>), sym_name = "empty_elements"}> ({
    %0 = "arith.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %1 = "arith.constant"() <{value = dense<> : tensor<0x2xi32>}> : () -> tensor<0x2xi32>
    %2 = "arith.remui"(%0, %0) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %3 = "arith.ceildivsi"(%0, %0) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %4 = "arith.shli"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %5 = "arith.muli"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<0x2xi32>, tensor<0x2xi32>) -> tensor<0x2xi32>
    "func.return"(%2, %3, %4, %5) : (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, tensor<0x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()

