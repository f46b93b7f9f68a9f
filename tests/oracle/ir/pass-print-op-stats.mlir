// Numbers by name, as a table and as JSON.
// stderr: compare
// run: --allow-unregistered-dialect --print-op-stats
// run: --allow-unregistered-dialect --print-op-stats=json
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(print-op-stats{json=true},cse,print-op-stats)'
// run: --allow-unregistered-dialect --mlir-disable-threading --pass-pipeline='builtin.module(func.func(print-op-stats))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%x: i32):
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %b = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %c = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "dialect_of_a_long_name.op"() ({
      "b.b.c"() : () -> ()
      "b.a"() : () -> ()
    }) : () -> ()
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
