// Formats that `f64` does not contain: a short number is one that reads as the same bits in the format itself.
"builtin.module"() ({
  %v0_0 = "arith.constant"() <{value = 0.1 : f80}> : () -> f80
  %v1_1 = "arith.constant"() <{value = 0.1 : f128}> : () -> f128
  %v2_2 = "arith.constant"() <{value = 0.5 : f80}> : () -> f80
  %v3_3 = "arith.constant"() <{value = 1.0e30 : f80}> : () -> f80
  %v4_4 = "arith.constant"() <{value = 1.0e4000 : f80}> : () -> f80
  %v5_5 = "arith.constant"() <{value = 1.0e-4000 : f128}> : () -> f128
  %v6_6 = "arith.constant"() <{value = 123456789.125 : f80}> : () -> f80
  %v7_7 = "arith.constant"() <{value = 3.14159 : f128}> : () -> f128
  %v8_8 = "arith.constant"() <{value = 0.333333333333333333333333333 : f128}> : () -> f128
  %v9_0 = "arith.constant"() <{value = 0x3FFBCCCCCCCCCCCCCCCD : f80}> : () -> f80
  %v10_1 = "arith.constant"() <{value = 0x3FFB999999999999999999999999999A : f128}> : () -> f128
  %v11_2 = "arith.constant"() <{value = 0x00000000000000000001 : f80}> : () -> f80
  %v12_3 = "arith.constant"() <{value = 0x00008000000000000000 : f80}> : () -> f80
  %v13_4 = "arith.constant"() <{value = 0x00000000000000000000000000000001 : f128}> : () -> f128
  %v14_5 = "arith.constant"() <{value = 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128}> : () -> f128
  %v15_6 = "arith.constant"() <{value = 0x7FFEFFFFFFFFFFFFFFFF : f80}> : () -> f80
  %v16_7 = "arith.constant"() <{value = 0xBFFBCCCCCCCCCCCCCCCD : f80}> : () -> f80
  %v17_8 = "arith.constant"() <{value = 0x3FFF8000000000000001 : f80}> : () -> f80
  %v18_9 = "arith.constant"() <{value = 0x3FFF0000000000000000000000000001 : f128}> : () -> f128
  %v19_10 = "arith.constant"() <{value = 1.0 : f128}> : () -> f128
  %v20_11 = "arith.constant"() <{value = 1.0e-5 : f80}> : () -> f80
  %v21_12 = "arith.constant"() <{value = 65536.0 : f80}> : () -> f80
  %v22_13 = "arith.constant"() <{value = 1.0e22 : f128}> : () -> f128
  %v23_14 = "arith.constant"() <{value = 0x7FFF8000000000000000 : f80}> : () -> f80
  %v24_15 = "arith.constant"() <{value = 0x7FFFC000000000000000 : f80}> : () -> f80
  %v25_16 = "arith.constant"() <{value = 0xFFFF8000000000000000 : f80}> : () -> f80
  %v26_17 = "arith.constant"() <{value = -0.0 : f80}> : () -> f80
  %d0 = "arith.constant"() <{value = dense<[0.1, 2.5, 1.0e300]> : tensor<3xf80>}> : () -> tensor<3xf80>
  %d1 = "arith.constant"() <{value = dense<[0.1, -0.0, 0x3FFB999999999999999999999999999A]> : tensor<3xf128>}> : () -> tensor<3xf128>
}) : () -> ()
