// Invariants of wasmssa: arguments of functions, local variables and extensions.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: i32):
  "wasmssa.return"(%arg0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: !wasmssa<local ref to i64>):
  %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i64>) -> i64
  "wasmssa.return"(%0) : (i64) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: !wasmssa<local ref to i32>):
  %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
  "wasmssa.local_set"(%arg0, %0) : (!wasmssa<local ref to i32>, i32) -> ()
  %1 = "wasmssa.const"() <{value = 1 : i64}> : () -> i64
  "wasmssa.local_set"(%arg0, %1) : (!wasmssa<local ref to i32>, i64) -> ()
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: !wasmssa<local ref to i32>):
  %0 = "wasmssa.const"() <{value = 1 : i64}> : () -> i64
  %1 = "wasmssa.local_tee"(%arg0, %0) : (!wasmssa<local ref to i32>, i64) -> i64
  %2 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
  "wasmssa.return"(%2) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i64}> : () -> i64
  "wasmssa.return"(%0) : (i64) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i64}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.global_get"() <{global = @g}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.global"() <{sym_name = "g", type = i64}> ({
  %1 = "wasmssa.const"() <{value = 1 : i64}> : () -> i64
  "wasmssa.return"(%1) : (i64) -> ()
}) : () -> ()
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.global_get"() <{global = @g}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.global"() <{sym_name = "g", type = i64}> ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.call"() <{callee = @g}> : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i64}> : () -> i64
  %1 = "wasmssa.extend"(%0) <{bitsToTake = 3 : ui64}> : (i64) -> i64
  %2 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
  "wasmssa.return"(%2) : (i32) -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = () -> i32, sym_name = "f"}> ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
  %1 = "wasmssa.extend"(%0) <{bitsToTake = 32 : ui64}> : (i32) -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()
