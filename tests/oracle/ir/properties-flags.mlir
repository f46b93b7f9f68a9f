// Flags of LLVM are numbers of 32 bits, whatever type they are written with.
// run: --allow-unregistered-dialect
%a, %p = "own.values"() : () -> (i64, !llvm.ptr)
%0 = "llvm.add"(%a, %a) <{overflowFlags = 3 : i64}> : (i64, i64) -> i64
%1 = "llvm.sub"(%a, %a) <{overflowFlags = true}> : (i64, i64) -> i64
%2 = "llvm.mul"(%a, %a) <{overflowFlags = 0 : i8}> : (i64, i64) -> i64
%3 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 3 : i64, rawConstantIndices = array<i32: 4>}> : (!llvm.ptr) -> !llvm.ptr
%4 = "llvm.trunc"(%a) <{overflowFlags = 2 : i16}> : (i64) -> i32
%5 = "llvm.trunc"(%a) : (i64) -> i32
%6 = "llvm.add"(%a, %a) <{overflowFlags = -9223372036854775808 : i64}> : (i64, i64) -> i64
%7 = "llvm.add"(%a, %a) <{overflowFlags = 4294967298 : i64}> : (i64, i64) -> i64
%8 = "llvm.add"(%a, %a) <{overflowFlags = 18446744073709551617 : i128}> : (i64, i64) -> i64
%9 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = -4294967293 : i64, rawConstantIndices = array<i32: 4>}> : (!llvm.ptr) -> !llvm.ptr
