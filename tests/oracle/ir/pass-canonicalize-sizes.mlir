// Sizes that other dialects give, transposed memory, conversions to the same type.
// run: --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?x4xf32>, memref<2x3xf32, strided<[?, 1], offset: 5>>, memref<4x4xf32>) -> (memref<4x?x?xf32, strided<[1, ?, 4]>>, memref<?x?x4xf32, strided<[?, 4, 1]>>, memref<2x3xf32, strided<[?, 1], offset: 5>>, memref<4x4xf32, strided<[1, 4]>>, memref<4x4xf32, strided<[4, 1]>>), sym_name = "transposes"}> ({
  ^bb0(%arg19: memref<?x?x4xf32>, %arg20: memref<2x3xf32, strided<[?, 1], offset: 5>>, %arg21: memref<4x4xf32>):
    %47 = "memref.transpose"(%arg19) <{permutation = #map}> : (memref<?x?x4xf32>) -> memref<?x4x?xf32, strided<[4, 1, ?]>>
    %48 = "memref.transpose"(%47) <{permutation = #map1}> : (memref<?x4x?xf32, strided<[4, 1, ?]>>) -> memref<4x?x?xf32, strided<[1, 4, ?]>>
    %49 = "memref.transpose"(%47) <{permutation = #map}> : (memref<?x4x?xf32, strided<[4, 1, ?]>>) -> memref<4x?x?xf32, strided<[1, ?, 4]>>
    %50 = "memref.transpose"(%47) <{permutation = #map2}> : (memref<?x4x?xf32, strided<[4, 1, ?]>>) -> memref<?x?x4xf32, strided<[?, 4, 1]>>
    %51 = "memref.transpose"(%arg20) <{permutation = #map3}> : (memref<2x3xf32, strided<[?, 1], offset: 5>>) -> memref<3x2xf32, strided<[1, ?], offset: 5>>
    %52 = "memref.transpose"(%51) <{permutation = #map3}> : (memref<3x2xf32, strided<[1, ?], offset: 5>>) -> memref<2x3xf32, strided<[?, 1], offset: 5>>
    %53 = "memref.transpose"(%arg21) <{permutation = #map4}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[4, 1]>>
    %54 = "memref.transpose"(%arg21) <{permutation = #map3}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[1, 4]>>
    "lib.keep"(%48) : (memref<4x?x?xf32, strided<[1, 4, ?]>>) -> ()
    "func.return"(%49, %50, %52, %54, %53) : (memref<4x?x?xf32, strided<[1, ?, 4]>>, memref<?x?x4xf32, strided<[?, 4, 1]>>, memref<2x3xf32, strided<[?, 1], offset: 5>>, memref<4x4xf32, strided<[1, 4]>>, memref<4x4xf32, strided<[4, 1]>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index) -> (index, index, index, index), sym_name = "gpu_dim"}> ({
  ^bb0(%arg16: index, %arg17: index, %arg18: index):
    %37 = "arith.constant"() <{value = 0 : index}> : () -> index
    %38 = "arith.constant"() <{value = 1 : index}> : () -> index
    %39 = "arith.constant"() <{value = 2 : index}> : () -> index
    %40 = "arith.constant"() <{value = 7 : index}> : () -> index
    %41 = "gpu.alloc"(%arg16, %arg17) <{operandSegmentSizes = array<i32: 0, 2, 0>}> : (index, index) -> memref<?x4x?xf32>
    %42 = "memref.dim"(%41, %37) : (memref<?x4x?xf32>, index) -> index
    %43 = "memref.dim"(%41, %38) : (memref<?x4x?xf32>, index) -> index
    %44 = "memref.dim"(%41, %39) : (memref<?x4x?xf32>, index) -> index
    %45 = "memref.dim"(%41, %arg18) : (memref<?x4x?xf32>, index) -> index
    %46 = "memref.dim"(%41, %40) : (memref<?x4x?xf32>, index) -> index
    "lib.keep"(%46) : (index) -> ()
    "func.return"(%42, %43, %44, %45) : (index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, tensor<?x4xf32>, memref<?xf32>) -> (index, index, index, index, index, index), sym_name = "buffers"}> ({
  ^bb0(%arg11: index, %arg12: index, %arg13: index, %arg14: tensor<?x4xf32>, %arg15: memref<?xf32>):
    %22 = "arith.constant"() <{value = 0 : index}> : () -> index
    %23 = "arith.constant"() <{value = 1 : index}> : () -> index
    %24 = "arith.constant"() <{value = 2 : index}> : () -> index
    %25 = "arith.constant"() <{value = 7 : index}> : () -> index
    %26 = "bufferization.alloc_tensor"(%arg11, %arg12) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (index, index) -> tensor<?x4x?xf32>
    %27 = "tensor.dim"(%26, %22) : (tensor<?x4x?xf32>, index) -> index
    %28 = "tensor.dim"(%26, %23) : (tensor<?x4x?xf32>, index) -> index
    %29 = "tensor.dim"(%26, %24) : (tensor<?x4x?xf32>, index) -> index
    %30 = "tensor.dim"(%26, %arg13) : (tensor<?x4x?xf32>, index) -> index
    %31 = "bufferization.to_buffer"(%arg14) : (tensor<?x4xf32>) -> memref<?x4xf32>
    %32 = "memref.dim"(%31, %22) : (memref<?x4xf32>, index) -> index
    %33 = "bufferization.alloc_tensor"(%arg14) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %34 = "tensor.dim"(%33, %22) : (tensor<?x4xf32>, index) -> index
    %35 = "bufferization.to_tensor"(%arg15) : (memref<?xf32>) -> tensor<?xf32>
    %36 = "tensor.dim"(%35, %22) : (tensor<?xf32>, index) -> index
    "func.return"(%27, %29, %30, %32, %34, %36) : (index, index, index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, memref<?x?xf32>, index) -> (index, index, index, index), sym_name = "any_index"}> ({
  ^bb0(%arg8: tensor<?x?xf32>, %arg9: memref<?x?xf32>, %arg10: index):
    %15 = "arith.constant"() <{value = 9 : index}> : () -> index
    %16 = "bufferization.to_buffer"(%arg8) : (tensor<?x?xf32>) -> memref<?x?xf32>
    %17 = "memref.dim"(%16, %arg10) : (memref<?x?xf32>, index) -> index
    %18 = "memref.dim"(%16, %15) : (memref<?x?xf32>, index) -> index
    %19 = "bufferization.to_tensor"(%arg9) <{restrict, writable}> : (memref<?x?xf32>) -> tensor<?x?xf32>
    %20 = "tensor.dim"(%19, %arg10) : (tensor<?x?xf32>, index) -> index
    %21 = "tensor.dim"(%19, %15) : (tensor<?x?xf32>, index) -> index
    "func.return"(%17, %18, %20, %21) : (index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index) -> (index, index), sym_name = "async_alloc"}> ({
  ^bb0(%arg5: index, %arg6: index, %arg7: index):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "gpu.wait"() : () -> !gpu.async.token
    %12:2 = "gpu.alloc"(%11, %11, %arg5, %arg6) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (!gpu.async.token, !gpu.async.token, index, index) -> (memref<?x?xf32, 1>, !gpu.async.token)
    %13 = "memref.dim"(%12#0, %9) : (memref<?x?xf32, 1>, index) -> index
    %14 = "memref.dim"(%12#0, %10) : (memref<?x?xf32, 1>, index) -> index
    "gpu.wait"(%12#1) : (!gpu.async.token) -> ()
    "func.return"(%13, %14) : (index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x4xf32>, index, index) -> (index, index, index), sym_name = "alloc_copy"}> ({
  ^bb0(%arg2: tensor<?x4xf32>, %arg3: index, %arg4: index):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 9 : index}> : () -> index
    %4 = "bufferization.alloc_tensor"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %5 = "tensor.dim"(%4, %arg3) : (tensor<?x4xf32>, index) -> index
    %6 = "tensor.dim"(%4, %3) : (tensor<?x4xf32>, index) -> index
    %7 = "bufferization.alloc_tensor"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?x4xf32>
    %8 = "tensor.dim"(%7, %2) : (tensor<?x4xf32>, index) -> index
    "func.return"(%5, %6, %8) : (index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f32>, memref<1x1xf32>) -> memref<1x1xf32, strided<[1, 1]>>, sym_name = "transposed_scalable"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: memref<1x1xf32>):
    %0 = "memref.transpose"(%arg1) <{permutation = #map3}> : (memref<1x1xf32>) -> memref<1x1xf32, strided<[1, 1]>>
    %1 = "memref.transpose"(%0) <{permutation = #map3}> : (memref<1x1xf32, strided<[1, 1]>>) -> memref<1x1xf32, strided<[1, 1]>>
    "func.return"(%1) : (memref<1x1xf32, strided<[1, 1]>>) -> ()
  }) : () -> ()
}) : () -> ()

