// Operations of affine are inlined directly into an affine scope, where each argument is a symbol.
// run: --inline
// run: --inline='default-pipeline='
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<() -> (9)>
#map3 = affine_map<(d0) -> (d0 + 1)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "loop", sym_visibility = "private"}> ({
  ^bb0(%arg20: index, %arg21: memref<?xindex>):
    "affine.for"(%arg20) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg22: index):
      "affine.store"(%arg22, %arg21, %arg22) <{map = #map}> : (index, memref<?xindex>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "store", sym_visibility = "private"}> ({
  ^bb0(%arg18: index, %arg19: memref<?xindex>):
    "affine.store"(%arg18, %arg19, %arg18) <{map = #map}> : (index, memref<?xindex>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, memref<?xindex>) -> (), sym_name = "nested", sym_visibility = "private"}> ({
  ^bb0(%arg15: index, %arg16: i1, %arg17: memref<?xindex>):
    "scf.if"(%arg16) ({
      "affine.store"(%arg15, %arg17, %arg15) <{map = #map}> : (index, memref<?xindex>, index) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> index, sym_name = "apply", sym_visibility = "private"}> ({
  ^bb0(%arg14: index):
    %9 = "affine.apply"(%arg14) <{map = #map3}> : (index) -> index
    "func.return"(%9) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> index, sym_name = "split", sym_visibility = "private"}> ({
  ^bb0(%arg13: index):
    %8:2 = "affine.delinearize_index"(%arg13) <{static_basis = array<i64: 4, 5>}> : (index) -> (index, index)
    "func.return"(%8#1) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "plain", sym_visibility = "private"}> ({
  ^bb0(%arg11: index, %arg12: memref<?xindex>):
    "memref.store"(%arg11, %arg12, %arg11) : (index, memref<?xindex>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, memref<?xindex>) -> (index, index), sym_name = "in_function"}> ({
  ^bb0(%arg8: index, %arg9: i1, %arg10: memref<?xindex>):
    %5 = "memref.load"(%arg10, %arg8) : (memref<?xindex>, index) -> index
    "func.call"(%5, %arg10) <{callee = @loop}> : (index, memref<?xindex>) -> ()
    "func.call"(%5, %arg10) <{callee = @store}> : (index, memref<?xindex>) -> ()
    "func.call"(%5, %arg9, %arg10) <{callee = @nested}> : (index, i1, memref<?xindex>) -> ()
    %6 = "func.call"(%5) <{callee = @apply}> : (index) -> index
    %7 = "func.call"(%5) <{callee = @split}> : (index) -> index
    "func.return"(%6, %7) : (index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, memref<?xindex>) -> index, sym_name = "in_condition"}> ({
  ^bb0(%arg5: index, %arg6: i1, %arg7: memref<?xindex>):
    %1 = "scf.if"(%arg6) ({
      %3 = "memref.load"(%arg7, %arg5) : (memref<?xindex>, index) -> index
      "func.call"(%3, %arg7) <{callee = @loop}> : (index, memref<?xindex>) -> ()
      "func.call"(%3, %arg6, %arg7) <{callee = @nested}> : (index, i1, memref<?xindex>) -> ()
      "func.call"(%3, %arg7) <{callee = @plain}> : (index, memref<?xindex>) -> ()
      %4 = "func.call"(%3) <{callee = @apply}> : (index) -> index
      "scf.yield"(%4) : (index) -> ()
    }, {
      "func.call"(%arg5, %arg7) <{callee = @store}> : (index, memref<?xindex>) -> ()
      %2 = "func.call"(%arg5) <{callee = @split}> : (index) -> index
      "scf.yield"(%2) : (index) -> ()
    }) : (i1) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, memref<?xindex>) -> (), sym_name = "in_loops"}> ({
  ^bb0(%arg0: index, %arg1: i1, %arg2: memref<?xindex>):
    "scf.for"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg4: index):
      "func.call"(%arg4, %arg2) <{callee = @loop}> : (index, memref<?xindex>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg3: index):
      "scf.if"(%arg1) ({
        "func.call"(%arg3, %arg2) <{callee = @store}> : (index, memref<?xindex>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "scf.while"() ({
      %0 = "memref.load"(%arg2, %arg0) : (memref<?xindex>, index) -> index
      "func.call"(%0, %arg2) <{callee = @loop}> : (index, memref<?xindex>) -> ()
      "scf.condition"(%arg1) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

