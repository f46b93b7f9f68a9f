// A single operation that is not a module, with and without the implicit one.
// run:
// run: --no-implicit-module
// run: --no-implicit-module --pass-pipeline='func.func(cse)'
// run: --no-implicit-module --cse
// run: --pass-pipeline='builtin.module(func.func(cse))'
"func.func"() <{function_type = () -> i32, sym_name = "alone"}> ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()
