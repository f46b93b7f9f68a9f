// Elements that are not defined beside others that are, loops that go nowhere, and regions that only what is dead keeps.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "u", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "p", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xi4>) -> (), sym_name = "v", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "elements"}> ({
    %17 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %18 = "arith.constant"() <{value = dense<[-7, 1]> : vector<2xi4>}> : () -> vector<2xi4>
    %19 = "arith.shli"(%17, %18) <{overflowFlags = #arith.overflow<none>}> : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%19) <{callee = @v}> : (vector<2xi4>) -> ()
    %20 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %21 = "arith.constant"() <{value = dense<[1, -7]> : vector<2xi4>}> : () -> vector<2xi4>
    %22 = "arith.shli"(%20, %21) <{overflowFlags = #arith.overflow<none>}> : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%22) <{callee = @v}> : (vector<2xi4>) -> ()
    %23 = "arith.constant"() <{value = dense<[-8, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %24 = "arith.constant"() <{value = dense<[4, 1]> : vector<2xi4>}> : () -> vector<2xi4>
    %25 = "arith.shrsi"(%23, %24) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%25) <{callee = @v}> : (vector<2xi4>) -> ()
    %26 = "arith.constant"() <{value = dense<[-8, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %27 = "arith.constant"() <{value = dense<[1, 4]> : vector<2xi4>}> : () -> vector<2xi4>
    %28 = "arith.shrsi"(%26, %27) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%28) <{callee = @v}> : (vector<2xi4>) -> ()
    %29 = "arith.constant"() <{value = dense<[-8, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %30 = "arith.constant"() <{value = dense<[5, 0]> : vector<2xi4>}> : () -> vector<2xi4>
    %31 = "arith.shrui"(%29, %30) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%31) <{callee = @v}> : (vector<2xi4>) -> ()
    %32 = "arith.constant"() <{value = dense<[-8, 7]> : vector<2xi4>}> : () -> vector<2xi4>
    %33 = "arith.constant"() <{value = dense<[-1, -2]> : vector<2xi4>}> : () -> vector<2xi4>
    %34 = "arith.floordivsi"(%32, %33) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%34) <{callee = @v}> : (vector<2xi4>) -> ()
    %35 = "arith.constant"() <{value = dense<[7, -8]> : vector<2xi4>}> : () -> vector<2xi4>
    %36 = "arith.constant"() <{value = dense<[-2, -1]> : vector<2xi4>}> : () -> vector<2xi4>
    %37 = "arith.floordivsi"(%35, %36) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%37) <{callee = @v}> : (vector<2xi4>) -> ()
    %38 = "arith.constant"() <{value = dense<[7, 5]> : vector<2xi4>}> : () -> vector<2xi4>
    %39 = "arith.constant"() <{value = dense<[0, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %40 = "arith.floordivsi"(%38, %39) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%40) <{callee = @v}> : (vector<2xi4>) -> ()
    %41 = "arith.constant"() <{value = dense<[7, 5]> : vector<2xi4>}> : () -> vector<2xi4>
    %42 = "arith.constant"() <{value = dense<[2, 0]> : vector<2xi4>}> : () -> vector<2xi4>
    %43 = "arith.floordivsi"(%41, %42) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%43) <{callee = @v}> : (vector<2xi4>) -> ()
    %44 = "arith.constant"() <{value = dense<[7, 5]> : vector<2xi4>}> : () -> vector<2xi4>
    %45 = "arith.constant"() <{value = dense<[0, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %46 = "arith.divsi"(%44, %45) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%46) <{callee = @v}> : (vector<2xi4>) -> ()
    %47 = "arith.constant"() <{value = dense<[-8, 5]> : vector<2xi4>}> : () -> vector<2xi4>
    %48 = "arith.constant"() <{value = dense<[-1, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %49 = "arith.ceildivsi"(%47, %48) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%49) <{callee = @v}> : (vector<2xi4>) -> ()
    %50 = "arith.constant"() <{value = dense<[7, 5]> : vector<2xi4>}> : () -> vector<2xi4>
    %51 = "arith.constant"() <{value = dense<[0, 2]> : vector<2xi4>}> : () -> vector<2xi4>
    %52 = "arith.remui"(%50, %51) : (vector<2xi4>, vector<2xi4>) -> vector<2xi4>
    "func.call"(%52) <{callee = @v}> : (vector<2xi4>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall0"}> ({
  ^bb0(%arg33: index, %arg34: index):
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 0>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg35: index):
      "func.call"(%arg35) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall1"}> ({
  ^bb0(%arg30: index, %arg31: index):
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: -1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg32: index):
      "func.call"(%arg32) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall2"}> ({
  ^bb0(%arg27: index, %arg28: index):
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%14) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg29: index):
      "func.call"(%arg29) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall3"}> ({
  ^bb0(%arg24: index, %arg25: index):
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg25) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg26: index):
      "func.call"(%arg26) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall4"}> ({
  ^bb0(%arg21: index, %arg22: index):
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg22) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: -1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg23: index):
      "func.call"(%arg23) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall5"}> ({
  ^bb0(%arg18: index, %arg19: index):
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg19, %11) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg20: index):
      "func.call"(%arg20) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall6"}> ({
  ^bb0(%arg15: index, %arg16: index):
    %10 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 0>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg17: index):
      "func.call"(%arg17) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall7"}> ({
  ^bb0(%arg12: index, %arg13: index):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg14: index):
      "func.call"(%arg14) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall8"}> ({
  ^bb0(%arg9: index, %arg10: index):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg9, %8) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg11: index):
      "func.call"(%arg11) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall9"}> ({
  ^bb0(%arg6: index, %arg7: index):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg8: index):
      "func.call"(%arg8) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall10"}> ({
  ^bb0(%arg3: index, %arg4: index):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg5: index):
      "func.call"(%arg5) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "forall11"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%arg0, %arg1, %5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg2: index):
      "func.call"(%arg2) <{callee = @u}> : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f32, i32), sym_name = "unused_region"}> ({
    %0 = "scf.execute_region"() <{no_inline}> ({
      %4 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "scf.yield"(%4) : (i32) -> ()
    }) : () -> i32
    %1 = "arith.constant"() <{value = -1.000000e+00 : f32}> : () -> f32
    %2 = "arith.cmpf"(%1, %1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    "func.call"(%2) <{callee = @p}> : (i1) -> ()
    %3 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    "func.return"(%3, %0) : (f32, i32) -> ()
  }) : () -> ()
}) : () -> ()
