// Comparisons of floating-point numbers, some of which come from integers.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "compare1"}> ({
  ^bb0(%x: f32, %y: f32):
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %f2 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %r0 = "arith.cmpf"(%x, %x) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %r1 = "arith.cmpf"(%x, %x) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %r2 = "arith.cmpf"(%x, %y) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %r3 = "arith.cmpf"(%x, %y) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %r4 = "arith.cmpf"(%x, %nan) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %r5 = "arith.cmpf"(%x, %nan) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %r6 = "arith.cmpf"(%x, %nan) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %r7 = "arith.cmpf"(%x, %nan) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %r8 = "arith.cmpf"(%nan, %x) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %r9 = "arith.cmpf"(%f1, %x) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %r10 = "arith.cmpf"(%f1, %f2) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %r11 = "arith.cmpf"(%f1, %nan) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i1, i1), sym_name = "compare2"}> ({
    %f0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %fm0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %nan = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %r0 = "arith.cmpf"(%f1, %nan) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %r1 = "arith.cmpf"(%f0, %fm0) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    "func.return"(%r0, %r1) : (i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "compare3"}> ({
  ^bb0(%i: i32, %s: i8):
    %f1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %f2 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %neg = "arith.constant"() <{value = -3.7 : f32}> : () -> f32
    %f128 = "arith.constant"() <{value = 128.0 : f32}> : () -> f32
    %d3 = "arith.constant"() <{value = 3.5 : f64}> : () -> f64
    %d7 = "arith.constant"() <{value = 7.0 : f64}> : () -> f64
    %n0 = "arith.sitofp"(%i) : (i32) -> f32
    %r0 = "arith.cmpf"(%n0, %f1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %n1 = "arith.sitofp"(%i) : (i32) -> f64
    %r1 = "arith.cmpf"(%n1, %d7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %n2 = "arith.sitofp"(%i) : (i32) -> f64
    %r2 = "arith.cmpf"(%n2, %d3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %n3 = "arith.sitofp"(%i) : (i32) -> f64
    %r3 = "arith.cmpf"(%n3, %d3) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
    %n4 = "arith.uitofp"(%i) : (i32) -> f64
    %r4 = "arith.cmpf"(%n4, %d7) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %n5 = "arith.sitofp"(%s) : (i8) -> f32
    %r5 = "arith.cmpf"(%n5, %f128) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %n6 = "arith.sitofp"(%s) : (i8) -> f32
    %r6 = "arith.cmpf"(%n6, %f2) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %n7 = "arith.uitofp"(%s) : (i8) -> f32
    %r7 = "arith.cmpf"(%n7, %neg) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %n8 = "arith.sitofp"(%s) : (i8) -> f32
    %r8 = "arith.cmpf"(%f2, %n8) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8) : (i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()
