// Equal operations, equal only by name, by attribute, by operand order, and calls that must stay.
// run: --cse
// run: --pass-pipeline='builtin.module(func.func(cse))'
// run: --pass-pipeline='any(cse)'
// run: --pass-pipeline='builtin.module(any(cse))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "source", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32, i32), sym_name = "twins"}> ({
  ^bb0(%x: i32, %y: i32):
    %c0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %a = "arith.addi"(%x, %c0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %b = "arith.addi"(%x, %c1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %c = "arith.addi"(%c1, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %d = "arith.addi"(%x, %c0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %e = "arith.addi"(%x, %c2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %k0 = "func.call"() <{callee = @source}> : () -> i32
    %k1 = "func.call"() <{callee = @source}> : () -> i32
    %f = "arith.subi"(%k0, %k1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%a, %b, %c, %d, %e, %f) : (i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
