// What touches memory stays where it is.
// run: --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xi32>, index, tensor<?x4xi32>, memref<?xi32>, memref<*xi32>) -> index, sym_name = "memory"}> ({
  ^bb0(%arg0: memref<10xi32>, %arg1: index, %arg2: tensor<?x4xi32>, %arg3: memref<?xi32>, %arg4: memref<*xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.for"(%0, %arg1, %1, %0) ({
    ^bb0(%arg5: index, %arg6: index):
      %3 = "memref.load"(%arg0, %0) : (memref<10xi32>, index) -> i32
      "memref.store"(%3, %arg0, %1) : (i32, memref<10xi32>, index) -> ()
      %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      %5 = "memref.dim"(%arg3, %0) : (memref<?xi32>, index) -> index
      %6 = "memref.dim"(%arg3, %1) : (memref<?xi32>, index) -> index
      %7 = "memref.dim"(%arg4, %0) : (memref<*xi32>, index) -> index
      %8 = "tensor.dim"(%arg2, %0) : (tensor<?x4xi32>, index) -> index
      %9 = "tensor.dim"(%arg2, %arg1) : (tensor<?x4xi32>, index) -> index
      %10 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<10xi32>) -> memref<4xi32, strided<[1]>>
      %11 = "memref.cast"(%arg0) : (memref<10xi32>) -> memref<?xi32>
      "func.call"(%4, %10, %11) <{callee = @outside}> : (memref<4xi32>, memref<4xi32, strided<[1]>>, memref<?xi32>) -> ()
      %12 = "arith.addi"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %13 = "arith.addi"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %14 = "arith.addi"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %15 = "arith.addi"(%14, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.yield"(%15) : (index) -> ()
    }) : (index, index, index, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xi32>, memref<4xi32, strided<[1]>>, memref<?xi32>) -> (), sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
