// An attribute of the dialect that is no set of these flags, and flags that there are not.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "other", visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = #llvm.fastmath<nnan>}> : (i64, i64) -> i64
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "unknown", visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.trunc"(%arg0) <{overflowFlags = 4 : i32}> : (i64) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
%a = "t.v"() : () -> i32
%0 = "llvm.add"(%a, %a) <{overflowFlags = -1 : i8}> : (i32, i32) -> i32
// -----
%a = "t.v"() : () -> i32
%0 = "llvm.add"(%a, %a) <{overflowFlags = -9223372036854775808 : i64}> : (i32, i32) -> i32
// -----
%a = "t.v"() : () -> i32
%0 = "llvm.add"(%a, %a) <{overflowFlags = 18446744073709551617 : i128}> : (i32, i32) -> i32
// -----
%a = "t.v"() : () -> i32
%0 = "llvm.add"(%a, %a) <{overflowFlags = 1.0 : f32}> : (i32, i32) -> i32
