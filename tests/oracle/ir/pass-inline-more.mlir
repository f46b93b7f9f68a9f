// Regions of dialects that take in other operations, and of some that do not.
// run: --inline='default-pipeline='
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "pure"}> ({
  ^bb0(%arg18: f32):
    %7 = "arith.mulf"(%arg18, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%7) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, index, vector<4xi1>, vector<4xf32>) -> f32, sym_name = "regions"}> ({
  ^bb0(%arg0: f32, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>):
    "gpu.launch"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index):
      %6 = "func.call"(%arg0) <{callee = @pure}> : (f32) -> f32
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "scf.while"() ({
      %4 = "arith.constant"() <{value = true}> : () -> i1
      %5 = "func.call"(%arg0) <{callee = @pure}> : (f32) -> f32
      "scf.condition"(%4) : (i1) -> ()
    }, {
      %3 = "func.call"(%arg0) <{callee = @pure}> : (f32) -> f32
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.parallel"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg5: index):
      %2 = "func.call"(%arg0) <{callee = @pure}> : (f32) -> f32
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg4: index):
      %1 = "func.call"(%arg0) <{callee = @pure}> : (f32) -> f32
      "affine.yield"(%1) : (f32) -> ()
    }) : () -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

