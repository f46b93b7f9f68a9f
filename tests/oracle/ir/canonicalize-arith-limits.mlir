// Casts that are exact or not, sums and products that are undone, constants without elements, not a number or not normal.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i24, i25, i23, vector<2xi24>) -> (f16, f16, f16, f16, f16, vector<2xf16>), sym_name = "round_once"}> ({
  ^bb0(%arg7: i24, %arg8: i25, %arg9: i23, %arg10: vector<2xi24>):
    %68 = "arith.sitofp"(%arg7) : (i24) -> f32
    %69 = "arith.truncf"(%68) : (f32) -> f16
    %70 = "arith.uitofp"(%arg7) : (i24) -> f32
    %71 = "arith.truncf"(%70) : (f32) -> f16
    %72 = "arith.sitofp"(%arg8) : (i25) -> f32
    %73 = "arith.truncf"(%72) : (f32) -> f16
    %74 = "arith.sitofp"(%arg9) : (i23) -> f32
    %75 = "arith.truncf"(%74) : (f32) -> f16
    %76 = "arith.uitofp"(%arg9) : (i23) -> f32
    %77 = "arith.truncf"(%76) : (f32) -> f16
    %78 = "arith.uitofp"(%arg10) : (vector<2xi24>) -> vector<2xf32>
    %79 = "arith.truncf"(%78) : (vector<2xf32>) -> vector<2xf16>
    "func.return"(%69, %71, %73, %75, %77, %79) : (f16, f16, f16, f16, f16, vector<2xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (f64, f64, f64, f64), sym_name = "contracted"}> ({
  ^bb0(%arg6: f64):
    %60 = "arith.truncf"(%arg6) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f32
    %61 = "arith.extf"(%60) : (f32) -> f64
    %62 = "arith.truncf"(%arg6) : (f64) -> f32
    %63 = "arith.extf"(%62) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
    %64 = "arith.truncf"(%arg6) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f32
    %65 = "arith.extf"(%64) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
    %66 = "arith.truncf"(%arg6) : (f64) -> f32
    %67 = "arith.extf"(%66) : (f32) -> f64
    "func.return"(%61, %63, %65, %67) : (f64, f64, f64, f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>), sym_name = "no_elements"}> ({
    %56 = "arith.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %57 = "arith.shli"(%56, %56) <{overflowFlags = #arith.overflow<none>}> : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %58 = "arith.divsi"(%56, %56) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %59 = "arith.shrui"(%56, %56) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    "func.return"(%57, %58, %59) : (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, tensor<2xi8>, tensor<?xi8>, vector<2xi8>) -> (i32, i32, i32, i32, tensor<2xi8>, tensor<2xi8>, vector<2xi8>, vector<2xi8>, tensor<2xi8>, tensor<2xi8>), sym_name = "extended"}> ({
  ^bb0(%arg2: i32, %arg3: tensor<2xi8>, %arg4: tensor<?xi8>, %arg5: vector<2xi8>):
    %48 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %49 = "arith.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi8>
    %50 = "arith.constant"() <{value = dense<1> : vector<2xi8>}> : () -> vector<2xi8>
    %51:2 = "arith.mulsi_extended"(%arg2, %48) : (i32, i32) -> (i32, i32)
    %52:2 = "arith.mului_extended"(%48, %arg2) : (i32, i32) -> (i32, i32)
    %53:2 = "arith.mulsi_extended"(%arg3, %49) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
    %54:2 = "arith.mulsi_extended"(%arg5, %50) : (vector<2xi8>, vector<2xi8>) -> (vector<2xi8>, vector<2xi8>)
    %55:2 = "arith.mului_extended"(%arg3, %49) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
    "func.return"(%51#0, %51#1, %52#0, %52#1, %53#0, %53#1, %54#0, %54#1, %55#0, %55#1) : (i32, i32, i32, i32, tensor<2xi8>, tensor<2xi8>, vector<2xi8>, vector<2xi8>, tensor<2xi8>, tensor<2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f16), sym_name = "not_a_number"}> ({
    %31 = "arith.constant"() <{value = 0x7FC00001 : f32}> : () -> f32
    %32 = "arith.constant"() <{value = 0xFFA00000 : f32}> : () -> f32
    %33 = "arith.constant"() <{value = 0x7E03 : f16}> : () -> f16
    %34 = "arith.constant"() <{value = 3.000000e+00 : f16}> : () -> f16
    %35 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %36 = "arith.addf"(%31, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %37 = "arith.subf"(%35, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %38 = "arith.mulf"(%32, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %39 = "arith.divf"(%35, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %40 = "arith.remf"(%31, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %41 = "arith.maxnumf"(%31, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %42 = "arith.minnumf"(%35, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %43 = "arith.maximumf"(%31, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %44 = "arith.minimumf"(%35, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %45 = "arith.maxnumf"(%32, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %46 = "arith.minnumf"(%32, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %47 = "arith.addf"(%33, %34) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    "func.return"(%36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "identities"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %16 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %17 = "arith.subi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %18 = "arith.addi"(%17, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %19 = "arith.addi"(%arg1, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %20 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %21 = "arith.divui"(%20, %arg1) : (i32, i32) -> i32
    %22 = "arith.divui"(%20, %arg0) : (i32, i32) -> i32
    %23 = "arith.divsi"(%20, %arg1) : (i32, i32) -> i32
    %24 = "arith.xori"(%arg0, %16) : (i32, i32) -> i32
    %25 = "arith.xori"(%arg0, %arg1) : (i32, i32) -> i32
    %26 = "arith.xori"(%25, %arg1) : (i32, i32) -> i32
    %27 = "arith.xori"(%arg0, %25) : (i32, i32) -> i32
    %28 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %29 = "arith.divui"(%28, %arg1) : (i32, i32) -> i32
    %30 = "arith.addi"(%17, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%18, %19, %21, %22, %23, %24, %26, %27, %29, %30) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "normal"}> ({
    %0 = "arith.constant"() <{value = 2.2250738585072009E-308 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 2.2250738585072014E-308 : f64}> : () -> f64
    %2 = "arith.constant"() <{value = 1.17549421E-38 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.17549435E-38 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 6.097560e-05 : f16}> : () -> f16
    %5 = "arith.constant"() <{value = 6.103520e-05 : f16}> : () -> f16
    %6 = "arith.constant"() <{value = 1.166310e-38 : bf16}> : () -> bf16
    %7 = "arith.constant"() <{value = 1.175490e-38 : bf16}> : () -> bf16
    %8 = "math.isnormal"(%0) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
    %9 = "math.isnormal"(%1) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
    %10 = "math.isnormal"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %11 = "math.isnormal"(%3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %12 = "math.isnormal"(%4) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    %13 = "math.isnormal"(%5) <{fastmath = #arith.fastmath<none>}> : (f16) -> i1
    %14 = "math.isnormal"(%6) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
    %15 = "math.isnormal"(%7) <{fastmath = #arith.fastmath<none>}> : (bf16) -> i1
    "func.return"(%8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()

