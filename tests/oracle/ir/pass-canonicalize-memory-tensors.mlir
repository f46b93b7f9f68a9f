// Casts, sizes, copies and elements of memory and tensors that are known without an analysis of shapes.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo
// run: --allow-unregistered-dialect --sccp
// run: --allow-unregistered-dialect --cse
"func.func"() <{function_type = (memref<4xf32>, index, f32, memref<?x8xf32>) -> (f32, index, index, index, f32), sym_name = "memory"}> ({
^bb0(%arg3: memref<4xf32>, %arg4: index, %arg5: f32, %arg6: memref<?x8xf32>):
  %19 = "arith.constant"() <{value = 0 : index}> : () -> index
  %20 = "arith.constant"() <{value = 1 : index}> : () -> index
  %21 = "memref.cast"(%arg3) : (memref<4xf32>) -> memref<?xf32>
  %22 = "memref.load"(%21, %arg4) : (memref<?xf32>, index) -> f32
  "memref.store"(%arg5, %21, %arg4) : (f32, memref<?xf32>, index) -> ()
  %23 = "memref.dim"(%21, %19) : (memref<?xf32>, index) -> index
  %24 = "memref.dim"(%arg6, %20) : (memref<?x8xf32>, index) -> index
  %25 = "memref.dim"(%arg6, %19) : (memref<?x8xf32>, index) -> index
  %26 = "memref.alloc"(%arg4) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
  %27 = "memref.dim"(%26, %19) : (memref<?x8xf32>, index) -> index
  "memref.store"(%arg5, %26, %19, %19) : (f32, memref<?x8xf32>, index, index) -> ()
  "memref.dealloc"(%26) : (memref<?x8xf32>) -> ()
  %28 = "memref.alloc"(%arg4) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
  "t.use"(%28, %27) : (memref<?x8xf32>, index) -> ()
  %29 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
  "memref.store"(%arg5, %29, %19) : (f32, memref<8xf32>, index) -> ()
  %30 = "memref.atomic_rmw"(%arg5, %21, %arg4) <{kind = 0 : i64}> : (f32, memref<?xf32>, index) -> f32
  "memref.copy"(%arg3, %arg3) : (memref<4xf32>, memref<4xf32>) -> ()
  %31 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<0xf32>
  %32 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<0xf32>
  "memref.copy"(%31, %32) : (memref<0xf32>, memref<0xf32>) -> ()
  "t.use"(%31, %32) : (memref<0xf32>, memref<0xf32>) -> ()
  "func.return"(%22, %23, %24, %25, %30) : (f32, index, index, index, f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<4x?xf32>, index, f32) -> (index, index, f32, f32, f32, tensor<2xi32>, tensor<4xf32>, tensor<4x?xf32>, index), sym_name = "tensors"}> ({
^bb0(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "tensor.dim"(%arg0, %0) : (tensor<4x?xf32>, index) -> index
  %3 = "tensor.empty"(%arg1) : (index) -> tensor<4x?xf32>
  %4 = "tensor.dim"(%3, %1) : (tensor<4x?xf32>, index) -> index
  %5 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %6 = "tensor.extract"(%5, %1) : (tensor<3xf32>, index) -> f32
  %7 = "arith.constant"() <{value = dense<5.000000e+00> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %8 = "tensor.extract"(%7, %arg1, %arg1) : (tensor<3x3xf32>, index, index) -> f32
  %9 = "tensor.from_elements"(%arg2, %6) : (f32, f32) -> tensor<2xf32>
  %10 = "tensor.extract"(%9, %0) : (tensor<2xf32>, index) -> f32
  %11 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %13 = "tensor.from_elements"(%11, %12) : (i32, i32) -> tensor<2xi32>
  %14 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %15 = "tensor.splat"(%14) : (f32) -> tensor<4xf32>
  %16 = "tensor.cast"(%arg0) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %17 = "tensor.cast"(%16) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  %18 = "tensor.dim"(%16, %1) : (tensor<?x?xf32>, index) -> index
  "func.return"(%2, %4, %6, %8, %10, %13, %15, %17, %18) : (index, index, f32, f32, f32, tensor<2xi32>, tensor<4xf32>, tensor<4x?xf32>, index) -> ()
}) : () -> ()
