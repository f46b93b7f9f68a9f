// Identities: neutral and absorbing elements, an operand with itself, constants on the right.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "neutral"}> ({
  ^bb0(%x: i32, %y: i32):
    %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %ones = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %a = "arith.addi"(%zero, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %b = "arith.subi"(%y, %zero) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %c = "arith.muli"(%one, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %d = "arith.muli"(%y, %zero) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %e = "arith.andi"(%x, %ones) : (i32, i32) -> i32
    %f = "arith.ori"(%y, %zero) : (i32, i32) -> i32
    %g = "arith.xori"(%x, %x) : (i32, i32) -> i32
    %h = "arith.subi"(%y, %y) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %i = "arith.divsi"(%x, %one) : (i32, i32) -> i32
    %j = "arith.shli"(%y, %zero) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "commute"}> ({
  ^bb0(%x: i32):
    %three = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %a = "arith.addi"(%three, %x) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %b = "arith.muli"(%three, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %c = "arith.subi"(%three, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%a, %b, %c) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
