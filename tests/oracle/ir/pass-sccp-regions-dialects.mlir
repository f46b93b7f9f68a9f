// Constants that flow through regions of affine, memref, scf and shape.
// run: --allow-unregistered-dialect --sccp
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
#map2 = affine_map<() -> (5)>
#map3 = affine_map<() -> (6)>
#set = affine_set<(d0) : (d0 >= 0)>
"func.func"() <{function_type = (memref<8xi32>) -> (i32, i32), sym_name = "af"}> ({
^bb0(%arg19: memref<8xi32>):
  %32 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %33 = "affine.for"(%32) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
  ^bb0(%arg22: index, %arg23: i32):
    %37 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %38 = "arith.addi"(%arg23, %37) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.yield"(%38) : (i32) -> ()
  }) : (i32) -> i32
  %34 = "affine.for"(%32) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
  ^bb0(%arg20: index, %arg21: i32):
    %35 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %36 = "arith.addi"(%arg21, %35) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.yield"(%36) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%33, %34) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<8xi32>) -> (i32, i32), sym_name = "one"}> ({
^bb0(%arg14: memref<8xi32>):
  %27 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %28 = "affine.for"(%27) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map2}> ({
  ^bb0(%arg17: index, %arg18: i32):
    %31 = "arith.addi"(%arg18, %27) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.yield"(%31) : (i32) -> ()
  }) : (i32) -> i32
  %29 = "affine.for"(%27) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map3}> ({
  ^bb0(%arg15: index, %arg16: i32):
    %30 = "arith.addi"(%27, %27) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.yield"(%30) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"(%28, %29) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> (i32, i32), sym_name = "ai"}> ({
^bb0(%arg13: index):
  %23 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %24 = "affine.if"(%arg13) <{condition = #set}> ({
    "affine.yield"(%23) : (i32) -> ()
  }, {
    "affine.yield"(%23) : (i32) -> ()
  }) : (index) -> i32
  %25 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %26 = "affine.if"(%arg13) <{condition = #set}> ({
    "affine.yield"(%23) : (i32) -> ()
  }, {
    "affine.yield"(%25) : (i32) -> ()
  }) : (index) -> i32
  "func.return"(%24, %26) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<8xf32>, index) -> (i32, f32), sym_name = "sp"}> ({
^bb0(%arg8: memref<8xf32>, %arg9: index):
  %14 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %15 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %16 = "memref.alloca_scope"() ({
    "memref.alloca_scope.return"(%14) : (i32) -> ()
  }) : () -> i32
  %17 = "arith.addi"(%16, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %18 = "arith.constant"() <{value = 0 : index}> : () -> index
  %19 = "arith.constant"() <{value = 1 : index}> : () -> index
  %20 = "scf.parallel"(%18, %19, %19, %15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%arg10: index):
    %21 = "arith.addf"(%15, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "scf.reduce"(%21) ({
    ^bb0(%arg11: f32, %arg12: f32):
      %22 = "arith.addf"(%15, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.reduce.return"(%22) : (f32) -> ()
    }) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  "func.return"(%17, %20) : (i32, f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<4xi32>, index) -> tensor<4xi32>, sym_name = "fa"}> ({
^bb0(%arg4: tensor<4xi32>, %arg5: index):
  %11 = "arith.constant"() <{value = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
  %12 = "scf.forall"(%arg5, %11) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%arg6: index, %arg7: tensor<4xi32>):
    %13 = "arith.addi"(%arg7, %11) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    "x.use"(%13) : (tensor<4xi32>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%12) : (tensor<4xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (!shape.witness) -> i32, sym_name = "ex"}> ({
^bb0(%arg3: !shape.witness):
  %5 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %6:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    %10 = "arith.addi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "async.yield"(%10) : (i32) -> ()
  }) : () -> (!async.token, !async.value<i32>)
  %7 = "async.await"(%6#1) : (!async.value<i32>) -> i32
  %8 = "shape.assuming"(%arg3) ({
    "shape.assuming_yield"(%5) : (i32) -> ()
  }) : (!shape.witness) -> i32
  %9 = "arith.addi"(%8, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "func.return"(%9) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> i32, sym_name = "gpu"}> ({
^bb0(%arg1: index):
  %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %3 = "gpu.warp_execute_on_lane_0"(%arg1, %2) <{warp_size = 32 : i64}> ({
  ^bb0(%arg2: i32):
    %4 = "arith.addi"(%arg2, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "gpu.yield"(%4) : (i32) -> ()
  }) : (index, i32) -> i32
  "func.return"(%3) : (i32) -> ()
}) : () -> ()
