// Folds of integers and truth values of spirv.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"func.func"() <{function_type = (i32) -> (i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "bits"}> ({
^bb0(%arg3: i32):
  %34 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
  %35 = "spirv.Constant"() <{value = -1 : i32}> : () -> i32
  %36 = "spirv.BitwiseAnd"(%arg3, %34) : (i32, i32) -> i32
  %37 = "spirv.BitwiseAnd"(%arg3, %35) : (i32, i32) -> i32
  %38 = "spirv.BitwiseOr"(%arg3, %34) : (i32, i32) -> i32
  %39 = "spirv.BitwiseOr"(%35, %arg3) : (i32, i32) -> i32
  %40 = "spirv.BitwiseXor"(%arg3, %34) : (i32, i32) -> i32
  %41 = "spirv.BitwiseXor"(%arg3, %arg3) : (i32, i32) -> i32
  %42 = "spirv.Not"(%34) : (i32) -> i32
  %43 = "spirv.BitwiseOr"(%arg3, %arg3) : (i32, i32) -> i32
  "func.return"(%36, %37, %38, %39, %40, %41, %42, %43) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "numbers"}> ({
^bb0(%arg2: i32):
  %19 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
  %20 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
  %21 = "spirv.Constant"() <{value = -7 : i32}> : () -> i32
  %22 = "spirv.Constant"() <{value = 3 : i32}> : () -> i32
  %23 = "spirv.IAdd"(%19, %arg2) : (i32, i32) -> i32
  %24 = "spirv.IMul"(%arg2, %20) : (i32, i32) -> i32
  %25 = "spirv.ISub"(%arg2, %arg2) : (i32, i32) -> i32
  %26 = "spirv.SDiv"(%arg2, %20) : (i32, i32) -> i32
  %27 = "spirv.SMod"(%21, %22) : (i32, i32) -> i32
  %28 = "spirv.SRem"(%21, %22) : (i32, i32) -> i32
  %29 = "spirv.UMod"(%arg2, %20) : (i32, i32) -> i32
  %30 = "spirv.SNegate"(%21) : (i32) -> i32
  %31 = "spirv.ShiftLeftLogical"(%21, %22) : (i32, i32) -> i32
  %32 = "spirv.ShiftRightArithmetic"(%21, %20) : (i32, i32) -> i32
  %33 = "spirv.UDiv"(%21, %22) : (i32, i32) -> i32
  "func.return"(%23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (i32, i32, i32), sym_name = "edges"}> ({
  %13 = "spirv.Constant"() <{value = -2147483648 : i32}> : () -> i32
  %14 = "spirv.Constant"() <{value = -1 : i32}> : () -> i32
  %15 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
  %16 = "spirv.SDiv"(%13, %14) : (i32, i32) -> i32
  %17 = "spirv.SRem"(%13, %15) : (i32, i32) -> i32
  %18 = "spirv.SNegate"(%13) : (i32) -> i32
  "func.return"(%16, %17, %18) : (i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32) -> (i1, i1, i1, i1, i1, i1, i32, i32, vector<2xi32>), sym_name = "truths"}> ({
^bb0(%arg0: i1, %arg1: i32):
  %0 = "spirv.Constant"() <{value = true}> : () -> i1
  %1 = "spirv.Constant"() <{value = false}> : () -> i1
  %2 = "spirv.LogicalAnd"(%arg0, %0) : (i1, i1) -> i1
  %3 = "spirv.LogicalOr"(%arg0, %0) : (i1, i1) -> i1
  %4 = "spirv.LogicalNot"(%1) : (i1) -> i1
  %5 = "spirv.LogicalNotEqual"(%arg0, %1) : (i1, i1) -> i1
  %6 = "spirv.IEqual"(%arg1, %arg1) : (i32, i32) -> i1
  %7 = "spirv.ULessThan"(%arg1, %arg1) : (i32, i32) -> i1
  %8 = "spirv.Select"(%arg0, %arg1, %arg1) : (i1, i32, i32) -> i32
  %9 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
  %10 = "spirv.Select"(%0, %arg1, %9) : (i1, i32, i32) -> i32
  %11 = "spirv.Constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
  %12 = "spirv.IAdd"(%11, %11) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  "func.return"(%2, %3, %4, %5, %6, %7, %8, %10, %12) : (i1, i1, i1, i1, i1, i1, i32, i32, vector<2xi32>) -> ()
}) : () -> ()
