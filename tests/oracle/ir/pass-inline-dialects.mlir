// Whether an operation may be inlined is a fact of its dialect.
// run: --inline='default-pipeline='
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "va_start", sym_visibility = "private"}> ({
  ^bb0(%list: !llvm.ptr):
    "llvm.intr.vastart"(%list) : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr) -> i32, sym_name = "load", sym_visibility = "private"}> ({
  ^bb0(%from: !llvm.ptr):
    %0 = "llvm.load"(%from) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "task", sym_visibility = "private"}> ({
    "omp.taskyield"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%p: i1):
    "mpi.init"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "sum", sym_visibility = "private"}> ({
  ^bb0(%v: vector<4xf32>):
    %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 3, 2, 1, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "pick", sym_visibility = "private"}> ({
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
      "spirv.Branch"()[^bb1] : () -> ()
    ^bb1:
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> !emitc.lvalue<i32>, sym_name = "emitted", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    "func.return"(%0) : (!emitc.lvalue<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "private"}> ({
    "scf.execute_region"() ({
      "omp.taskyield"() : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i1, vector<4xf32>, i32) -> (i32, vector<4xf32>), sym_name = "caller"}> ({
  ^bb0(%p: !llvm.ptr, %c: i1, %v: vector<4xf32>, %i: i32):
    "func.call"(%p) <{callee = @va_start}> : (!llvm.ptr) -> ()
    %0 = "func.call"(%p) <{callee = @load}> : (!llvm.ptr) -> i32
    "func.call"() <{callee = @task}> : () -> ()
    "func.call"(%c) <{callee = @solve}> : (i1) -> ()
    %1 = "func.call"(%v) <{callee = @sum}> : (vector<4xf32>) -> vector<4xf32>
    "func.call"() <{callee = @pick}> : () -> ()
    %2 = "func.call"(%i) <{callee = @emitted}> : (i32) -> !emitc.lvalue<i32>
    "func.call"() <{callee = @nested}> : () -> ()
    "func.return"(%0, %1) : (i32, vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
