// Parallel loops: dimensions of one iteration or none, and nests.
// run: --allow-unregistered-dialect --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<4xf32>) -> f32, sym_name = "one"}> ({
  ^bb0(%arg37: f32, %arg38: memref<4xf32>):
    %21 = "arith.constant"() <{value = 0 : index}> : () -> index
    %22 = "arith.constant"() <{value = 1 : index}> : () -> index
    %23 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %24 = "scf.parallel"(%21, %22, %22, %23) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg39: index):
      %25 = "memref.load"(%arg38, %arg39) : (memref<4xf32>, index) -> f32
      "scf.reduce"(%25) ({
      ^bb0(%arg40: f32, %arg41: f32):
        %26 = "arith.addf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%26) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"(%24) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x4xf32>, index) -> (), sym_name = "two"}> ({
  ^bb0(%arg29: memref<4x4xf32>, %arg30: index):
    %17 = "arith.constant"() <{value = 0 : index}> : () -> index
    %18 = "arith.constant"() <{value = 1 : index}> : () -> index
    %19 = "arith.constant"() <{value = 4 : index}> : () -> index
    %20 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "scf.parallel"(%17, %17, %18, %19, %18, %18) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg35: index, %arg36: index):
      "memref.store"(%20, %arg29, %arg35, %arg36) : (f32, memref<4x4xf32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%17, %17, %19, %arg30, %18, %18) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg32: index, %arg33: index):
      "scf.parallel"(%17, %19, %18) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg34: index):
        "memref.store"(%20, %arg29, %arg32, %arg34) : (f32, memref<4x4xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%17, %17, %18) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg31: index):
      "memref.store"(%20, %arg29, %arg31, %arg31) : (f32, memref<4x4xf32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, index, f32) -> (f32, f32), sym_name = "a"}> ({
  ^bb0(%arg12: memref<4xf32>, %arg13: index, %arg14: f32):
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6:2 = "scf.parallel"(%3, %3, %4, %arg13, %4, %4, %arg14, %arg14) <{operandSegmentSizes = array<i32: 2, 2, 2, 2>}> ({
    ^bb0(%arg23: index, %arg24: index):
      %14 = "memref.load"(%arg12, %arg24) : (memref<4xf32>, index) -> f32
      "scf.reduce"(%14, %14) ({
      ^bb0(%arg27: f32, %arg28: f32):
        %16 = "arith.addf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%16) : (f32) -> ()
      }, {
      ^bb0(%arg25: f32, %arg26: f32):
        %15 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%15) : (f32) -> ()
      }) : (f32, f32) -> ()
    }) : (index, index, index, index, index, index, f32, f32) -> (f32, f32)
    %7 = "scf.parallel"(%5, %5, %4, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg20: index):
      %12 = "memref.load"(%arg12, %arg20) : (memref<4xf32>, index) -> f32
      "scf.reduce"(%12) ({
      ^bb0(%arg21: f32, %arg22: f32):
        %13 = "arith.addf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%13) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %8:2 = "scf.parallel"(%5, %4, %4, %arg14, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg15: index):
      %9 = "memref.load"(%arg12, %arg15) : (memref<4xf32>, index) -> f32
      "scf.reduce"(%9, %9) ({
      ^bb0(%arg18: f32, %arg19: f32):
        %11 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%11) : (f32) -> ()
      }, {
      ^bb0(%arg16: f32, %arg17: f32):
        %10 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%10) : (f32) -> ()
      }) : (f32, f32) -> ()
    }) : (index, index, index, f32, f32) -> (f32, f32)
    "func.return"(%6#0, %8#1) : (f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x4xf32>, index, f32) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.parallel"(%0, %2, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg10: index):
      "scf.parallel"(%0, %arg10, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg11: index):
        "memref.store"(%arg2, %arg0, %arg10, %arg11) : (f32, memref<4x4xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) {foo} : (index, index, index) -> ()
    "scf.parallel"(%0, %arg1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg8: index):
      "scf.parallel"(%0, %arg8, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg9: index):
        "memref.store"(%arg2, %arg0, %arg8, %arg9) : (f32, memref<4x4xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) {foo} : (index, index, index) -> ()
    "scf.parallel"(%0, %arg1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg6: index):
      "memref.store"(%arg2, %arg0, %arg6, %arg6) : (f32, memref<4x4xf32>, index, index) -> ()
      "scf.parallel"(%0, %arg1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg7: index):
        "memref.store"(%arg2, %arg0, %arg6, %arg7) : (f32, memref<4x4xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) {foo} : (index, index, index) -> ()
    "scf.parallel"(%0, %1, %arg1, %2, %2, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "scf.parallel"(%0, %arg1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg5: index):
        "memref.store"(%arg2, %arg0, %arg3, %arg5) : (f32, memref<4x4xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) {goo} : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) {foo} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

