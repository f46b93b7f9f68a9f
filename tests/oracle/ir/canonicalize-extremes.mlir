// Greatest and least of two: neutral and deciding constants.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "extremes1"}> ({
  ^bb0(%x: i32, %y: i32):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %max = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %min = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %r0 = "arith.maxsi"(%x, %x) : (i32, i32) -> i32
    %r1 = "arith.maxsi"(%x, %max) : (i32, i32) -> i32
    %r2 = "arith.maxsi"(%x, %min) : (i32, i32) -> i32
    %r3 = "arith.maxui"(%x, %m1) : (i32, i32) -> i32
    %r4 = "arith.maxui"(%x, %c0) : (i32, i32) -> i32
    %r5 = "arith.minsi"(%x, %max) : (i32, i32) -> i32
    %r6 = "arith.minsi"(%x, %min) : (i32, i32) -> i32
    %r7 = "arith.minui"(%x, %m1) : (i32, i32) -> i32
    %r8 = "arith.minui"(%x, %c0) : (i32, i32) -> i32
    %r9 = "arith.minui"(%x, %x) : (i32, i32) -> i32
    %n10 = "arith.maxsi"(%x, %c5) : (i32, i32) -> i32
    %r10 = "arith.maxsi"(%n10, %c7) : (i32, i32) -> i32
    %n11 = "arith.maxsi"(%x, %y) : (i32, i32) -> i32
    %r11 = "arith.maxsi"(%n11, %y) : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
