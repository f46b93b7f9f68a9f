// Invariants of constants, globals, functions, calls, accesses to memory and exceptions of llvm, and attributes on arguments.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<2 x i8>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = "abc"}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32, 3 : i32]}> : () -> !llvm.struct<(i32, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, 2]}> : () -> !llvm.struct<(i32, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> !llvm.struct<(i32, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = [1 : i32, "x"]}> : () -> !llvm.struct<(i32, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = dense<1> : tensor<3xi32>}> : () -> !llvm.array<4 x i32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xi32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> !llvm.array<2 x f32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> f32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> !llvm.target<"spirv.Event">
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> !llvm.target<"x">
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{ordering = 2 : i64}> : (!llvm.ptr) -> f32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 6 : i64}> : (!llvm.ptr) -> f32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 5 : i64}> : (!llvm.ptr) -> f32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> !llvm.struct<(i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{ordering = 0 : i64, syncscope = "agent"}> : (!llvm.ptr) -> f32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: f32):
  "llvm.store"(%arg1, %arg0) <{ordering = 2 : i64}> : (f32, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: f32):
  "llvm.store"(%arg1, %arg0) <{alignment = 4 : i64, ordering = 4 : i64}> : (f32, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: vector<4xf32>):
  "llvm.store"(%arg1, %arg0) <{alignment = 4 : i64, ordering = 2 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: f32):
  "llvm.store"(%arg1, %arg0) <{ordering = 0 : i64, syncscope = "agent"}> : (f32, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.void
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> tensor<4xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: f32):
  %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 1 : i64}> : (!llvm.ptr, i32) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i1):
  %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i1):
  %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 1 : i64}> : (!llvm.ptr, i32) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 2 : i64, success_ordering = 1 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 5 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 6 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
  %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg2) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i64, i1)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.bitcast"(%arg0) : (!llvm.ptr) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.bitcast"(%arg0) : (i64) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.bitcast"(%arg0) : (!llvm.ptr) -> vector<2x!llvm.ptr>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.bitcast"(%arg0) : (!llvm.ptr) -> !llvm.ptr<1>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.addrspacecast"(%arg0) : (!llvm.ptr) -> vector<2x!llvm.ptr<1>>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2x!llvm.ptr>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<2x!llvm.ptr>):
  %0 = "llvm.ptrtoint"(%arg0) : (vector<2x!llvm.ptr>) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.trunc"(%arg0) <{overflowFlags = 0 : i32}> : (i64) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.trunc"(%arg0) <{overflowFlags = 0 : i32}> : (i32) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: f32):
  %0 = "llvm.fpext"(%arg0) : (f32) -> f16
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi32>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<2xi32>):
  %0 = "llvm.trunc"(%arg0) <{overflowFlags = 0 : i32}> : (vector<2xi32>) -> i16
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: f32):
  %0 = "llvm.alloca"(%arg0) <{elem_type = f32}> : (f32) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.alloca"(%arg0) <{elem_type = !llvm.void}> : (i32) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.alloca"(%arg0) <{elem_type = !llvm.func<void ()>}> : (i32) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.alloca"(%arg0) <{elem_type = !llvm.target<"spirv.Image">}> : (i32) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.alloca"(%arg0) <{elem_type = i32, inalloca}> : (i32) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.getelementptr"(%arg0) <{elem_type = !llvm.struct<(i32, i32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: i32):
  %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.struct<(i32, i32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.getelementptr"(%arg0) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.getelementptr"(%arg0) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.getelementptr"(%arg0) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr<1>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2x!llvm.ptr>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<2x!llvm.ptr>):
  %0 = "llvm.getelementptr"(%arg0) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (vector<2x!llvm.ptr>) -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.void, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = "abc", visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = "abc", visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  "llvm.return"(%arg0) : (i64) -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
  %1 = "llvm.alloca"(%0) <{elem_type = i32}> : (i64) -> !llvm.ptr
  "llvm.return"(%1) : (!llvm.ptr) -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = -1 : i32, constant, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "x", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<common>, sym_name = "x", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<common>, sym_name = "x", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<appending>, sym_name = "x", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 3 : i64, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.addressof"() <{global_name = @b}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 2 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @nope, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @b, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (...)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @b, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (...)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @b, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @b, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<common>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<internal>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @b, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.landingpad"() : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.landingpad"(%arg0) : (i32) -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:  // pred: ^bb0
  "llvm.return"() : () -> ()
^bb2:  // pred: ^bb0
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.resume"(%arg0) : (i32) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(ptr, i32)>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.struct<(ptr, i32)>):
  "llvm.resume"(%arg0) : (!llvm.struct<(ptr, i32)>) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.switch"(%arg0)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i1):
  "llvm.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i1):
  "llvm.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i1):
  "llvm.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1(%0: i1):  // 2 preds: ^bb0, ^bb0
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<4xf32>, %arg1: i32):
  %0 = "llvm.insertelement"(%arg0, %arg1, %arg1) : (vector<4xf32>, i32, i32) -> vector<4xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<4xf32>, %arg1: i32):
  %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 1, 9>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<4xf32>, %arg1: i32):
  %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 1, 9>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<[4]xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<[4]xf32>, %arg1: i32):
  %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 1, 2>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[2]xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
  "llvm.fence"() <{ordering = 2 : i64}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.zero"() : () -> !llvm.target<"spirv.X">
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.zero"() : () -> !llvm.void
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: f32):
  %0 = "llvm.icmp"(%arg0, %arg0) <{predicate = 0 : i64}> : (f32, f32) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32, %arg1: i64):
  %0 = "llvm.icmp"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i64) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.icmp"(%arg0, %arg0) <{predicate = 0 : i64}> : (i32, i32) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32, %arg1: i64):
  %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i64) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32, %arg1: i64):
  %0 = "llvm.select"(%arg0, %arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i32, i64, i64) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0:2 = "llvm.inline_asm"() <{asm_string = "x", constraints = "", tail_call_kind = #llvm.tailcallkind<none>}> : () -> (i32, i32)
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.nosuch.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.mlir.global_ctors"() <{ctors = [@a], data = [#llvm.zero], priorities = []}> : () -> ()
// -----
"llvm.mlir.global_ctors"() <{ctors = [@a], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
// -----
"llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@a], priorities = [0 : i32, 1 : i32]}> : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.comdat"() <{sym_name = "c"}> ({
  "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "any"}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @c::@any, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @c::@any, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<common>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
  "llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.dso_local_equivalent"() <{function_name = @b}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.dso_local_equivalent"() <{function_name = @b}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<extern_weak>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.dso_local_equivalent"() <{function_name = @b}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {llvm.data_layout = 3 : i32} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {llvm.target_triple = 3 : i32} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) {llvm.loop_annotation = 1 : i32} : () -> ()
// -----
"func.func"() <{arg_attrs = [{llvm.noalias}], function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{arg_attrs = [{llvm.noalias = 1 : i32}], function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noalias}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 3 : i64}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = "x"}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.sret}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.sret = i32}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.signext}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.byval = i32}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noalias}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.sret = i32}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.returned}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.foo}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.struct_attrs = []}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  %0 = "llvm.va_arg"(%arg0) : (!llvm.ptr) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.intr.vastart"(%arg0) : (!llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<8xf32>):
  %0 = "llvm.intr.vector.extract"(%arg0) <{pos = 6 : i64}> : (vector<8xf32>) -> vector<4xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, vector<3xf32>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: vector<8xf32>, %arg1: vector<3xf32>):
  %0 = "llvm.intr.vector.insert"(%arg0, %arg1) <{pos = 7 : i64}> : (vector<8xf32>, vector<3xf32>) -> vector<8xf32>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, vscale_range = #llvm.vscale_range<minRange = 1 : i64, maxRange = 2 : i64>}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.unreachable"() : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return}> ({
  %0 = "llvm.mlir.poison"() : () -> !llvm.void
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.none"() : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>):
  %0 = "llvm.icmp"(%arg0, %arg1) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(i32)>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.struct<(i32)>):
  %0 = "llvm.freeze"(%arg0) : (!llvm.struct<(i32)>) -> !llvm.struct<(i32)>
  "llvm.return"(%0) : (!llvm.struct<(i32)>) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.br"(%arg0)[^bb1] : (i32) -> ()
