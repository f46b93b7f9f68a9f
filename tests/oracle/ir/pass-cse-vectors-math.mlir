// Pure operations of other dialects.
// run: --cse
// run: --canonicalize='region-simplify=disabled max-iterations=0'
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, tensor<?xf32>, index) -> (vector<4xf32>, f32, index), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: tensor<?xf32>, %arg2: index):
    %0 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %1 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %2 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %3 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %4 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %5 = "math.fma"(%3, %4, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %6 = "tensor.extract"(%arg1, %arg2) : (tensor<?xf32>, index) -> f32
    %7 = "tensor.extract"(%arg1, %arg2) : (tensor<?xf32>, index) -> f32
    %8 = "arith.mulf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.addf"(%8, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.constant"() <{value = 0 : index}> : () -> index
    %11 = "tensor.dim"(%arg1, %10) : (tensor<?xf32>, index) -> index
    %12 = "tensor.dim"(%arg1, %10) : (tensor<?xf32>, index) -> index
    %13 = "arith.addi"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"(%2, %9, %13) : (vector<4xf32>, f32, index) -> ()
  }) : () -> ()
}) : () -> ()
