// Flags of operations of LLVM, written as an attribute or a number; words with a hyphen, which are no keywords.
// run: --allow-unregistered-dialect
"llvm.func"() <{CConv = #llvm.cconv<ccc>, frame_pointer = #llvm.framePointerKind<"non-leaf-no-reserve">, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "flags", visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i64, i64) -> i64
  %1 = "llvm.sub"(%0, %arg0) <{overflowFlags = #llvm.overflow<nuw>}> : (i64, i64) -> i64
  %2 = "llvm.mul"(%1, %arg0) <{overflowFlags = #llvm.overflow<none>}> : (i64, i64) -> i64
  %3 = "llvm.shl"(%2, %arg0) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
  %4 = "llvm.trunc"(%3) <{overflowFlags = #llvm.overflow<nsw>}> : (i64) -> i32
  %5 = "llvm.trunc"(%3) <{overflowFlags = #llvm.overflow<nuw, nsw, nuw>}> : (i64) -> i8
  %6 = "llvm.trunc"(%3) : (i64) -> i1
  "llvm.return"() : () -> ()
}) {test.kinds = [#llvm.framePointerKind<"non-leaf">, #llvm.framePointerKind<"all">, #llvm.framePointerKind<none>]} : () -> ()
