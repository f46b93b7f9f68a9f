// Casts of a dialect of which the input has no operation.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>, sym_name = "g"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>):
    %0 = "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%0) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

