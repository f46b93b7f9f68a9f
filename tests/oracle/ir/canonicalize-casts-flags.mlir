// Casts whose flags hold no longer once they are cast at once, and numbers that a cast cuts off.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8), sym_name = "cast5"}> ({
  ^bb0(%l: i64):
    %n0 = "arith.trunci"(%l) : (i64) -> i32
    %r0 = "arith.trunci"(%n0) : (i32) -> i8
    %n1 = "arith.trunci"(%l) : (i64) -> i32
    %r1 = "arith.trunci"(%n1) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %n2 = "arith.trunci"(%l) : (i64) -> i32
    %r2 = "arith.trunci"(%n2) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    %n3 = "arith.trunci"(%l) : (i64) -> i32
    %r3 = "arith.trunci"(%n3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i8
    %n4 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %r4 = "arith.trunci"(%n4) : (i32) -> i8
    %n5 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %r5 = "arith.trunci"(%n5) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %n6 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %r6 = "arith.trunci"(%n6) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    %n7 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %r7 = "arith.trunci"(%n7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i8
    %n8 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %r8 = "arith.trunci"(%n8) : (i32) -> i8
    %n9 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %r9 = "arith.trunci"(%n9) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %n10 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %r10 = "arith.trunci"(%n10) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    %n11 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %r11 = "arith.trunci"(%n11) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i8
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i8, i64) -> (i8, i8, i8, i8, i8, i32, i32, i8, i32, i32, i8, i32), sym_name = "cast6"}> ({
  ^bb0(%x: i32, %s: i8, %l: i64):
    %l32 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %n0 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %r0 = "arith.trunci"(%n0) : (i32) -> i8
    %n1 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %r1 = "arith.trunci"(%n1) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %n2 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %r2 = "arith.trunci"(%n2) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i8
    %n3 = "arith.trunci"(%l) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %r3 = "arith.trunci"(%n3) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i8
    %n4 = "arith.extsi"(%x) : (i32) -> i64
    %r4 = "arith.trunci"(%n4) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i8
    %n5 = "arith.extsi"(%s) : (i8) -> i64
    %r5 = "arith.trunci"(%n5) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %n6 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r6 = "arith.trunci"(%n6) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %n7 = "arith.extui"(%x) : (i32) -> i64
    %r7 = "arith.trunci"(%n7) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i8
    %n8 = "arith.extui"(%s) : (i8) -> i64
    %r8 = "arith.trunci"(%n8) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %n9 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r9 = "arith.trunci"(%n9) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %n10 = "arith.extsi"(%x) : (i32) -> i64
    %r10 = "arith.trunci"(%n10) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i8
    %n11 = "arith.extsi"(%s) : (i8) -> i64
    %r11 = "arith.trunci"(%n11) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i8, i8, i8, i8, i8, i32, i32, i8, i32, i32, i8, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i8, i64) -> (i32, i8, i32, i32, i8, i32, i32, i8, i32, i32), sym_name = "cast7"}> ({
  ^bb0(%x: i32, %s: i8, %l: i64):
    %l32 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %n0 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r0 = "arith.trunci"(%n0) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %n1 = "arith.extui"(%x) : (i32) -> i64
    %r1 = "arith.trunci"(%n1) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i8
    %n2 = "arith.extui"(%s) : (i8) -> i64
    %r2 = "arith.trunci"(%n2) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %n3 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r3 = "arith.trunci"(%n3) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i32
    %n4 = "arith.extsi"(%x) : (i32) -> i64
    %r4 = "arith.trunci"(%n4) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i8
    %n5 = "arith.extsi"(%s) : (i8) -> i64
    %r5 = "arith.trunci"(%n5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %n6 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r6 = "arith.trunci"(%n6) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %n7 = "arith.extui"(%x) : (i32) -> i64
    %r7 = "arith.trunci"(%n7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i8
    %n8 = "arith.extui"(%s) : (i8) -> i64
    %r8 = "arith.trunci"(%n8) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    %n9 = "arith.shrsi"(%l, %l32) : (i64, i64) -> i64
    %r9 = "arith.trunci"(%n9) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9) : (i32, i8, i32, i32, i8, i32, i32, i8, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i128) -> (index, i128), sym_name = "narrow"}> ({
  ^bb0(%z: index, %w: i128):
    %e0 = "arith.index_cast"(%z) : (index) -> i32
    %r0 = "arith.index_cast"(%e0) : (i32) -> index
    %e1 = "arith.index_castui"(%w) : (i128) -> index
    %r1 = "arith.index_castui"(%e1) : (index) -> i128
    "func.return"(%r0, %r1) : (index, i128) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64, i32) -> (f32, f32, f32), sym_name = "rounded"}> ({
  ^bb0(%l: i64, %i: i32):
    %e0 = "arith.sitofp"(%l) : (i64) -> f64
    %r0 = "arith.truncf"(%e0) : (f64) -> f32
    %e1 = "arith.uitofp"(%l) : (i64) -> f64
    %r1 = "arith.truncf"(%e1) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f32
    %e2 = "arith.sitofp"(%i) : (i32) -> f64
    %r2 = "arith.truncf"(%e2) : (f64) -> f32
    "func.return"(%r0, %r1, %r2) : (f32, f32, f32) -> ()
  }) : () -> ()
}) : () -> ()
