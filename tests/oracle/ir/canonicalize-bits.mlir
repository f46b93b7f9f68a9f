// Bitwise operations and shifts: identities, absorption, operands that are extended, inverted comparisons.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i8) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "bits1"}> ({
  ^bb0(%x: i32, %y: i32, %s: i8):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %c255 = "arith.constant"() <{value = 255 : i32}> : () -> i32
    %r0 = "arith.andi"(%x, %x) : (i32, i32) -> i32
    %r1 = "arith.andi"(%x, %c0) : (i32, i32) -> i32
    %n2 = "arith.xori"(%x, %m1) : (i32, i32) -> i32
    %r2 = "arith.andi"(%x, %n2) : (i32, i32) -> i32
    %n3 = "arith.xori"(%x, %m1) : (i32, i32) -> i32
    %r3 = "arith.andi"(%n3, %x) : (i32, i32) -> i32
    %n4 = "arith.andi"(%x, %y) : (i32, i32) -> i32
    %r4 = "arith.andi"(%n4, %x) : (i32, i32) -> i32
    %n5 = "arith.andi"(%x, %y) : (i32, i32) -> i32
    %r5 = "arith.andi"(%y, %n5) : (i32, i32) -> i32
    %n6 = "arith.andi"(%x, %c5) : (i32, i32) -> i32
    %r6 = "arith.andi"(%n6, %c7) : (i32, i32) -> i32
    %n7 = "arith.andi"(%x, %c5) : (i32, i32) -> i32
    %r7 = "arith.andi"(%n7, %c5) : (i32, i32) -> i32
    %n8 = "arith.extui"(%s) : (i8) -> i32
    %r8 = "arith.andi"(%n8, %c255) : (i32, i32) -> i32
    %n9 = "arith.extui"(%s) : (i8) -> i32
    %r9 = "arith.andi"(%n9, %c7) : (i32, i32) -> i32
    %n10 = "arith.extsi"(%s) : (i8) -> i32
    %r10 = "arith.andi"(%n10, %c7) : (i32, i32) -> i32
    %r11 = "arith.ori"(%x, %x) : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "bits2"}> ({
  ^bb0(%x: i32, %y: i32):
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %r0 = "arith.ori"(%x, %m1) : (i32, i32) -> i32
    %n1 = "arith.xori"(%x, %m1) : (i32, i32) -> i32
    %r1 = "arith.ori"(%x, %n1) : (i32, i32) -> i32
    %n2 = "arith.xori"(%x, %m1) : (i32, i32) -> i32
    %r2 = "arith.ori"(%n2, %x) : (i32, i32) -> i32
    %n3 = "arith.ori"(%x, %y) : (i32, i32) -> i32
    %r3 = "arith.ori"(%n3, %x) : (i32, i32) -> i32
    %n4 = "arith.ori"(%x, %c5) : (i32, i32) -> i32
    %r4 = "arith.ori"(%n4, %c7) : (i32, i32) -> i32
    %n5 = "arith.andi"(%x, %y) : (i32, i32) -> i32
    %r5 = "arith.ori"(%n5, %x) : (i32, i32) -> i32
    %n6 = "arith.xori"(%x, %y) : (i32, i32) -> i32
    %r6 = "arith.xori"(%n6, %x) : (i32, i32) -> i32
    %n7 = "arith.xori"(%x, %y) : (i32, i32) -> i32
    %r7 = "arith.xori"(%n7, %y) : (i32, i32) -> i32
    %n8 = "arith.xori"(%x, %y) : (i32, i32) -> i32
    %r8 = "arith.xori"(%x, %n8) : (i32, i32) -> i32
    %n9 = "arith.xori"(%x, %y) : (i32, i32) -> i32
    %r9 = "arith.xori"(%y, %n9) : (i32, i32) -> i32
    %n10 = "arith.xori"(%x, %c5) : (i32, i32) -> i32
    %r10 = "arith.xori"(%n10, %c7) : (i32, i32) -> i32
    %n11 = "arith.xori"(%x, %m1) : (i32, i32) -> i32
    %r11 = "arith.xori"(%n11, %m1) : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i1, i1, i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "bits3"}> ({
  ^bb0(%x: i32, %y: i32):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %t = "arith.constant"() <{value = true}> : () -> i1
    %c31 = "arith.constant"() <{value = 31 : i32}> : () -> i32
    %c32 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %n0 = "arith.cmpi"(%x, %y) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %r0 = "arith.xori"(%n0, %t) : (i1, i1) -> i1
    %n1 = "arith.cmpi"(%x, %y) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %r1 = "arith.xori"(%t, %n1) : (i1, i1) -> i1
    %n2 = "arith.cmpi"(%x, %y) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %r2 = "arith.xori"(%n2, %t) : (i1, i1) -> i1
    %r3 = "arith.shli"(%x, %c0) : (i32, i32) -> i32
    %r4 = "arith.shli"(%c0, %x) : (i32, i32) -> i32
    %r5 = "arith.shli"(%x, %c32) : (i32, i32) -> i32
    %r6 = "arith.shli"(%c5, %c32) : (i32, i32) -> i32
    %r7 = "arith.shli"(%c5, %c31) : (i32, i32) -> i32
    %r8 = "arith.shrui"(%c5, %c32) : (i32, i32) -> i32
    %r9 = "arith.shrsi"(%c5, %c32) : (i32, i32) -> i32
    %r10 = "arith.shrsi"(%m1, %x) : (i32, i32) -> i32
    %r11 = "arith.shrui"(%x, %c0) : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %n2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i1, i1, i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "bits4"}> ({
  ^bb0(%x: i32):
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %n0 = "arith.shli"(%x, %c5) : (i32, i32) -> i32
    %r0 = "arith.shli"(%n0, %c7) : (i32, i32) -> i32
    %n1 = "arith.shli"(%x, %c5) : (i32, i32) -> i32
    %r1 = "arith.shrui"(%n1, %c5) : (i32, i32) -> i32
    "func.return"(%r0, %r1) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i8, i8, i16) -> (i32, i32, i32, i32, i32, i32, i32, i1), sym_name = "bits5"}> ({
  ^bb0(%b: i1, %s: i8, %w: i8, %h: i16):
    %t = "arith.constant"() <{value = true}> : () -> i1
    %e0 = "arith.extsi"(%s) : (i8) -> i32
    %f0 = "arith.extsi"(%w) : (i8) -> i32
    %r0 = "arith.andi"(%e0, %f0) : (i32, i32) -> i32
    %e1 = "arith.extui"(%s) : (i8) -> i32
    %f1 = "arith.extui"(%w) : (i8) -> i32
    %r1 = "arith.andi"(%e1, %f1) : (i32, i32) -> i32
    %e2 = "arith.extui"(%s) : (i8) -> i32
    %f2 = "arith.extui"(%w) : (i8) -> i32
    %r2 = "arith.ori"(%e2, %f2) : (i32, i32) -> i32
    %e3 = "arith.extsi"(%s) : (i8) -> i32
    %f3 = "arith.extsi"(%w) : (i8) -> i32
    %r3 = "arith.ori"(%e3, %f3) : (i32, i32) -> i32
    %e4 = "arith.extui"(%s) : (i8) -> i32
    %f4 = "arith.extui"(%w) : (i8) -> i32
    %r4 = "arith.xori"(%e4, %f4) : (i32, i32) -> i32
    %e5 = "arith.extsi"(%s) : (i8) -> i32
    %f5 = "arith.extsi"(%w) : (i8) -> i32
    %r5 = "arith.xori"(%e5, %f5) : (i32, i32) -> i32
    %e6 = "arith.extsi"(%s) : (i8) -> i32
    %f6 = "arith.extsi"(%h) : (i16) -> i32
    %r6 = "arith.xori"(%e6, %f6) : (i32, i32) -> i32
    %e7 = "arith.addi"(%b, %t) : (i1, i1) -> i1
    %r7 = "arith.xori"(%e7, %t) : (i1, i1) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7) : (i32, i32, i32, i32, i32, i32, i32, i1) -> ()
  }) : () -> ()
}) : () -> ()
