// Device types of loops, compute constructs and routines of acc.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{gang = [#acc.device_type<nvidia>, #acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>, #acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i64):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>], unstructured}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.set"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.wait"(%arg0) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
  "acc.wait"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], seq = [#acc.device_type<none>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], seq = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], seq = [#acc.device_type<none>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @g, sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<star>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], gang = [#acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>], worker = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>], vector = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>], workerNumOperandsDeviceType = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>], vectorOperandsDeviceType = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0, %arg0) <{auto_ = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<nvidia>], gangOperandsSegments = array<i32: 1>, inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>, #acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{gang = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>], worker = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>], vector = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], seq = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], seq = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], sym_name = "r", worker = [#acc.device_type<none>]}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], sym_name = "r", worker = [#acc.device_type<star>]}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, seq = [#acc.device_type<none>, #acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<star>], sym_name = "r", vector = [#acc.device_type<nvidia>], worker = [#acc.device_type<nvidia>]}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], seq = [#acc.device_type<none>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, seq = [#acc.device_type<nvidia>], sym_name = "r", worker = [#acc.device_type<star>]}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gangDim = [1], gangDimDeviceType = [#acc.device_type<none>], seq = [#acc.device_type<none>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gangDim = [1], gangDimDeviceType = [#acc.device_type<nvidia>], seq = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>, #acc.device_type<none>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<star>], seq = [#acc.device_type<star>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<default>], seq = [#acc.device_type<default>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<host>], seq = [#acc.device_type<host>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<multicore>], seq = [#acc.device_type<multicore>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], seq = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<radeon>], seq = [#acc.device_type<radeon>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>, #acc.device_type<star>], seq = [#acc.device_type<star>, #acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>, #acc.device_type<none>], gangDim = [1], gangDimDeviceType = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], gangDim = [1], gangDimDeviceType = [#acc.device_type<nvidia>], sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.loop"(%arg0, %arg0, %arg0) <{gang = [#acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>]}> ({
  ^bb0(%arg1: i32):
    "acc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0) <{numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.kernels"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>]}> ({
    "acc.terminator"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0, %arg0) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>]}> ({
    "acc.yield"() : () -> ()
  }) : (i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "acc.serial"(%arg0) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
