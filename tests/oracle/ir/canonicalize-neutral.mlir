// Operations of several dialects that give an operand, and some that look like them.
// run: --canonicalize
#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1xf32>, tensor<?x1xf32>, tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<?x1xf32>, tensor<4x1xi8>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<?x1xf32>), sym_name = "tosa_same"}> ({
  ^bb0(%arg24: tensor<4x1xf32>, %arg25: tensor<?x1xf32>, %arg26: tensor<4x1xi32>):
    %69 = "tosa.cast"(%arg24) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %70 = "tosa.cast"(%arg25) : (tensor<?x1xf32>) -> tensor<?x1xf32>
    %71 = "tosa.cast"(%arg26) : (tensor<4x1xi32>) -> tensor<4x1xi8>
    %72 = "tosa.concat"(%arg24) <{axis = 0 : i32}> : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %73 = "tosa.reduce_sum"(%arg24) <{axis = 1 : i32}> : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %74 = "tosa.reduce_max"(%arg25) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<?x1xf32>) -> tensor<?x1xf32>
    "func.return"(%69, %70, %71, %72, %73, %74) : (tensor<4x1xf32>, tensor<?x1xf32>, tensor<4x1xi8>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<?x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<1x3xi32>) -> (tensor<4x1xf32>, tensor<1x3xi32>), sym_name = "tosa_reduce_some"}> ({
  ^bb0(%arg22: tensor<4x3xf32>, %arg23: tensor<1x3xi32>):
    %67 = "tosa.reduce_sum"(%arg22) <{axis = 1 : i32}> : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %68 = "tosa.reduce_sum"(%arg23) <{axis = 0 : i32}> : (tensor<1x3xi32>) -> tensor<1x3xi32>
    "func.return"(%67, %68) : (tensor<4x1xf32>, tensor<1x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x1xi32>, tensor<4xi8>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4xi8>), sym_name = "tosa_clamps"}> ({
  ^bb0(%arg20: tensor<4x1xi32>, %arg21: tensor<4xi8>):
    %64 = "tosa.clamp"(%arg20) <{max_val = 2147483647 : i32, min_val = -2147483648 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x1xi32>) -> tensor<4x1xi32>
    %65 = "tosa.clamp"(%arg20) <{max_val = 2147483646 : i32, min_val = -2147483648 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x1xi32>) -> tensor<4x1xi32>
    %66 = "tosa.clamp"(%arg21) <{max_val = 127 : i8, min_val = -128 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%64, %65, %66) : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2xi32>, tensor<4x2xf32>) -> (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xf32>, tensor<4x2xi32>), sym_name = "tosa_neutral"}> ({
  ^bb0(%arg18: tensor<4x2xi32>, %arg19: tensor<4x2xf32>):
    %54 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %55 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
    %56 = "tosa.const"() <{values = dense<1> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
    %57 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %58 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %59 = "tosa.mul"(%arg18, %56, %54) : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<1xi8>) -> tensor<4x2xi32>
    %60 = "tosa.add"(%57, %arg18) : (tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %61 = "tosa.sub"(%arg18, %57) : (tensor<4x2xi32>, tensor<1x1xi32>) -> tensor<4x2xi32>
    %62 = "tosa.mul"(%58, %arg19, %54) : (tensor<1x1xf32>, tensor<4x2xf32>, tensor<1xi8>) -> tensor<4x2xf32>
    %63 = "tosa.mul"(%arg18, %56, %55) : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<1xi8>) -> tensor<4x2xi32>
    "func.return"(%59, %60, %61, %62, %63) : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xf32>, tensor<4x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<?x2xf32>) -> (tensor<4x2xf32>, tensor<?x2xf32>, tensor<4x2xf32>, tensor<?x2xf32>), sym_name = "tosa_slices"}> ({
  ^bb0(%arg16: tensor<4x2xf32>, %arg17: tensor<?x2xf32>):
    %46 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %47 = "tosa.const_shape"() <{values = dense<[4, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %48 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %49 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %50 = "tosa.slice"(%arg16, %46, %47) : (tensor<4x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x2xf32>
    %51 = "tosa.pad"(%arg17, %48, %49) : (tensor<?x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x2xf32>
    %52 = "tosa.reshape"(%arg16, %47) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
    %53 = "tosa.slice"(%arg17, %46, %47) : (tensor<?x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x2xf32>
    "func.return"(%50, %51, %52, %53) : (tensor<4x2xf32>, tensor<?x2xf32>, tensor<4x2xf32>, tensor<?x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2x3xf32>) -> (tensor<4x2x3xf32>, tensor<2x4x3xf32>), sym_name = "tosa_order"}> ({
  ^bb0(%arg15: tensor<4x2x3xf32>):
    %44 = "tosa.transpose"(%arg15) <{perms = array<i32: 0, 1, 2>}> : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %45 = "tosa.transpose"(%arg15) <{perms = array<i32: 1, 0, 2>}> : (tensor<4x2x3xf32>) -> tensor<2x4x3xf32>
    "func.return"(%44, %45) : (tensor<4x2x3xf32>, tensor<2x4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, !gpu.async.token) -> !gpu.async.token, sym_name = "waits"}> ({
  ^bb0(%arg12: memref<4xf32>, %arg13: memref<4xf32>, %arg14: !gpu.async.token):
    %38 = "gpu.wait"() : () -> !gpu.async.token
    %39 = "gpu.memcpy"(%38, %arg12, %arg13) : (!gpu.async.token, memref<4xf32>, memref<4xf32>) -> !gpu.async.token
    %40 = "gpu.wait"(%39) : (!gpu.async.token) -> !gpu.async.token
    %41 = "gpu.wait"(%40, %arg14) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
    %42 = "gpu.wait"() : () -> !gpu.async.token
    %43 = "gpu.wait"(%42, %arg14) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
    "gpu.wait"(%42) : (!gpu.async.token) -> ()
    "gpu.wait"() : () -> ()
    "gpu.wait"(%41) : (!gpu.async.token) -> ()
    "func.return"(%43) : (!gpu.async.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>), sym_name = "assumed"}> ({
  ^bb0(%arg11: memref<4xf32>):
    %35 = "memref.assume_alignment"(%arg11) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
    %36 = "memref.assume_alignment"(%35) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
    %37 = "memref.assume_alignment"(%36) <{alignment = 32 : i32}> : (memref<4xf32>) -> memref<4xf32>
    "func.return"(%36, %37) : (memref<4xf32>, memref<4xf32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i1 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "addresses", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg10: !llvm.ptr):
    %25 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %26 = "llvm.alloca"(%25) <{elem_type = i32}> : (i32) -> !llvm.ptr
    %27 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %28 = "llvm.icmp"(%26, %27) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %29 = "llvm.icmp"(%26, %27) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %30 = "llvm.icmp"(%arg10, %27) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %31 = "llvm.icmp"(%27, %26) <{predicate = 6 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %32 = "llvm.and"(%28, %29) : (i1, i1) -> i1
    %33 = "llvm.or"(%30, %31) : (i1, i1) -> i1
    %34 = "llvm.xor"(%32, %33) : (i1, i1) -> i1
    "llvm.return"(%34) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (i1, i1), sym_name = "differences"}> ({
  ^bb0(%arg8: index, %arg9: index):
    %21 = "index.constant"() <{value = 0 : index}> : () -> index
    %22 = "index.sub"(%arg8, %arg9) : (index, index) -> index
    %23 = "index.cmp"(%22, %21) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %24 = "index.cmp"(%22, %21) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    "func.return"(%23, %24) : (i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, vector<4xf32>, vector<4xf32>, index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>), sym_name = "overwritten"}> ({
  ^bb0(%arg4: tensor<4x4xf32>, %arg5: vector<4xf32>, %arg6: vector<4xf32>, %arg7: index):
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "vector.transfer_write"(%arg5, %arg4, %arg7, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %17 = "vector.transfer_write"(%arg6, %16, %arg7, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %18 = "vector.transfer_write"(%arg6, %16, %15, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %19 = "vector.transfer_write"(%arg5, %18, %15, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %20 = "vector.transfer_write"(%arg5, %19, %15, %15) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    "func.return"(%17, %19, %20) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (index, index), sym_name = "assuming"}> ({
  ^bb0(%arg3: index):
    %12 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %13:2 = "shape.assuming"(%12) ({
      %14 = "index.add"(%arg3, %arg3) : (index, index) -> index
      "shape.assuming_yield"(%14, %arg3) : (index, index) -> ()
    }) : (!shape.witness) -> (index, index)
    "func.return"(%13#0, %13#1) : (index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<3xf32>, vector<2x2xf32>, vector<4xf32>) -> (vector<3xf32>, vector<4xf32>, vector<3xf32>, vector<3xf32>, vector<1xf32>), sym_name = "elements"}> ({
  ^bb0(%arg0: vector<3xf32>, %arg1: vector<2x2xf32>, %arg2: vector<4xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<3xf32>) -> f32
    %1 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<3xf32>) -> f32
    %2 = "vector.extract"(%arg0) <{static_position = array<i64: 2>}> : (vector<3xf32>) -> f32
    %3 = "vector.from_elements"(%0, %1, %2) : (f32, f32, f32) -> vector<3xf32>
    %4 = "vector.extract"(%arg1) <{static_position = array<i64: 0, 0>}> : (vector<2x2xf32>) -> f32
    %5 = "vector.extract"(%arg1) <{static_position = array<i64: 0, 1>}> : (vector<2x2xf32>) -> f32
    %6 = "vector.extract"(%arg1) <{static_position = array<i64: 1, 0>}> : (vector<2x2xf32>) -> f32
    %7 = "vector.extract"(%arg1) <{static_position = array<i64: 1, 1>}> : (vector<2x2xf32>) -> f32
    %8 = "vector.from_elements"(%4, %5, %6, %7) : (f32, f32, f32, f32) -> vector<4xf32>
    %9 = "vector.from_elements"(%1, %0, %2) : (f32, f32, f32) -> vector<3xf32>
    %10 = "vector.from_elements"(%0, %1, %4) : (f32, f32, f32) -> vector<3xf32>
    %11 = "vector.from_elements"(%1) : (f32) -> vector<1xf32>
    "func.return"(%3, %8, %9, %10, %11) : (vector<3xf32>, vector<4xf32>, vector<3xf32>, vector<3xf32>, vector<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

