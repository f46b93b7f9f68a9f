// Operations whose results nobody uses go away, chains of them too; a call stays.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --pass-pipeline='builtin.module(func.func(cse))'
// run: --pass-pipeline='builtin.module(cse,canonicalize)'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "effect", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "dead"}> ({
  ^bb0(%x: i32):
    %a = "arith.addi"(%x, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %b = "arith.muli"(%a, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %c = "arith.subi"(%b, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %k = "func.call"(%x) <{callee = @effect}> : (i32) -> i32
    %d = "arith.divsi"(%x, %x) : (i32, i32) -> i32
    "func.return"(%x) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
