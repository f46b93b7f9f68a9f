// Reads behind insertions that end at constants, at other operations, at arguments and at insertions of parts.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<array<4 x f32> (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "a_1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg15: f32, %arg16: f32):
    %29 = "llvm.mlir.poison"() : () -> !llvm.array<4 x f32>
    %30 = "llvm.insertvalue"(%29, %arg15) <{position = array<i64: 0>}> : (!llvm.array<4 x f32>, f32) -> !llvm.array<4 x f32>
    %31 = "llvm.extractvalue"(%30) <{position = array<i64: 1>}> : (!llvm.array<4 x f32>) -> f32
    %32 = "llvm.fadd"(%31, %arg16) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %33 = "llvm.insertvalue"(%30, %32) <{position = array<i64: 1>}> : (!llvm.array<4 x f32>, f32) -> !llvm.array<4 x f32>
    "llvm.return"(%33) : (!llvm.array<4 x f32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<array<4 x f32> (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "b_2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg13: f32, %arg14: f32):
    %24 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : tensor<4xf32>}> : () -> !llvm.array<4 x f32>
    %25 = "llvm.insertvalue"(%24, %arg13) <{position = array<i64: 0>}> : (!llvm.array<4 x f32>, f32) -> !llvm.array<4 x f32>
    %26 = "llvm.extractvalue"(%25) <{position = array<i64: 1>}> : (!llvm.array<4 x f32>) -> f32
    %27 = "llvm.fadd"(%26, %arg14) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %28 = "llvm.insertvalue"(%25, %27) <{position = array<i64: 1>}> : (!llvm.array<4 x f32>, f32) -> !llvm.array<4 x f32>
    "llvm.return"(%28) : (!llvm.array<4 x f32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<array<4 x vector<4xf32>> (vector<4xf32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "c_3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg11: vector<4xf32>, %arg12: f32):
    %18 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> !llvm.array<4 x vector<4xf32>>
    %19 = "llvm.insertvalue"(%18, %arg11) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %20 = "llvm.extractvalue"(%19) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %21 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %22 = "llvm.insertelement"(%20, %arg12, %21) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %23 = "llvm.insertvalue"(%19, %22) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    "llvm.return"(%23) : (!llvm.array<4 x vector<4xf32>>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<array<4 x vector<4xf32>> (vector<4xf32>, f32, array<4 x vector<4xf32>>)>, linkage = #llvm.linkage<external>, sym_name = "d_4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg8: vector<4xf32>, %arg9: f32, %arg10: !llvm.array<4 x vector<4xf32>>):
    %13 = "llvm.insertvalue"(%arg10, %arg8) <{position = array<i64: 0>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    %14 = "llvm.extractvalue"(%13) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>) -> vector<4xf32>
    %15 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %16 = "llvm.insertelement"(%14, %arg9, %15) : (vector<4xf32>, f32, i64) -> vector<4xf32>
    %17 = "llvm.insertvalue"(%13, %16) <{position = array<i64: 1>}> : (!llvm.array<4 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<4 x vector<4xf32>>
    "llvm.return"(%17) : (!llvm.array<4 x vector<4xf32>>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = (complex<f32>, complex<f32>) -> f32, sym_name = "cplx"}> ({
    ^bb0(%arg6: complex<f32>, %arg7: complex<f32>):
      %8 = "arith.constant"() <{value = 0 : index}> : () -> index
      %9 = "complex.mul"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      %10 = "complex.exp"(%9) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      %11 = "complex.div"(%10, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      %12 = "complex.abs"(%11) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "func.return"(%12) : (f32) -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = (f32, vector<4xf32>, f16) -> (f32, vector<4xf32>, f16), sym_name = "mathf"}> ({
    ^bb0(%arg3: f32, %arg4: vector<4xf32>, %arg5: f16):
      %2 = "arith.constant"() <{value = 0 : index}> : () -> index
      %3 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %4 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
      %5 = "math.powf"(%3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "math.rsqrt"(%4) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
      %7 = "math.log1p"(%arg5) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "func.return"(%5, %6, %7) : (f32, vector<4xf32>, f16) -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>, sym_name = "vmm"}> ({
    ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8x4xf32>, %arg2: vector<4x4xf32>):
      %0 = "arith.constant"() <{value = 0 : index}> : () -> index
      %1 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
      "func.return"(%1) : (vector<4x4xf32>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

