// Selections: known conditions, equal choices, inverted conditions, choices within choices, ones and zeros.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i1, i1) -> (i32, i32, i32, i1, i1, i1, i1, i32, i32, i32, i32, index), sym_name = "select1"}> ({
  ^bb0(%x: i32, %y: i32, %b: i1, %u: i1):
    %i1c = "arith.constant"() <{value = 1 : index}> : () -> index
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %t = "arith.constant"() <{value = true}> : () -> i1
    %fa = "arith.constant"() <{value = false}> : () -> i1
    %i0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %r0 = "arith.select"(%b, %x, %x) : (i1, i32, i32) -> i32
    %r1 = "arith.select"(%t, %x, %y) : (i1, i32, i32) -> i32
    %r2 = "arith.select"(%fa, %x, %y) : (i1, i32, i32) -> i32
    %r3 = "arith.select"(%b, %t, %fa) : (i1, i1, i1) -> i1
    %r4 = "arith.select"(%b, %fa, %t) : (i1, i1, i1) -> i1
    %r5 = "arith.select"(%b, %t, %u) : (i1, i1, i1) -> i1
    %r6 = "arith.select"(%b, %u, %fa) : (i1, i1, i1) -> i1
    %r7 = "arith.select"(%b, %c1, %c0) : (i1, i32, i32) -> i32
    %r8 = "arith.select"(%b, %c0, %c1) : (i1, i32, i32) -> i32
    %r9 = "arith.select"(%b, %m1, %c0) : (i1, i32, i32) -> i32
    %r10 = "arith.select"(%b, %c0, %m1) : (i1, i32, i32) -> i32
    %r11 = "arith.select"(%b, %i1c, %i0) : (i1, index, index) -> index
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i1, i1, i1, i1, i32, i32, i32, i32, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i1, i1, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32), sym_name = "select2"}> ({
  ^bb0(%x: i32, %y: i32, %b: i1, %u: i1, %p: i32):
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %t = "arith.constant"() <{value = true}> : () -> i1
    %r0 = "arith.select"(%b, %c5, %c7) : (i1, i32, i32) -> i32
    %n1 = "arith.cmpi"(%x, %y) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %r1 = "arith.select"(%n1, %x, %y) : (i1, i32, i32) -> i32
    %n2 = "arith.cmpi"(%x, %y) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %r2 = "arith.select"(%n2, %y, %x) : (i1, i32, i32) -> i32
    %n3 = "arith.cmpi"(%x, %y) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %r3 = "arith.select"(%n3, %x, %y) : (i1, i32, i32) -> i32
    %n4 = "arith.cmpi"(%x, %y) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %r4 = "arith.select"(%n4, %y, %x) : (i1, i32, i32) -> i32
    %n5 = "arith.cmpi"(%x, %c5) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %r5 = "arith.select"(%n5, %c5, %x) : (i1, i32, i32) -> i32
    %n6 = "arith.cmpi"(%x, %y) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %r6 = "arith.select"(%n6, %x, %y) : (i1, i32, i32) -> i32
    %n7 = "arith.xori"(%b, %t) : (i1, i1) -> i1
    %r7 = "arith.select"(%n7, %x, %y) : (i1, i32, i32) -> i32
    %n8 = "arith.xori"(%b, %t) : (i1, i1) -> i1
    %r8 = "arith.select"(%n8, %x, %y) : (i1, i32, i32) -> i32
    %n9 = "arith.select"(%b, %x, %y) : (i1, i32, i32) -> i32
    %r9 = "arith.select"(%b, %n9, %p) : (i1, i32, i32) -> i32
    %n10 = "arith.select"(%b, %x, %y) : (i1, i32, i32) -> i32
    %r10 = "arith.select"(%b, %p, %n10) : (i1, i32, i32) -> i32
    %n11 = "arith.select"(%b, %x, %y) : (i1, i32, i32) -> i32
    %r11 = "arith.select"(%u, %n11, %y) : (i1, i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %n8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i1, i1) -> (i32, i32, i32), sym_name = "select3"}> ({
  ^bb0(%x: i32, %y: i32, %b: i1, %u: i1):
    %n0 = "arith.select"(%b, %x, %y) : (i1, i32, i32) -> i32
    %r0 = "arith.select"(%u, %n0, %x) : (i1, i32, i32) -> i32
    %n1 = "arith.select"(%b, %x, %y) : (i1, i32, i32) -> i32
    %r1 = "arith.select"(%u, %x, %n1) : (i1, i32, i32) -> i32
    %n2 = "arith.select"(%b, %x, %y) : (i1, i32, i32) -> i32
    %r2 = "arith.select"(%u, %y, %n2) : (i1, i32, i32) -> i32
    "func.return"(%r0, %r1, %r2) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
