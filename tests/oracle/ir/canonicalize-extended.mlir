// Operations with two results, one of which may not be needed.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i1, i8) -> (i8, i8, i32, i32, i32, i32, i32, i1, i1, i1, i1, i1, i1, i32, i1, i32), sym_name = "extended1"}> ({
  ^bb0(%x: i32, %y: i32, %b: i1, %s: i8):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %t = "arith.constant"() <{value = true}> : () -> i1
    %b1 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %r0:2 = "arith.mulsi_extended"(%s, %b1) : (i8, i8) -> (i8, i8)
    %r1:2 = "arith.mulsi_extended"(%x, %y) : (i32, i32) -> (i32, i32)
    %r2:2 = "arith.mulsi_extended"(%x, %y) : (i32, i32) -> (i32, i32)
    %r3:2 = "arith.mului_extended"(%x, %y) : (i32, i32) -> (i32, i32)
    %r4:2 = "arith.mului_extended"(%x, %c1) : (i32, i32) -> (i32, i32)
    %r5:2 = "arith.mulsi_extended"(%b, %t) : (i1, i1) -> (i1, i1)
    %r6:2 = "arith.mulsi_extended"(%t, %t) : (i1, i1) -> (i1, i1)
    %r7:2 = "arith.addui_extended"(%x, %y) : (i32, i32) -> (i32, i1)
    %r8:2 = "arith.addui_extended"(%x, %c0) : (i32, i32) -> (i32, i1)
    %r9:2 = "arith.addui_extended"(%m1, %c1) : (i32, i32) -> (i32, i1)
    "func.return"(%r0#0, %r0#1, %r1#0, %r2#1, %r3#0, %r4#0, %r4#1, %r5#0, %r5#1, %r6#0, %r6#1, %r7#1, %r8#1, %r8#0, %r9#1, %r9#0) : (i8, i8, i32, i32, i32, i32, i32, i1, i1, i1, i1, i1, i1, i32, i1, i32) -> ()
  }) : () -> ()
}) : () -> ()