^bb1(%0: i64):  // pred: ^bb0
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "a"}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{llvm.noalias}, {llvm.noundef}, {llvm.readonly}], function_type = (memref<4xf32>, index, tensor<4xf32>) -> memref<4xf32>, res_attrs = [{llvm.noalias}], sym_name = "f"}> ({
  ^bb0(%arg1: memref<4xf32>, %arg2: index, %arg3: tensor<4xf32>):
    "func.return"(%arg1) : (memref<4xf32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (array<1 x ptr>)>, linkage = #llvm.linkage<external>, personality = @x, sym_name = "lp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.array<1 x ptr>):
    %0 = "llvm.landingpad"(%arg0) <{cleanup}> : (!llvm.array<1 x ptr>) -> !llvm.struct<(ptr, i32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "gpu.module"() <{sym_name = "m"}> ({
      "gpu.func"() <{function_type = () -> ()}> ({
        "gpu.return"() : () -> ()
      }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
    }) : () -> ()
  }) {gpu.container_module} : () -> ()
}) {llvm.data_layout = "e-m:e-i64:64", llvm.target_triple = "x86_64"} : () -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf8E5M2>
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, vector<2xf8E5M2>) -> vector<2xf8E5M2>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2x!llvm.ppc_fp128>
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, vector<2x!llvm.ppc_fp128>) -> vector<2x!llvm.ppc_fp128>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ppc_fp128
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, !llvm.ppc_fp128) -> !llvm.ppc_fp128
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> f8E5M2
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f8E5M2) -> f8E5M2
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[2]xf32>
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, vector<[2]xf32>) -> vector<[2]xf32>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.struct<(f32)>
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, !llvm.struct<(f32)>) -> !llvm.struct<(f32)>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, index) -> index
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> tf32
%r = "llvm.atomicrmw"(%a0, %a1) <{bin_op = 0 : i64, ordering = 4 : i64}> : (!llvm.ptr, tf32) -> tf32
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.target<"amdgcn.named.barrier", 0>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.target<"amdgcn.named.barrier", 0>
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.target<"amdgcn.named.barrier", 0>, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.target<"aarch64.svcount">
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.target<"aarch64.svcount">
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.target<"aarch64.svcount">, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.target<"spirv.Event">
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.target<"spirv.Event">
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.target<"spirv.Event">, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.ppc_fp128
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ppc_fp128
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.ppc_fp128, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.x86_amx
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.x86_amx
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.x86_amx, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.token
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.token
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.token, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.label
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.label
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.label, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.metadata
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.metadata
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.metadata, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !llvm.struct<"o", opaque>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.struct<"o", opaque>
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!llvm.struct<"o", opaque>, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%r = "llvm.load"(%a0) <{alignment = 8 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> !ptr.ptr<#ptr.generic_space>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
%a1 = "builtin.unrealized_conversion_cast"() : () -> !ptr.ptr<#ptr.generic_space>
"llvm.store"(%a1, %a0) <{alignment = 8 : i64, ordering = 5 : i64}> : (!ptr.ptr<#ptr.generic_space>, !llvm.ptr) -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%r = "llvm.shufflevector"(%a0, %a0) <{mask = array<i32>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%r = "llvm.shufflevector"(%a0, %a0) <{mask = array<i32: -1,-1>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%r = "llvm.shufflevector"(%a0, %a0) <{mask = array<i32: 0,-1>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
