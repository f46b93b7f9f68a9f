// The main job, with the flags in several spellings.
// run: --pass-pipeline='builtin.module(func.func(canonicalize,cse),symbol-dce)'
// run: -pass-pipeline 'builtin.module(func.func(canonicalize,cse),symbol-dce)'
// run: -p 'builtin.module(func.func(canonicalize,cse),symbol-dce)'
// run: --canonicalize --cse --symbol-dce
// run: --canonicalize='max-iterations=3 top-down=false' --cse
// run: --pass-pipeline='  builtin.module ( func.func ( canonicalize { max-iterations=2 } , cse ) , symbol-dce ) '
// run: --pass-pipeline='builtin.module(func.func(canonicalize,cse),symbol-dce)' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(func.func(canonicalize,cse),symbol-dce)' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(canonicalize{max-iterations=abc}))'
// run: --pass-pipeline='builtin.module(nonesuch)'
// run: --pass-pipeline='builtin.module(cse'
// run: --pass-pipeline='cse'
// run: --pass-pipeline=''
// run: --pass-pipeline='builtin.module(cse,)'
// run: --pass-pipeline='builtin.module()'
// run: --pass-pipeline='func.func(cse)'
// run: --pass-pipeline='builtin.module(cse)' --cse
// run: --pass-pipeline='builtin.module(func.func(canonicalize{region-simplify=disabled test-convergence=true}))'
// run: --pass-pipeline='builtin.module(func.func(canonicalize{region-simplify=none}))'
// run: --no-such-flag
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 20 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 22 : i32}> : () -> i32
    %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.muli"(%arg0, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.addi"(%4, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %6 = "arith.muli"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "unused", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
