// An element of a generated tensor is computed where it is used, unless the region reads memory.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>, index) -> i32, sym_name = "overwritten"}> ({
  ^bb0(%arg3: memref<4xi32>, %arg4: index):
    %3 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %4 = "tensor.generate"() ({
    ^bb0(%arg5: index):
      %6 = "memref.load"(%arg3, %arg5) : (memref<4xi32>, index) -> i32
      "tensor.yield"(%6) : (i32) -> ()
    }) : () -> tensor<4xi32>
    "memref.store"(%3, %arg3, %arg4) : (i32, memref<4xi32>, index) -> ()
    %5 = "tensor.extract"(%4, %arg4) : (tensor<4xi32>, index) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> index, sym_name = "sum"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "tensor.generate"() ({
    ^bb0(%arg2: index):
      %2 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "tensor.yield"(%2) : (index) -> ()
    }) : () -> tensor<4xindex>
    %1 = "tensor.extract"(%0, %arg0) : (tensor<4xindex>, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
