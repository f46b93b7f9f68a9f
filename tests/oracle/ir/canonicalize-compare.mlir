// Comparisons: constants to the right, single bits, extended operands, a number with itself.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "compare1"}> ({
  ^bb0(%x: i32, %b: i1):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %max = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %r0 = "arith.cmpi"(%x, %x) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %r1 = "arith.cmpi"(%x, %x) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %r2 = "arith.cmpi"(%c5, %x) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %r3 = "arith.cmpi"(%c5, %x) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %r4 = "arith.cmpi"(%x, %c0) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %r5 = "arith.cmpi"(%x, %c0) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %r6 = "arith.cmpi"(%x, %max) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %n7 = "arith.extsi"(%b) : (i1) -> i32
    %r7 = "arith.cmpi"(%n7, %c0) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %n8 = "arith.extui"(%b) : (i1) -> i32
    %r8 = "arith.cmpi"(%n8, %c0) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %n9 = "arith.extui"(%b) : (i1) -> i32
    %r9 = "arith.cmpi"(%c0, %n9) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %n10 = "arith.extui"(%b) : (i1) -> i32
    %r10 = "arith.cmpi"(%n10, %c0) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %n11 = "arith.extui"(%b) : (i1) -> i32
    %r11 = "arith.cmpi"(%n11, %c1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i8, i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "compare2"}> ({
  ^bb0(%b: i1, %s: i8, %w: i8):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %t = "arith.constant"() <{value = true}> : () -> i1
    %fa = "arith.constant"() <{value = false}> : () -> i1
    %n0 = "arith.extsi"(%b) : (i1) -> i32
    %r0 = "arith.cmpi"(%n0, %m1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %n1 = "arith.extsi"(%b) : (i1) -> i32
    %r1 = "arith.cmpi"(%n1, %c1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %n2 = "arith.extui"(%s) : (i8) -> i32
    %r2 = "arith.cmpi"(%n2, %c0) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %r3 = "arith.cmpi"(%b, %t) <{predicate = 0 : i64}> : (i1, i1) -> i1
    %r4 = "arith.cmpi"(%b, %fa) <{predicate = 0 : i64}> : (i1, i1) -> i1
    %r5 = "arith.cmpi"(%b, %fa) <{predicate = 1 : i64}> : (i1, i1) -> i1
    %r6 = "arith.cmpi"(%b, %t) <{predicate = 1 : i64}> : (i1, i1) -> i1
    %n7 = "arith.extsi"(%s) : (i8) -> i32
    %m7 = "arith.extsi"(%w) : (i8) -> i32
    %r7 = "arith.cmpi"(%n7, %m7) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %n8 = "arith.extsi"(%s) : (i8) -> i32
    %m8 = "arith.extsi"(%w) : (i8) -> i32
    %r8 = "arith.cmpi"(%n8, %m8) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %n9 = "arith.extui"(%s) : (i8) -> i32
    %m9 = "arith.extui"(%w) : (i8) -> i32
    %r9 = "arith.cmpi"(%n9, %m9) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %n10 = "arith.extui"(%s) : (i8) -> i32
    %m10 = "arith.extui"(%w) : (i8) -> i32
    %r10 = "arith.cmpi"(%n10, %m10) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %n11 = "arith.extsi"(%s) : (i8) -> i32
    %m11 = "arith.extsi"(%w) : (i8) -> i32
    %r11 = "arith.cmpi"(%n11, %m11) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i8, i8, i16) -> (i1, i1, i1), sym_name = "compare3"}> ({
  ^bb0(%x: i32, %y: i32, %s: i8, %w: i8, %h: i16):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %n0 = "arith.extsi"(%s) : (i8) -> i32
    %m0 = "arith.extui"(%w) : (i8) -> i32
    %r0 = "arith.cmpi"(%n0, %m0) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %n1 = "arith.extsi"(%s) : (i8) -> i32
    %m1 = "arith.extsi"(%h) : (i16) -> i32
    %r1 = "arith.cmpi"(%n1, %m1) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %n2 = "arith.subi"(%x, %y) : (i32, i32) -> i32
    %r2 = "arith.cmpi"(%n2, %c0) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "func.return"(%r0, %r1, %r2) : (i1, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()
