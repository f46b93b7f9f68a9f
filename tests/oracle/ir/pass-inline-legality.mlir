// Operations that say nothing about being moved keep their function where it is.
// run: --inline='default-pipeline=' --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "unknown"}> ({
  ^bb0(%arg7: i32):
    %7 = "foo.op"(%arg7) : (i32) -> i32
    "func.return"(%7) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "holds_module"}> ({
    "builtin.module"() ({
    ^bb0:
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, index) -> f32, sym_name = "memory"}> ({
  ^bb0(%arg5: memref<4xf32>, %arg6: index):
    %4 = "memref.load"(%arg5, %arg6) : (memref<4xf32>, index) -> f32
    %5 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xf32>
    %6 = "math.sqrt"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"(%6) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> f32, sym_name = "casts"}> ({
  ^bb0(%arg4: i32):
    %3 = "builtin.unrealized_conversion_cast"(%arg4) : (i32) -> f32
    "func.return"(%3) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "plain"}> ({
  ^bb0(%arg3: i32):
    "func.return"(%arg3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, memref<4xf32>, index) -> (i32, f32, f32), sym_name = "caller"}> ({
  ^bb0(%arg0: i32, %arg1: memref<4xf32>, %arg2: index):
    %0 = "func.call"(%arg0) <{callee = @unknown}> : (i32) -> i32
    "func.call"() <{callee = @holds_module}> : () -> ()
    %1 = "func.call"(%arg1, %arg2) <{callee = @memory}> : (memref<4xf32>, index) -> f32
    %2 = "func.call"(%arg0) <{callee = @casts}> : (i32) -> f32
    "func.return"(%0, %1, %2) : (i32, f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

