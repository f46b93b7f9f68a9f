// Casts of casts, and casts of constants.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> (i32, i32, i32, i32, i32, i16, i8, i8, i32, i32, i8, i8, i8), sym_name = "cast1"}> ({
  ^bb0(%x: i32, %s: i8):
    %n0 = "arith.extui"(%s) : (i8) -> i16
    %r0 = "arith.extui"(%n0) : (i16) -> i32
    %n1 = "arith.extsi"(%s) : (i8) -> i16
    %r1 = "arith.extsi"(%n1) : (i16) -> i32
    %n2 = "arith.extui"(%s) : (i8) -> i16
    %r2 = "arith.extsi"(%n2) : (i16) -> i32
    %n3 = "arith.extsi"(%s) : (i8) -> i16
    %r3 = "arith.extui"(%n3) : (i16) -> i32
    %n4 = "arith.extui"(%s) : (i8) -> i16
    %r4 = "arith.extui"(%n4) : (i16) -> i32
    %n5 = "arith.extui"(%s) : (i8) -> i16
    %r5 = "arith.trunci"(%n5) : (i16) -> i8
    %n6 = "arith.extsi"(%s) : (i8) -> i16
    %r6 = "arith.trunci"(%n6) : (i16) -> i8
    %n7 = "arith.extsi"(%s) : (i8) -> i64
    %r7 = "arith.trunci"(%n7) : (i64) -> i32
    %n8 = "arith.extui"(%s) : (i8) -> i64
    %r8 = "arith.trunci"(%n8) : (i64) -> i32
    %n9 = "arith.extui"(%x) : (i32) -> i64
    %r9 = "arith.trunci"(%n9) : (i64) -> i8
    %n10 = "arith.extsi"(%x) : (i32) -> i64
    %r10 = "arith.trunci"(%n10) : (i64) -> i8
    %n11 = "arith.extsi"(%x) : (i32) -> i64
    %r11 = "arith.trunci"(%n11) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i8
    "func.return"(%r0, %r1, %r2, %r3, %r4, %n4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i16, i8, i8, i32, i32, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i64) -> (i8, i8, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32), sym_name = "cast2"}> ({
  ^bb0(%x: i32, %y: i32, %l: i64):
    %l1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %l32 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %l40 = "arith.constant"() <{value = 40 : i64}> : () -> i64
    %n0 = "arith.trunci"(%l) : (i64) -> i32
    %r0 = "arith.trunci"(%n0) : (i32) -> i8
    %n1 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %r1 = "arith.trunci"(%n1) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %n2 = "arith.trunci"(%l) : (i64) -> i32
    %r2 = "arith.extsi"(%n2) : (i32) -> i64
    %n3 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %r3 = "arith.extsi"(%n3) : (i32) -> i64
    %n4 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %r4 = "arith.extui"(%n4) : (i32) -> i64
    %n5 = "arith.trunci"(%x) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    %r5 = "arith.extui"(%n5) : (i8) -> i64
    %n6 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r6 = "arith.trunci"(%n6) : (i64) -> i32
    %n7 = "arith.shrsi"(%l, %l40) : (i64, i64) -> i64
    %r7 = "arith.trunci"(%n7) : (i64) -> i32
    %n8 = "arith.shrsi"(%l, %l1) : (i64, i64) -> i64
    %r8 = "arith.trunci"(%n8) : (i64) -> i32
    %e9 = "arith.extui"(%x) : (i32) -> i64
    %f9 = "arith.extui"(%y) : (i32) -> i64
    %m9 = "arith.muli"(%e9, %f9) : (i64, i64) -> i64
    %n9 = "arith.shrui"(%m9, %l32) : (i64, i64) -> i64
    %r9 = "arith.trunci"(%n9) : (i64) -> i32
    %e10 = "arith.extsi"(%x) : (i32) -> i64
    %f10 = "arith.extsi"(%y) : (i32) -> i64
    %m10 = "arith.muli"(%e10, %f10) : (i64, i64) -> i64
    %n10 = "arith.shrui"(%m10, %l32) : (i64, i64) -> i64
    %r10 = "arith.trunci"(%n10) : (i64) -> i32
    %e11 = "arith.extsi"(%x) : (i32) -> i64
    %f11 = "arith.extsi"(%y) : (i32) -> i64
    %m11 = "arith.muli"(%e11, %f11) : (i64, i64) -> i64
    %n11 = "arith.shrsi"(%m11, %l32) : (i64, i64) -> i64
    %r11 = "arith.trunci"(%n11) : (i64) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i8, i8, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index) -> (i32, i8, i64, index, index, i32, i32, index, index, index, index, i32), sym_name = "cast3"}> ({
  ^bb0(%x: i32, %z: index):
    %e0 = "arith.index_cast"(%x) : (i32) -> index
    %r0 = "arith.index_cast"(%e0) : (index) -> i32
    %e1 = "arith.index_cast"(%x) : (i32) -> index
    %r1 = "arith.index_cast"(%e1) : (index) -> i8
    %e2 = "arith.index_cast"(%x) : (i32) -> index
    %r2 = "arith.index_cast"(%e2) : (index) -> i64
    %e3 = "arith.index_cast"(%z) : (index) -> i64
    %r3 = "arith.index_cast"(%e3) : (i64) -> index
    %e4 = "arith.index_cast"(%z) : (index) -> i128
    %r4 = "arith.index_cast"(%e4) : (i128) -> index
    %e5 = "arith.index_castui"(%x) : (i32) -> index
    %r5 = "arith.index_castui"(%e5) : (index) -> i32
    %e6 = "arith.index_castui"(%x) : (i32) -> index
    %r6 = "arith.index_cast"(%e6) : (index) -> i32
    %e7 = "arith.extsi"(%x) : (i32) -> i64
    %r7 = "arith.index_cast"(%e7) : (i64) -> index
    %e8 = "arith.extui"(%x) : (i32) -> i64
    %r8 = "arith.index_castui"(%e8) : (i64) -> index
    %e9 = "arith.extui"(%x) : (i32) -> i64
    %r9 = "arith.index_cast"(%e9) : (i64) -> index
    %e10 = "arith.trunci"(%x) : (i32) -> i8
    %r10 = "arith.index_cast"(%e10) : (i8) -> index
    %r11 = "arith.bitcast"(%x) : (i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i8, i64, index, index, i32, i32, index, index, index, index, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, f32, i128, i128, i8, index, index), sym_name = "cast4"}> ({
  ^bb0(%x: i32):
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %m5 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %e0 = "arith.bitcast"(%x) : (i32) -> f32
    %r0 = "arith.bitcast"(%e0) : (f32) -> i32
    %r1 = "arith.bitcast"(%m1) : (i32) -> f32
    %r2 = "arith.extsi"(%m5) : (i32) -> i128
    %r3 = "arith.extui"(%m5) : (i32) -> i128
    %r4 = "arith.trunci"(%m5) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    %r5 = "arith.index_cast"(%m5) : (i32) -> index
    %r6 = "arith.index_castui"(%m5) : (i32) -> index
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6) : (i32, f32, i128, i128, i8, index, index) -> ()
  }) : () -> ()
}) : () -> ()
