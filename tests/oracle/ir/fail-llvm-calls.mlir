// Calls of variadic functions and calls with operand bundles: the number and types of arguments, and the result.
// stderr: compare
// run: --split-input-file --mlir-print-op-generic
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %0 = "llvm.call"() <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<i32 (...)>}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %0 = "llvm.call"(%arg0) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i32 (...)>}> : (i64) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  "llvm.call"(%arg0) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i32 (...)>}> : (i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  "llvm.call"(%1) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  "llvm.call"(%1) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<void (ptr, ...)>}> : (!llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  %0 = "llvm.call"(%1) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i64 (ptr, ...)>}> : (!llvm.ptr) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  %0 = "llvm.call"(%1) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  %0 = "llvm.call"(%1) <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %0 = "llvm.call"() <{callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  %0 = "llvm.call"(%1, %arg0) <{callee = @variadic, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i64) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  "llvm.call"(%1, %arg0) <{callee = @a, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  "llvm.call"(%arg0) <{callee = @a, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 0, 1>}> : (i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  "llvm.call"(%arg0, %arg0) <{callee = @a, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>}> : (i64, i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic"}> ({
}) : () -> ()
"llvm.func"() <{function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
^bb0(%arg0: i64):
  %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
  "llvm.call"(%1) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i64 (...)>}> : (!llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
