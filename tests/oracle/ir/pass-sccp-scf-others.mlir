// Other structured operations, and those of which nothing is known.
// run: --allow-unregistered-dialect --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>) -> (i32, i32), sym_name = "regions"}> ({
  ^bb0(%arg5: memref<4xi32>):
    %15 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %16 = "arith.constant"() <{value = 1 : index}> : () -> index
    %17 = "scf.execute_region"() ({
      %20 = "arith.addi"(%15, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "cf.br"(%20)[^bb1] : (i32) -> ()
    ^bb1(%21: i32):  // pred: ^bb0
      "scf.yield"(%21) : (i32) -> ()
    }) : () -> i32
    %18 = "scf.index_switch"(%16) <{cases = array<i64: 0, 1>}> ({
      "scf.yield"(%15) : (i32) -> ()
    }, {
      "scf.yield"(%17) : (i32) -> ()
    }, {
      %19 = "arith.muli"(%17, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%19) : (i32) -> ()
    }) : (index) -> i32
    "func.return"(%17, %18) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> i32, sym_name = "switch"}> ({
  ^bb0(%arg4: index):
    %12 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %14 = "scf.index_switch"(%arg4) <{cases = array<i64: 7>}> ({
      "scf.yield"(%13) : (i32) -> ()
    }, {
      "scf.yield"(%12) : (i32) -> ()
    }) : (index) -> i32
    "func.return"(%14) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xi32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg1: memref<4xi32>):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 4 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %9 = "arith.addi"(%8, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "scf.parallel"(%5, %6, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg3: index):
      %11 = "arith.muli"(%9, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%11, %arg1, %arg3) : (i32, memref<4xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg2: index):
      %10 = "arith.subi"(%9, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%10, %arg1, %arg2) : (i32, memref<4xi32>, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "unregistered"}> ({
    %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %1 = "t.region"(%0) ({
    ^bb0(%arg0: i32):
      %3 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.addi"(%3, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "t.end"(%4) : (i32) -> ()
    }) : (i32) -> i32
    %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
