// Invariants of async: awaited values, functions, and edges into and out of regions.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (!async.token, !async.value<f32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !async.token, %arg1: !async.value<f32>):
  %0 = "async.await"(%arg0) : (!async.token) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.token, !async.value<f32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !async.token, %arg1: !async.value<f32>):
  %0 = "async.await"(%arg1) : (!async.value<f32>) -> f64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "f"}> ({
^bb0(%arg0: f32):
  "async.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (!async.value<f32>, !async.token), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (!async.token, !async.value<f32>), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  "async.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "f"}> ({
^bb0(%arg1: f32):
  "async.return"(%arg1) : (f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (f64) -> (), sym_name = "g"}> ({
^bb0(%arg0: f64):
  %0 = "async.call"(%arg0) <{callee = @f}> : (f64) -> !async.value<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "f"}> ({
^bb0(%arg1: f32):
  "async.return"(%arg1) : (f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (f32) -> (), sym_name = "g"}> ({
^bb0(%arg0: f32):
  %0:2 = "async.call"(%arg0) <{callee = @f}> : (f32) -> (!async.value<f32>, f32)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "g"}> ({
^bb0(%arg0: !async.value<f32>):
  %0:2 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: f64):
    "async.yield"(%arg1) : (f64) -> ()
  }) : (!async.value<f32>) -> (!async.token, !async.value<f64>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "g"}> ({
^bb0(%arg0: !async.value<f32>):
  %0:2 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: f32):
    "async.yield"(%arg1) : (f32) -> ()
  }) : (!async.value<f32>) -> (!async.token, !async.value<f64>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "g"}> ({
^bb0(%arg0: !async.value<f32>):
  %0:2 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: f32):
    "async.yield"() : () -> ()
  }) : (!async.value<f32>) -> (!async.token, !async.value<f64>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "g"}> ({
^bb0(%arg0: !async.value<f32>):
  %0:2 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    %1 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    "async.yield"(%1) : (f64) -> ()
  }) : (!async.value<f32>) -> (!async.token, !async.value<f64>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "g"}> ({
^bb0(%arg0: !async.value<f32>):
  %0:2 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: !async.value<f32>):
    "async.yield"(%arg1) : (!async.value<f32>) -> ()
  }) : (!async.value<f32>) -> (!async.token, !async.value<f32>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "async.coro.id"() : () -> !async.coro.id
  "async.return"(%arg0, %arg0) : (f32, f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "g"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "g"}> ({
^bb0(%arg0: !async.value<f32>):
  "async.yield"(%arg0) : (!async.value<f32>) -> ()
}) : () -> ()
