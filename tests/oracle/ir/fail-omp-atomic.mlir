// Atomic accesses of omp and acc, several of them with two errors.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "r"}> ({
^bb0(%arg0: memref<i32>):
  "omp.atomic.read"(%arg0, %arg0) <{element_type = i32, memory_order = #omp<memoryorderkind release>}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "r"}> ({
^bb0(%arg0: memref<i32>):
  "omp.atomic.read"(%arg0, %arg0) <{element_type = i32, hint = 3 : i64}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "r"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.read"(%arg0, %arg1) <{element_type = i32, hint = 3 : i64, memory_order = #omp<memoryorderkind release>}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i64) -> (), sym_name = "w"}> ({
^bb0(%arg0: memref<i32>, %arg1: i64):
  "omp.atomic.write"(%arg0, %arg1) <{memory_order = #omp<memoryorderkind acquire>}> : (memref<i32>, i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "w"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.write"(%arg0, %arg1) <{hint = 12 : i64, memory_order = #omp<memoryorderkind acquire>}> : (memref<i32>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "w"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.write"(%arg0, %arg1) <{hint = 15 : i64}> : (memref<i32>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.update"(%arg0) <{memory_order = #omp<memoryorderkind acquire>}> ({
  ^bb0(%arg2: i64):
    "omp.yield"(%arg2) : (i64) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.update"(%arg0) <{hint = 3 : i64}> ({
  ^bb0(%arg2: i64):
    "omp.yield"(%arg2) : (i64) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "omp.atomic.update"(%arg0) <{memory_order = #omp<memoryorderkind acquire>}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    "omp.yield"(%arg2) : (i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i64) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i64):
  "omp.atomic.update"(%arg0) ({
  ^bb0(%arg2: i32):
    "omp.yield"(%arg1) : (i64) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i64) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i64):
  "omp.atomic.update"(%arg0) ({
  ^bb0(%arg2: i32):
    "omp.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i64) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i64):
  "omp.atomic.update"(%arg0) ({
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i64) -> (), sym_name = "u"}> ({
^bb0(%arg0: memref<i32>, %arg1: i64):
  "omp.atomic.update"(%arg0) <{hint = 3 : i64, memory_order = #omp<memoryorderkind acquire>}> ({
  ^bb0(%arg2: i32):
    "omp.yield"(%arg2) : (i32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind release>}> ({
    "omp.atomic.read"(%arg1, %arg0) <{element_type = i32, memory_order = #omp<memoryorderkind acquire>}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg2) <{hint = 1 : i64}> : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() <{hint = 3 : i64}> ({
    "omp.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg1, %arg2) : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.write"(%arg1, %arg2) : (memref<i32>, i32) -> ()
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.barrier"() : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<i32>):
  "acc.atomic.read"(%arg0, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "acc.atomic.capture"() ({
    "acc.atomic.write"(%arg1, %arg2) : (memref<i32>, i32) -> ()
    "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg3: i32):
      "omp.yield"(%arg3) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.read"(%arg1, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "c"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg3: i32):
      "omp.yield"(%arg3) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.read"(%arg1, %arg2) <{element_type = i32}> : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
