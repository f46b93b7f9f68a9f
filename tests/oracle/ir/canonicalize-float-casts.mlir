// Casts from and to floating-point numbers: what is exact folds.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f64, f16, i32, i8) -> (f32, f16, f32, bf16, f64, f64, f64, f16, f32, f32, i32, f32), sym_name = "cast1"}> ({
  ^bb0(%x: f32, %d: f64, %h: f16, %i: i32, %s: i8):
    %n0 = "arith.extf"(%x) : (f32) -> f64
    %r0 = "arith.truncf"(%n0) : (f64) -> f32
    %n1 = "arith.extf"(%x) : (f32) -> f64
    %r1 = "arith.truncf"(%n1) : (f64) -> f16
    %n2 = "arith.extf"(%h) : (f16) -> f64
    %r2 = "arith.truncf"(%n2) : (f64) -> f32
    %n3 = "arith.extf"(%h) : (f16) -> f64
    %r3 = "arith.truncf"(%n3) : (f64) -> bf16
    %n4 = "arith.extf"(%h) : (f16) -> f32
    %r4 = "arith.extf"(%n4) : (f32) -> f64
    %n5 = "arith.truncf"(%d) : (f64) -> f32
    %r5 = "arith.extf"(%n5) : (f32) -> f64
    %n6 = "arith.truncf"(%d) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f32
    %r6 = "arith.extf"(%n6) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
    %n7 = "arith.truncf"(%d) : (f64) -> f32
    %r7 = "arith.truncf"(%n7) : (f32) -> f16
    %n8 = "arith.sitofp"(%i) : (i32) -> f64
    %r8 = "arith.truncf"(%n8) : (f64) -> f32
    %n9 = "arith.uitofp"(%i) : (i32) -> f64
    %r9 = "arith.truncf"(%n9) : (f64) -> f32
    %n10 = "arith.sitofp"(%i) : (i32) -> f64
    %r10 = "arith.fptosi"(%n10) : (f64) -> i32
    %n11 = "arith.extsi"(%s) : (i8) -> i32
    %r11 = "arith.sitofp"(%n11) : (i32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f16, f32, bf16, f64, f64, f64, f16, f32, f32, i32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> (f32, f32, f32, f32, f32, f16, f64, i32, i8, i8, i8, i8), sym_name = "cast2"}> ({
  ^bb0(%s: i8):
    %neg = "arith.constant"() <{value = -3.7 : f32}> : () -> f32
    %im1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %f128 = "arith.constant"() <{value = 128.0 : f32}> : () -> f32
    %m1f = "arith.constant"() <{value = -0.5 : f32}> : () -> f32
    %i16777217 = "arith.constant"() <{value = 16777217 : i32}> : () -> i32
    %n0 = "arith.extui"(%s) : (i8) -> i32
    %r0 = "arith.sitofp"(%n0) : (i32) -> f32
    %n1 = "arith.extui"(%s) : (i8) -> i32
    %r1 = "arith.uitofp"(%n1) : (i32) -> f32
    %r2 = "arith.sitofp"(%im1) : (i32) -> f32
    %r3 = "arith.uitofp"(%im1) : (i32) -> f32
    %r4 = "arith.sitofp"(%i16777217) : (i32) -> f32
    %r5 = "arith.sitofp"(%i16777217) : (i32) -> f16
    %r6 = "arith.sitofp"(%i16777217) : (i32) -> f64
    %r7 = "arith.fptosi"(%neg) : (f32) -> i32
    %r8 = "arith.fptosi"(%neg) : (f32) -> i8
    %r9 = "arith.fptoui"(%neg) : (f32) -> i8
    %r10 = "arith.fptoui"(%m1f) : (f32) -> i8
    %r11 = "arith.fptosi"(%f128) : (f32) -> i8
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f16, f64, i32, i8, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i8, i8, i32, i64, i64, i64, i64, i64, i1, i1, i1, f64), sym_name = "cast3"}> ({
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %fm1 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %big = "arith.constant"() <{value = 3.0e10 : f32}> : () -> f32
    %neg = "arith.constant"() <{value = -3.7 : f32}> : () -> f32
    %f128 = "arith.constant"() <{value = 128.0 : f32}> : () -> f32
    %fm128 = "arith.constant"() <{value = -128.9 : f32}> : () -> f32
    %r0 = "arith.fptoui"(%f128) : (f32) -> i8
    %r1 = "arith.fptosi"(%fm128) : (f32) -> i8
    %r2 = "arith.fptosi"(%big) : (f32) -> i32
    %r3 = "arith.fptosi"(%big) : (f32) -> i64
    %r4 = "arith.fptosi"(%nan) : (f32) -> i64
    %r5 = "arith.fptosi"(%inf) : (f32) -> i64
    %r6 = "arith.fptosi"(%fm0) : (f32) -> i64
    %r7 = "arith.fptoui"(%fm0) : (f32) -> i64
    %r8 = "arith.fptosi"(%fm1) : (f32) -> i1
    %r9 = "arith.fptosi"(%f1) : (f32) -> i1
    %r10 = "arith.fptoui"(%f1) : (f32) -> i1
    %r11 = "arith.extf"(%neg) : (f32) -> f64
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i8, i8, i32, i64, i64, i64, i64, i64, i1, i1, i1, f64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f64, f64, f64, f16, f32, f32, bf16, f32, f16, f16, bf16, f16), sym_name = "cast4"}> ({
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %snan = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %neg = "arith.constant"() <{value = -3.7 : f32}> : () -> f32
    %d1 = "arith.constant"() <{value = 0.1 : f64}> : () -> f64
    %d3 = "arith.constant"() <{value = 3.5 : f64}> : () -> f64
    %h1 = "arith.constant"() <{value = 1.0 : f16}> : () -> f16
    %huge = "arith.constant"() <{value = 1.0e300 : f64}> : () -> f64
    %r0 = "arith.extf"(%nnan) : (f32) -> f64
    %r1 = "arith.extf"(%snan) : (f32) -> f64
    %r2 = "arith.extf"(%h1) : (f16) -> f64
    %r3 = "arith.truncf"(%neg) : (f32) -> f16
    %r4 = "arith.truncf"(%d1) : (f64) -> f32
    %r5 = "arith.truncf"(%d3) : (f64) -> f32
    %r6 = "arith.truncf"(%d1) : (f64) -> bf16
    %r7 = "arith.truncf"(%huge) : (f64) -> f32
    %r8 = "arith.truncf"(%nan) : (f32) -> f16
    %r9 = "arith.truncf"(%nnan) : (f32) -> f16
    %r10 = "arith.truncf"(%nnan) : (f32) -> bf16
    %r11 = "arith.truncf"(%snan) : (f32) -> f16
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f64, f64, f64, f16, f32, f32, bf16, f32, f16, f16, bf16, f16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (f32, f32, f32, f32, f32, i32, f32, i16, bf16, i32), sym_name = "cast5"}> ({
  ^bb0(%i: i32):
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %d1 = "arith.constant"() <{value = 0.1 : f64}> : () -> f64
    %i5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %h1 = "arith.constant"() <{value = 1.0 : f16}> : () -> f16
    %dnan = "arith.constant"() <{value = 0x7FF0000000000001 : f64}> : () -> f64
    %r0 = "arith.truncf"(%dnan) : (f64) -> f32
    %r1 = "arith.truncf"(%d1) <{roundingmode = 0 : i32}> : (f64) -> f32
    %r2 = "arith.truncf"(%d1) <{roundingmode = 2 : i32}> : (f64) -> f32
    %r3 = "arith.truncf"(%d1) <{roundingmode = 1 : i32}> : (f64) -> f32
    %r4 = "arith.truncf"(%d1) <{roundingmode = 3 : i32}> : (f64) -> f32
    %r5 = "arith.bitcast"(%nan) : (f32) -> i32
    %r6 = "arith.bitcast"(%i5) : (i32) -> f32
    %r7 = "arith.bitcast"(%h1) : (f16) -> i16
    %r8 = "arith.bitcast"(%h1) : (f16) -> bf16
    %n9 = "arith.bitcast"(%i) : (i32) -> f32
    %r9 = "arith.bitcast"(%n9) : (f32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9) : (f32, f32, f32, f32, f32, i32, f32, i16, bf16, i32) -> ()
  }) : () -> ()
}) : () -> ()
