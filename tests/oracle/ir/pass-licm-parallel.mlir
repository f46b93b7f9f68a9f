// Loops that run in any order.
// run: --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xi32>, i32, tensor<4xi32>) -> tensor<4xi32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: memref<4x4xi32>, %arg1: i32, %arg2: tensor<4xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.parallel"(%0, %0, %1, %1, %2, %2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg8: index, %arg9: index):
      %13 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg8, %arg9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "memref.store"(%13, %arg0, %arg8, %14) : (i32, memref<4x4xi32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "scf.parallel"(%0, %1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg5: index):
      %9 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.reduce"(%9) ({
      ^bb0(%arg6: i32, %arg7: i32):
        %10 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %11 = "arith.addi"(%arg6, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %12 = "arith.addi"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.reduce.return"(%12) : (i32) -> ()
      }) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %5 = "scf.forall"(%arg2) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg3: index, %arg4: tensor<4xi32>):
      %6 = "arith.subi"(%4, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "tensor.empty"() : () -> tensor<1xi32>
      %8 = "tensor.insert"(%6, %7, %0) : (i32, tensor<1xi32>, index) -> tensor<1xi32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%8, %arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<4xi32>, index) -> ()
      }) : () -> ()
    }) : (tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%5) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
