// Invariants of operations of many dialects: values and their storage, returns and calls, globals, dimensions, casts.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
%0 = "t.v"() : () -> !llvm.ptr
"llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({}) : () -> ()
%0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr<1>
// -----
%r = "tensor.generate"() ({
^bb0(%i: index):
  %0 = "t.v"() : () -> i32
  "tensor.yield"(%0) : (i32) -> ()
}) : () -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 2>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<3xf32>)
%r = "linalg.reduce"(%a#0, %a#1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3x4xf32>, tensor<4x3xf32>)
%r = "linalg.transpose"(%a#0, %a#1) <{permutation = array<i64: 0, 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64: 1>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64: 2>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%a:2 = "t.v"() : () -> (tensor<3xf32>, tensor<4x3xf32>)
%r = "linalg.broadcast"(%a#0, %a#1) <{dimensions = array<i64>}> ({
^bb0(%x: f32, %y: f32):
  "linalg.yield"(%x) : (f32) -> ()
}) : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// -----
%r = "tensor.generate"() ({
^bb0(%i: i32):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>
// -----
%r = "tensor.generate"() ({
^bb0(%i: index, %j: index):
  %0 = "t.v"() : () -> f32
  "tensor.yield"(%0) : (f32) -> ()
}) : () -> tensor<3xf32>
