// Comparisons of integers of 127 and 128 bits that were converted to numbers.
// run: --canonicalize
"func.func"() <{function_type = (i127, i128) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "f"}> ({
^bb0(%i127: i127, %i128: i128):
  %c1 = "arith.constant"() <{value = 8.50705917302346159e+37 : f64}> : () -> f64
  %x1 = "arith.uitofp"(%i127) : (i127) -> f64
  %r1 = "arith.cmpf"(%x1, %c1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c2 = "arith.constant"() <{value = 8.50705917302346159e+37 : f64}> : () -> f64
  %x2 = "arith.uitofp"(%i127) : (i127) -> f64
  %r2 = "arith.cmpf"(%x2, %c2) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c3 = "arith.constant"() <{value = -8.50705917302346159e+37 : f64}> : () -> f64
  %x3 = "arith.uitofp"(%i127) : (i127) -> f64
  %r3 = "arith.cmpf"(%x3, %c3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c4 = "arith.constant"() <{value = -8.50705917302346159e+37 : f64}> : () -> f64
  %x4 = "arith.uitofp"(%i127) : (i127) -> f64
  %r4 = "arith.cmpf"(%x4, %c4) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c5 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x5 = "arith.uitofp"(%i127) : (i127) -> f64
  %r5 = "arith.cmpf"(%x5, %c5) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c6 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x6 = "arith.uitofp"(%i127) : (i127) -> f64
  %r6 = "arith.cmpf"(%x6, %c6) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c7 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x7 = "arith.uitofp"(%i127) : (i127) -> f64
  %r7 = "arith.cmpf"(%x7, %c7) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c8 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x8 = "arith.uitofp"(%i127) : (i127) -> f64
  %r8 = "arith.cmpf"(%x8, %c8) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x9 = "arith.uitofp"(%i127) : (i127) -> f32
  %r9 = "arith.cmpf"(%x9, %c9) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c10 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x10 = "arith.uitofp"(%i127) : (i127) -> f32
  %r10 = "arith.cmpf"(%x10, %c10) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c11 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x11 = "arith.uitofp"(%i127) : (i127) -> f32
  %r11 = "arith.cmpf"(%x11, %c11) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c12 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x12 = "arith.uitofp"(%i127) : (i127) -> f32
  %r12 = "arith.cmpf"(%x12, %c12) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c13 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x13 = "arith.uitofp"(%i127) : (i127) -> f16
  %r13 = "arith.cmpf"(%x13, %c13) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f16, f16) -> i1
  %c14 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x14 = "arith.uitofp"(%i127) : (i127) -> f16
  %r14 = "arith.cmpf"(%x14, %c14) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f16, f16) -> i1
  %c15 = "arith.constant"() <{value = 8.50705917302346159e+37 : f64}> : () -> f64
  %x15 = "arith.sitofp"(%i127) : (i127) -> f64
  %r15 = "arith.cmpf"(%x15, %c15) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c16 = "arith.constant"() <{value = 8.50705917302346159e+37 : f64}> : () -> f64
  %x16 = "arith.sitofp"(%i127) : (i127) -> f64
  %r16 = "arith.cmpf"(%x16, %c16) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c17 = "arith.constant"() <{value = -8.50705917302346159e+37 : f64}> : () -> f64
  %x17 = "arith.sitofp"(%i127) : (i127) -> f64
  %r17 = "arith.cmpf"(%x17, %c17) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c18 = "arith.constant"() <{value = -8.50705917302346159e+37 : f64}> : () -> f64
  %x18 = "arith.sitofp"(%i127) : (i127) -> f64
  %r18 = "arith.cmpf"(%x18, %c18) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c19 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x19 = "arith.sitofp"(%i127) : (i127) -> f64
  %r19 = "arith.cmpf"(%x19, %c19) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c20 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x20 = "arith.sitofp"(%i127) : (i127) -> f64
  %r20 = "arith.cmpf"(%x20, %c20) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c21 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x21 = "arith.sitofp"(%i127) : (i127) -> f64
  %r21 = "arith.cmpf"(%x21, %c21) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c22 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x22 = "arith.sitofp"(%i127) : (i127) -> f64
  %r22 = "arith.cmpf"(%x22, %c22) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c23 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x23 = "arith.sitofp"(%i127) : (i127) -> f32
  %r23 = "arith.cmpf"(%x23, %c23) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c24 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x24 = "arith.sitofp"(%i127) : (i127) -> f32
  %r24 = "arith.cmpf"(%x24, %c24) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c25 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x25 = "arith.sitofp"(%i127) : (i127) -> f32
  %r25 = "arith.cmpf"(%x25, %c25) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c26 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x26 = "arith.sitofp"(%i127) : (i127) -> f32
  %r26 = "arith.cmpf"(%x26, %c26) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c27 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x27 = "arith.sitofp"(%i127) : (i127) -> f16
  %r27 = "arith.cmpf"(%x27, %c27) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f16, f16) -> i1
  %c28 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x28 = "arith.sitofp"(%i127) : (i127) -> f16
  %r28 = "arith.cmpf"(%x28, %c28) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f16, f16) -> i1
  %c29 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x29 = "arith.uitofp"(%i128) : (i128) -> f64
  %r29 = "arith.cmpf"(%x29, %c29) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c30 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x30 = "arith.uitofp"(%i128) : (i128) -> f64
  %r30 = "arith.cmpf"(%x30, %c30) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c31 = "arith.constant"() <{value = -1.70141183460469232e+38 : f64}> : () -> f64
  %x31 = "arith.uitofp"(%i128) : (i128) -> f64
  %r31 = "arith.cmpf"(%x31, %c31) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c32 = "arith.constant"() <{value = -1.70141183460469232e+38 : f64}> : () -> f64
  %x32 = "arith.uitofp"(%i128) : (i128) -> f64
  %r32 = "arith.cmpf"(%x32, %c32) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c33 = "arith.constant"() <{value = 3.40282366920938463e+38 : f64}> : () -> f64
  %x33 = "arith.uitofp"(%i128) : (i128) -> f64
  %r33 = "arith.cmpf"(%x33, %c33) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c34 = "arith.constant"() <{value = 3.40282366920938463e+38 : f64}> : () -> f64
  %x34 = "arith.uitofp"(%i128) : (i128) -> f64
  %r34 = "arith.cmpf"(%x34, %c34) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c35 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x35 = "arith.uitofp"(%i128) : (i128) -> f64
  %r35 = "arith.cmpf"(%x35, %c35) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c36 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x36 = "arith.uitofp"(%i128) : (i128) -> f64
  %r36 = "arith.cmpf"(%x36, %c36) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c37 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x37 = "arith.uitofp"(%i128) : (i128) -> f32
  %r37 = "arith.cmpf"(%x37, %c37) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c38 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x38 = "arith.uitofp"(%i128) : (i128) -> f32
  %r38 = "arith.cmpf"(%x38, %c38) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c39 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x39 = "arith.uitofp"(%i128) : (i128) -> f32
  %r39 = "arith.cmpf"(%x39, %c39) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c40 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x40 = "arith.uitofp"(%i128) : (i128) -> f32
  %r40 = "arith.cmpf"(%x40, %c40) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c41 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x41 = "arith.uitofp"(%i128) : (i128) -> f16
  %r41 = "arith.cmpf"(%x41, %c41) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f16, f16) -> i1
  %c42 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x42 = "arith.uitofp"(%i128) : (i128) -> f16
  %r42 = "arith.cmpf"(%x42, %c42) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f16, f16) -> i1
  %c43 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x43 = "arith.sitofp"(%i128) : (i128) -> f64
  %r43 = "arith.cmpf"(%x43, %c43) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c44 = "arith.constant"() <{value = 1.70141183460469232e+38 : f64}> : () -> f64
  %x44 = "arith.sitofp"(%i128) : (i128) -> f64
  %r44 = "arith.cmpf"(%x44, %c44) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c45 = "arith.constant"() <{value = -1.70141183460469232e+38 : f64}> : () -> f64
  %x45 = "arith.sitofp"(%i128) : (i128) -> f64
  %r45 = "arith.cmpf"(%x45, %c45) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c46 = "arith.constant"() <{value = -1.70141183460469232e+38 : f64}> : () -> f64
  %x46 = "arith.sitofp"(%i128) : (i128) -> f64
  %r46 = "arith.cmpf"(%x46, %c46) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c47 = "arith.constant"() <{value = 3.40282366920938463e+38 : f64}> : () -> f64
  %x47 = "arith.sitofp"(%i128) : (i128) -> f64
  %r47 = "arith.cmpf"(%x47, %c47) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c48 = "arith.constant"() <{value = 3.40282366920938463e+38 : f64}> : () -> f64
  %x48 = "arith.sitofp"(%i128) : (i128) -> f64
  %r48 = "arith.cmpf"(%x48, %c48) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c49 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x49 = "arith.sitofp"(%i128) : (i128) -> f64
  %r49 = "arith.cmpf"(%x49, %c49) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
  %c50 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
  %x50 = "arith.sitofp"(%i128) : (i128) -> f64
  %r50 = "arith.cmpf"(%x50, %c50) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
  %c51 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x51 = "arith.sitofp"(%i128) : (i128) -> f32
  %r51 = "arith.cmpf"(%x51, %c51) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c52 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %x52 = "arith.sitofp"(%i128) : (i128) -> f32
  %r52 = "arith.cmpf"(%x52, %c52) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c53 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x53 = "arith.sitofp"(%i128) : (i128) -> f32
  %r53 = "arith.cmpf"(%x53, %c53) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %c54 = "arith.constant"() <{value = -1.26765060022822940e+30 : f32}> : () -> f32
  %x54 = "arith.sitofp"(%i128) : (i128) -> f32
  %r54 = "arith.cmpf"(%x54, %c54) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %c55 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x55 = "arith.sitofp"(%i128) : (i128) -> f16
  %r55 = "arith.cmpf"(%x55, %c55) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f16, f16) -> i1
  %c56 = "arith.constant"() <{value = 0x7C00 : f16}> : () -> f16
  %x56 = "arith.sitofp"(%i128) : (i128) -> f16
  %r56 = "arith.cmpf"(%x56, %c56) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f16, f16) -> i1
  "func.return"(%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
}) : () -> ()
