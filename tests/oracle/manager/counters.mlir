// Debug counters: executions of passes that run, and the report of their numbers. Threads are off, since mlir-opt counts
// across them.
// stderr: compare
// run: --mlir-disable-threading --mlir-print-debug-counter --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-skip=1 --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-count=2 --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-count=4 --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-count=0x5 --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-skip=-1,pass-execution-count=0 --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-skip=0,,pass-execution-skip=5,other-count=010 --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=-skip=3 --cse
// run: --mlir-disable-threading --mlir-print-debug-counter --mlir-debug-counter=pass-execution-count=0 --cse --mlir-timing
// run: --mlir-disable-threading --mlir-debug-counter=pass-execution-count=-5 --cse
// run: --mlir-disable-threading --mlir-debug-counter=pass-execution-skip=1 --mlir-print-ir-after-all --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --split-input-file --mlir-print-debug-counter --mlir-debug-counter=pass-execution-skip=1 --cse --canonicalize
// run: --mlir-disable-threading --mlir-debug-counter=apply-pattern-count=0 --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "twice"}> ({
  ^bb0(%a: i32):
    %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %x = "arith.addi"(%a, %zero) : (i32, i32) -> i32
    %y = "arith.addi"(%a, %zero) : (i32, i32) -> i32
    %z = "arith.muli"(%x, %y) : (i32, i32) -> i32
    "func.return"(%z) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "zero"}> ({
  ^bb0(%a: i32):
    %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %x = "arith.addi"(%a, %zero) : (i32, i32) -> i32
    "func.return"(%x) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "unused", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> i32, sym_name = "next"}> ({
^bb0(%a: i32):
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %x = "arith.addi"(%a, %zero) : (i32, i32) -> i32
  "func.return"(%x) : (i32) -> ()
}) : () -> ()
