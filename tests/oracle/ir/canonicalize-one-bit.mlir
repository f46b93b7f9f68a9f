// Integers of one bit, of which the only one is also minus one.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "bit1"}> ({
  ^bb0(%b: i1):
    %t = "arith.constant"() <{value = true}> : () -> i1
    %r0 = "arith.muli"(%b, %t) : (i1, i1) -> i1
    %r1 = "arith.divui"(%b, %t) : (i1, i1) -> i1
    %r2 = "arith.divsi"(%b, %t) : (i1, i1) -> i1
    %r3 = "arith.remsi"(%b, %t) : (i1, i1) -> i1
    %r4 = "arith.remui"(%b, %t) : (i1, i1) -> i1
    %r5:2 = "arith.mului_extended"(%b, %t) : (i1, i1) -> (i1, i1)
    %r6 = "arith.divsi"(%t, %t) : (i1, i1) -> i1
    %r7 = "arith.floordivsi"(%t, %t) : (i1, i1) -> i1
    %r8 = "arith.ceildivsi"(%t, %t) : (i1, i1) -> i1
    %r9 = "arith.ceildivui"(%t, %t) : (i1, i1) -> i1
    %r10 = "arith.remsi"(%t, %t) : (i1, i1) -> i1
    %r11 = "arith.maxsi"(%b, %t) : (i1, i1) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5#0, %r5#1, %r6, %r7, %r8, %r9, %r10, %r11) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1), sym_name = "bit2"}> ({
  ^bb0(%b: i1, %u: i1):
    %t = "arith.constant"() <{value = true}> : () -> i1
    %fa = "arith.constant"() <{value = false}> : () -> i1
    %r0 = "arith.maxsi"(%b, %fa) : (i1, i1) -> i1
    %r1 = "arith.minsi"(%b, %t) : (i1, i1) -> i1
    %r2 = "arith.minsi"(%b, %fa) : (i1, i1) -> i1
    %r3 = "arith.shli"(%t, %t) : (i1, i1) -> i1
    %r4 = "arith.shli"(%t, %fa) : (i1, i1) -> i1
    %r5 = "arith.shrsi"(%b, %fa) : (i1, i1) -> i1
    %r6 = "arith.select"(%b, %b, %u) : (i1, i1, i1) -> i1
    %r7 = "arith.select"(%b, %u, %b) : (i1, i1, i1) -> i1
    %r8 = "arith.select"(%b, %u, %t) : (i1, i1, i1) -> i1
    %r9 = "arith.addi"(%b, %b) : (i1, i1) -> i1
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()
