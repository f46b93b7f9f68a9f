// Casts that are exact or not, constants without elements and constants that are not a number.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i24, i25, i23, vector<2xi24>) -> (f16, f16, f16, f16, f16, vector<2xf16>), sym_name = "round_once"}> ({
  ^bb0(%arg5: i24, %arg6: i25, %arg7: i23, %arg8: vector<2xi24>):
    %37 = "arith.sitofp"(%arg5) : (i24) -> f32
    %38 = "arith.truncf"(%37) : (f32) -> f16
    %39 = "arith.uitofp"(%arg5) : (i24) -> f32
    %40 = "arith.truncf"(%39) : (f32) -> f16
    %41 = "arith.sitofp"(%arg6) : (i25) -> f32
    %42 = "arith.truncf"(%41) : (f32) -> f16
    %43 = "arith.sitofp"(%arg7) : (i23) -> f32
    %44 = "arith.truncf"(%43) : (f32) -> f16
    %45 = "arith.uitofp"(%arg7) : (i23) -> f32
    %46 = "arith.truncf"(%45) : (f32) -> f16
    %47 = "arith.uitofp"(%arg8) : (vector<2xi24>) -> vector<2xf32>
    %48 = "arith.truncf"(%47) : (vector<2xf32>) -> vector<2xf16>
    "func.return"(%38, %40, %42, %44, %46, %48) : (f16, f16, f16, f16, f16, vector<2xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (f64, f64, f64, f64), sym_name = "contracted"}> ({
  ^bb0(%arg4: f64):
    %29 = "arith.truncf"(%arg4) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f32
    %30 = "arith.extf"(%29) : (f32) -> f64
    %31 = "arith.truncf"(%arg4) : (f64) -> f32
    %32 = "arith.extf"(%31) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
    %33 = "arith.truncf"(%arg4) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f32
    %34 = "arith.extf"(%33) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
    %35 = "arith.truncf"(%arg4) : (f64) -> f32
    %36 = "arith.extf"(%35) : (f32) -> f64
    "func.return"(%30, %32, %34, %36) : (f64, f64, f64, f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>), sym_name = "no_elements"}> ({
    %25 = "arith.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %26 = "arith.shli"(%25, %25) <{overflowFlags = #arith.overflow<none>}> : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %27 = "arith.divsi"(%25, %25) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %28 = "arith.shrui"(%25, %25) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    "func.return"(%26, %27, %28) : (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, tensor<2xi8>, tensor<?xi8>, vector<2xi8>) -> (i32, i32, i32, i32, tensor<2xi8>, tensor<2xi8>, vector<2xi8>, vector<2xi8>, tensor<2xi8>, tensor<2xi8>), sym_name = "extended"}> ({
  ^bb0(%arg0: i32, %arg1: tensor<2xi8>, %arg2: tensor<?xi8>, %arg3: vector<2xi8>):
    %17 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %18 = "arith.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi8>
    %19 = "arith.constant"() <{value = dense<1> : vector<2xi8>}> : () -> vector<2xi8>
    %20:2 = "arith.mulsi_extended"(%arg0, %17) : (i32, i32) -> (i32, i32)
    %21:2 = "arith.mului_extended"(%17, %arg0) : (i32, i32) -> (i32, i32)
    %22:2 = "arith.mulsi_extended"(%arg1, %18) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
    %23:2 = "arith.mulsi_extended"(%arg3, %19) : (vector<2xi8>, vector<2xi8>) -> (vector<2xi8>, vector<2xi8>)
    %24:2 = "arith.mului_extended"(%arg1, %18) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
    "func.return"(%20#0, %20#1, %21#0, %21#1, %22#0, %22#1, %23#0, %23#1, %24#0, %24#1) : (i32, i32, i32, i32, tensor<2xi8>, tensor<2xi8>, vector<2xi8>, vector<2xi8>, tensor<2xi8>, tensor<2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f16), sym_name = "not_a_number"}> ({
    %0 = "arith.constant"() <{value = 0x7FC00001 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0xFFA00000 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0x7E03 : f16}> : () -> f16
    %3 = "arith.constant"() <{value = 3.000000e+00 : f16}> : () -> f16
    %4 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %5 = "arith.addf"(%0, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %6 = "arith.subf"(%4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %7 = "arith.mulf"(%1, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %8 = "arith.divf"(%4, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.remf"(%0, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.maxnumf"(%0, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %11 = "arith.minnumf"(%4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %12 = "arith.maximumf"(%0, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "arith.minimumf"(%4, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %14 = "arith.maxnumf"(%1, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %15 = "arith.minnumf"(%1, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %16 = "arith.addf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    "func.return"(%5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f16) -> ()
  }) : () -> ()
}) : () -> ()

