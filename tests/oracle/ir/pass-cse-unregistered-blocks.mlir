// Regions of several blocks in operations that nobody declares: dominance holds in them.
// run: --allow-unregistered-dialect --cse
"builtin.module"() ({
  %0 = "lib.core"() ({
    %13 = "arith.constant"() <{value = 49 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 256 : index}> : () -> index
    "cf.br"(%14)[^bb1] : (index) -> ()
  ^bb1(%15: index):  // pred: ^bb0
    %16 = "arith.constant"() <{value = 49 : i32}> : () -> i32
    "lib.end"() : () -> ()
  }) : () -> index
  %1 = "lib.core"() ({
    %9 = "arith.constant"() <{value = 49 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 256 : index}> : () -> index
    "lib.x"(%10) : (index) -> ()
  ^bb1(%11: index):  // no predecessors
    %12 = "arith.constant"() <{value = 49 : i32}> : () -> i32
    "lib.end"() : () -> ()
  }) : () -> index
  %2 = "lib.core"() ({
  ^bb0(%arg0: i1, %arg1: i32):
    %3 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.cond_br"(%arg0, %3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %4 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "lib.use"(%4, %5) : (i32, i32) -> ()
    "cf.br"(%4)[^bb2] : (i32) -> ()
  ^bb2(%6: i32):  // 2 preds: ^bb0, ^bb1
    %7 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %8 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "lib.use"(%6, %7, %8) : (i32, i32, i32) -> ()
    "lib.end"() : () -> ()
  }) : () -> index
}) : () -> ()

