// Calls of functions of SPIR-V, also in structured regions.
// run: --inline
// run: --inline='default-pipeline=' --mlir-print-debuginfo
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "one"}> ({
      %10 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      "spirv.ReturnValue"(%10) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<DontInline>, function_type = () -> i32, sym_name = "dont"}> ({
      %9 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      "spirv.ReturnValue"(%9) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Inline>, function_type = () -> (), sym_name = "nothing"}> ({
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> i32, sym_name = "multi"}> ({
    ^bb0(%arg5: i1):
      %8 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      "spirv.BranchConditional"(%arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "spirv.ReturnValue"(%8) : (i32) -> ()
    ^bb2:  // pred: ^bb0
      "spirv.ReturnValue"(%8) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "voidmulti"}> ({
    ^bb0(%arg4: i1):
      "spirv.BranchConditional"(%arg4)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "spirv.Return"() : () -> ()
    ^bb2:  // pred: ^bb0
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "kill"}> ({
      "spirv.Kill"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "unreach"}> ({
      "spirv.Kill"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "sel"}> ({
    ^bb0(%arg3: i1):
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.BranchConditional"(%arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Branch"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "selret"}> ({
    ^bb0(%arg2: i1):
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.BranchConditional"(%arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Return"() : () -> ()
      ^bb2:  // pred: ^bb0
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "var"}> ({
      %6 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<i32, Function>
      %7 = "spirv.Load"(%6) : (!spirv.ptr<i32, Function>) -> i32
      "spirv.ReturnValue"(%7) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "caller"}> ({
    ^bb0(%arg1: i1):
      %0 = "spirv.FunctionCall"() <{callee = @one}> : () -> i32
      %1 = "spirv.FunctionCall"() <{callee = @dont}> : () -> i32
      "spirv.FunctionCall"() <{callee = @nothing}> : () -> ()
      %2 = "spirv.FunctionCall"(%arg1) <{callee = @multi}> : (i1) -> i32
      "spirv.FunctionCall"(%arg1) <{callee = @voidmulti}> : (i1) -> ()
      "spirv.FunctionCall"(%arg1) <{callee = @sel}> : (i1) -> ()
      "spirv.FunctionCall"(%arg1) <{callee = @selret}> : (i1) -> ()
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.BranchConditional"(%arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        %4 = "spirv.FunctionCall"(%arg1) <{callee = @multi}> : (i1) -> i32
        "spirv.FunctionCall"(%arg1) <{callee = @sel}> : (i1) -> ()
        %5 = "spirv.FunctionCall"() <{callee = @var}> : () -> i32
        "spirv.Branch"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
        "spirv.Branch"()[^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb3
        %3 = "spirv.FunctionCall"() <{callee = @one}> : () -> i32
        "spirv.BranchConditional"(%arg1)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb2:  // pred: ^bb1
        "spirv.FunctionCall"(%arg1) <{callee = @voidmulti}> : (i1) -> ()
        "spirv.Branch"()[^bb3] : () -> ()
      ^bb3:  // pred: ^bb2
        "spirv.FunctionCall"(%arg1) <{callee = @sel}> : (i1) -> ()
        "spirv.Branch"()[^bb1] : () -> ()
      ^bb4:  // pred: ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "caller2"}> ({
    ^bb0(%arg0: i1):
      "spirv.FunctionCall"() <{callee = @kill}> : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @caller, interface = []}> : () -> ()
  }) : () -> ()
}) : () -> ()
