// Constants of any dialect take part in folds.
// run: --canonicalize
// run: --sccp
// run: --sccp --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (i32, i32, i32, i1), sym_name = "f"}> ({
  ^bb0(%x: i32, %c: i1):
    %0 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "llvm.mlir.zero"() : () -> i32
    %3 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.addi"(%x, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.addi"(%4, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %6 = "arith.ori"(%x, %2) : (i32, i32) -> i32
    %7 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %8 = "arith.andi"(%7, %c) : (i1, i1) -> i1
    "func.return"(%3, %5, %6, %8) : (i32, i32, i32, i1) -> ()
  }) : () -> ()
}) : () -> ()
