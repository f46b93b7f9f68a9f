// Floating-point operations: identities, zeros with signs, infinities, NaNs of several kinds.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float1"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %ninf = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %snan = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %r0 = "arith.addf"(%x, %f0) : (f32, f32) -> f32
    %r1 = "arith.addf"(%x, %fm0) : (f32, f32) -> f32
    %r2 = "arith.addf"(%fm0, %x) : (f32, f32) -> f32
    %r3 = "arith.addf"(%x, %f0) <{fastmath = #arith.fastmath<nsz>}> : (f32, f32) -> f32
    %r4 = "arith.addf"(%x, %f0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %r5 = "arith.addf"(%inf, %ninf) : (f32, f32) -> f32
    %r6 = "arith.addf"(%ninf, %inf) : (f32, f32) -> f32
    %r7 = "arith.addf"(%nnan, %f1) : (f32, f32) -> f32
    %r8 = "arith.addf"(%f1, %nnan) : (f32, f32) -> f32
    %r9 = "arith.addf"(%snan, %nnan) : (f32, f32) -> f32
    %r10 = "arith.addf"(%nnan, %snan) : (f32, f32) -> f32
    %r11 = "arith.addf"(%f1, %snan) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float2"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %fm1 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %r0 = "arith.subf"(%f1, %nnan) : (f32, f32) -> f32
    %r1 = "arith.subf"(%nnan, %f1) : (f32, f32) -> f32
    %r2 = "arith.subf"(%f1, %nan) : (f32, f32) -> f32
    %r3 = "arith.subf"(%inf, %inf) : (f32, f32) -> f32
    %r4 = "arith.subf"(%x, %f0) : (f32, f32) -> f32
    %r5 = "arith.subf"(%x, %fm0) : (f32, f32) -> f32
    %r6 = "arith.subf"(%x, %x) : (f32, f32) -> f32
    %r7 = "arith.subf"(%x, %x) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %r8 = "arith.subf"(%f0, %x) : (f32, f32) -> f32
    %r9 = "arith.subf"(%fm0, %x) : (f32, f32) -> f32
    %r10 = "arith.mulf"(%x, %f1) : (f32, f32) -> f32
    %r11 = "arith.mulf"(%x, %fm1) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float3"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %fm1 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %f2 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %snan = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %r0 = "arith.mulf"(%f1, %x) : (f32, f32) -> f32
    %r1 = "arith.mulf"(%x, %f0) : (f32, f32) -> f32
    %r2 = "arith.mulf"(%x, %f0) <{fastmath = #arith.fastmath<nnan,nsz>}> : (f32, f32) -> f32
    %r3 = "arith.mulf"(%x, %f0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %r4 = "arith.mulf"(%x, %fm0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %r5 = "arith.mulf"(%x, %f2) : (f32, f32) -> f32
    %r6 = "arith.mulf"(%inf, %f0) : (f32, f32) -> f32
    %r7 = "arith.mulf"(%nnan, %fm1) : (f32, f32) -> f32
    %r8 = "arith.mulf"(%fm1, %nnan) : (f32, f32) -> f32
    %r9 = "arith.mulf"(%fm1, %nan) : (f32, f32) -> f32
    %r10 = "arith.mulf"(%nan, %fm1) : (f32, f32) -> f32
    %r11 = "arith.mulf"(%snan, %f1) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float4"}> ({
  ^bb0(%x: f32, %y: f32):
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %f2 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %snan = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %half = "arith.constant"() <{value = 0.5 : f32}> : () -> f32
    %maxf = "arith.constant"() <{value = 0x7F7FFFFF : f32}> : () -> f32
    %minsub = "arith.constant"() <{value = 1.0e-45 : f32}> : () -> f32
    %r0 = "arith.mulf"(%maxf, %f2) : (f32, f32) -> f32
    %r1 = "arith.mulf"(%minsub, %half) : (f32, f32) -> f32
    %n2 = "arith.negf"(%x) : (f32) -> f32
    %m2 = "arith.negf"(%y) : (f32) -> f32
    %r2 = "arith.mulf"(%n2, %m2) : (f32, f32) -> f32
    %n3 = "arith.negf"(%x) : (f32) -> f32
    %m3 = "arith.negf"(%y) : (f32) -> f32
    %r3 = "arith.mulf"(%n3, %m3) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %n4 = "arith.negf"(%x) : (f32) -> f32
    %m4 = "arith.negf"(%y) : (f32) -> f32
    %r4 = "arith.divf"(%n4, %m4) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
    %n5 = "arith.negf"(%x) : (f32) -> f32
    %m5 = "arith.negf"(%y) : (f32) -> f32
    %r5 = "arith.addf"(%n5, %m5) : (f32, f32) -> f32
    %n6 = "arith.negf"(%x) : (f32) -> f32
    %r6 = "arith.mulf"(%n6, %y) : (f32, f32) -> f32
    %n7 = "arith.negf"(%x) : (f32) -> f32
    %r7 = "arith.negf"(%n7) : (f32) -> f32
    %r8 = "arith.negf"(%nan) : (f32) -> f32
    %r9 = "arith.negf"(%snan) : (f32) -> f32
    %r10 = "arith.divf"(%x, %f1) : (f32, f32) -> f32
    %r11 = "arith.divf"(%x, %f2) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float5"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %fm1 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %ninf = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %neg = "arith.constant"() <{value = -3.7 : f32}> : () -> f32
    %ff = "arith.constant"() <{value = 2.5 : f32}> : () -> f32
    %r0 = "arith.divf"(%x, %x) : (f32, f32) -> f32
    %r1 = "arith.divf"(%f1, %f0) : (f32, f32) -> f32
    %r2 = "arith.divf"(%f1, %fm0) : (f32, f32) -> f32
    %r3 = "arith.divf"(%f0, %f0) : (f32, f32) -> f32
    %r4 = "arith.divf"(%fm0, %f0) : (f32, f32) -> f32
    %r5 = "arith.divf"(%inf, %ninf) : (f32, f32) -> f32
    %r6 = "arith.divf"(%nnan, %fm1) : (f32, f32) -> f32
    %r7 = "arith.divf"(%fm1, %nnan) : (f32, f32) -> f32
    %r8 = "arith.remf"(%ff, %f1) : (f32, f32) -> f32
    %r9 = "arith.remf"(%neg, %f1) : (f32, f32) -> f32
    %r10 = "arith.remf"(%neg, %f0) : (f32, f32) -> f32
    %r11 = "arith.remf"(%inf, %f1) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float6"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %fm1 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %ninf = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %big = "arith.constant"() <{value = 3.0e10 : f32}> : () -> f32
    %neg = "arith.constant"() <{value = -3.7 : f32}> : () -> f32
    %r0 = "arith.remf"(%f1, %inf) : (f32, f32) -> f32
    %r1 = "arith.remf"(%nnan, %f1) : (f32, f32) -> f32
    %r2 = "arith.remf"(%f1, %nnan) : (f32, f32) -> f32
    %r3 = "arith.remf"(%fm1, %f1) : (f32, f32) -> f32
    %r4 = "arith.remf"(%f0, %f1) : (f32, f32) -> f32
    %r5 = "arith.remf"(%fm0, %f1) : (f32, f32) -> f32
    %r6 = "arith.remf"(%big, %neg) : (f32, f32) -> f32
    %r7 = "arith.maximumf"(%x, %x) : (f32, f32) -> f32
    %r8 = "arith.maximumf"(%x, %ninf) : (f32, f32) -> f32
    %r9 = "arith.maximumf"(%x, %inf) : (f32, f32) -> f32
    %r10 = "arith.maximumf"(%x, %nan) : (f32, f32) -> f32
    %r11 = "arith.maximumf"(%f0, %fm0) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float7"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %f2 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %ninf = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %snan = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %r0 = "arith.maximumf"(%fm0, %f0) : (f32, f32) -> f32
    %r1 = "arith.maximumf"(%nnan, %f0) : (f32, f32) -> f32
    %r2 = "arith.maximumf"(%f1, %snan) : (f32, f32) -> f32
    %r3 = "arith.maximumf"(%f1, %f2) : (f32, f32) -> f32
    %r4 = "arith.minimumf"(%x, %x) : (f32, f32) -> f32
    %r5 = "arith.minimumf"(%x, %inf) : (f32, f32) -> f32
    %r6 = "arith.minimumf"(%x, %ninf) : (f32, f32) -> f32
    %r7 = "arith.minimumf"(%f0, %fm0) : (f32, f32) -> f32
    %r8 = "arith.minimumf"(%fm0, %f0) : (f32, f32) -> f32
    %r9 = "arith.minimumf"(%snan, %f0) : (f32, f32) -> f32
    %r10 = "arith.maxnumf"(%x, %x) : (f32, f32) -> f32
    %r11 = "arith.maxnumf"(%x, %nan) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32), sym_name = "float8"}> ({
  ^bb0(%x: f32):
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %inf = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %ninf = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %snan = "arith.constant"() <{value = 0x7F800001 : f32}> : () -> f32
    %nnan = "arith.constant"() <{value = 0xFFC12345 : f32}> : () -> f32
    %r0 = "arith.maxnumf"(%nan, %x) : (f32, f32) -> f32
    %r1 = "arith.maxnumf"(%x, %ninf) : (f32, f32) -> f32
    %r2 = "arith.maxnumf"(%x, %inf) : (f32, f32) -> f32
    %r3 = "arith.maxnumf"(%nan, %f1) : (f32, f32) -> f32
    %r4 = "arith.maxnumf"(%snan, %f1) : (f32, f32) -> f32
    %r5 = "arith.maxnumf"(%f1, %snan) : (f32, f32) -> f32
    %r6 = "arith.maxnumf"(%nnan, %nan) : (f32, f32) -> f32
    %r7 = "arith.maxnumf"(%f0, %fm0) : (f32, f32) -> f32
    %r8 = "arith.maxnumf"(%fm0, %f0) : (f32, f32) -> f32
    %r9 = "arith.minnumf"(%f0, %fm0) : (f32, f32) -> f32
    %r10 = "arith.minnumf"(%fm0, %f0) : (f32, f32) -> f32
    %r11 = "arith.minnumf"(%x, %inf) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32), sym_name = "float9"}> ({
  ^bb0(%x: f32):
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %r0 = "arith.minnumf"(%x, %nan) : (f32, f32) -> f32
    %r1 = "arith.minnumf"(%x, %x) : (f32, f32) -> f32
    "func.return"(%r0, %r1) : (f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (f32, f32, f32), sym_name = "float10"}> ({
  ^bb0(%x: f32, %y: f32):
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %f2 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %n0 = "arith.negf"(%x) : (f32) -> f32
    %m0 = "arith.negf"(%n0) : (f32) -> f32
    %r0 = "arith.addf"(%m0, %y) : (f32, f32) -> f32
    %n1 = "arith.addf"(%x, %f1) : (f32, f32) -> f32
    %r1 = "arith.addf"(%n1, %f2) : (f32, f32) -> f32
    %r2 = "arith.subf"(%x, %f1) : (f32, f32) -> f32
    "func.return"(%r0, %r1, %r2) : (f32, f32, f32) -> ()
  }) : () -> ()
}) : () -> ()
