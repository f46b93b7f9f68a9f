// Invariants of acc: compute regions, loops, data and its clauses, recipes, atomic accesses.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0) <{numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 2>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "acc.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.data"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
    "acc.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.exit_data"() <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  %0 = "acc.create"(%arg1) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.enter_data"(%arg0, %0) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0, 1>}> : (i64, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  %0 = "acc.create"(%arg1) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.enter_data"(%arg0, %0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 1>}> : (i64, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  %0 = "acc.create"(%arg1) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.enter_data"(%arg0, %0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>, wait}> : (i64, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.wait"(%arg0) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.wait"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.host_data"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.set"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64, %arg1: memref<i32>):
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.set"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i64) -> ()
    "acc.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "x.y"() : () -> ()
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0, %arg0) <{gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0, %arg0, %arg0) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "acc.loop"(%arg0) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "acc.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "p", type = memref<i32>}> ({
^bb0(%arg0: i32):
  "acc.yield"(%arg0) : (i32) -> ()
}, {
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "p", type = memref<i32>}> ({
^bb0(%arg0: memref<i32>):
  "acc.yield"() : () -> ()
}, {
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "p", type = memref<i32>}> ({
^bb0(%arg1: memref<i32>):
  "acc.yield"(%arg1) : (memref<i32>) -> ()
}, {
^bb0(%arg0: f32):
  "acc.terminator"() : () -> ()
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "x", type = memref<i32>}> ({
}, {
}) : () -> ()
// -----
"acc.firstprivate.recipe"() <{sym_name = "p", type = memref<i32>}> ({
^bb0(%arg1: memref<i32>):
  "acc.yield"(%arg1) : (memref<i32>) -> ()
}, {
^bb0(%arg0: memref<i32>):
  "acc.terminator"() : () -> ()
}, {
}) : () -> ()
// -----
"acc.firstprivate.recipe"() <{sym_name = "p", type = memref<i32>}> ({
^bb0(%arg2: memref<i32>):
  "acc.yield"(%arg2) : (memref<i32>) -> ()
}, {
^bb0(%arg0: memref<i32>, %arg1: i32):
  "acc.terminator"() : () -> ()
}, {
}) : () -> ()
// -----
"acc.firstprivate.recipe"() <{sym_name = "x", type = memref<i32>}> ({
^bb0(%arg0: memref<i32>):
  "acc.yield"(%arg0) : (memref<i32>) -> ()
}, {
}, {
}) : () -> ()
// -----
"acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = i64}> ({
^bb0(%arg1: i64):
  "acc.yield"(%arg1) : (i64) -> ()
}, {
^bb0(%arg0: i64):
  "acc.yield"(%arg0) : (i64) -> ()
}, {
}) : () -> ()
// -----
"acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = i64}> ({
^bb0(%arg2: i32):
  "acc.yield"(%arg2) : (i32) -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  "acc.yield"(%arg0) : (i64) -> ()
}, {
}) : () -> ()
// -----
"acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = i64}> ({
^bb0(%arg2: i64):
  "acc.yield"(%arg2) : (i64) -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  "acc.yield"() : () -> ()
}, {
}) : () -> ()
// -----
"acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = i64}> ({
^bb0(%arg2: i64):
  "acc.yield"() : () -> ()
}, {
^bb0(%arg0: i64, %arg1: i64):
  "acc.yield"(%arg0) : (i64) -> ()
}, {
}) : () -> ()
// -----
"acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = i64}> ({
^bb0(%arg2: i64):
  "acc.yield"(%arg2) : (i64) -> ()
}, {
^bb0(%arg0: i64, %arg1: f32):
  "acc.yield"(%arg0) : (i64) -> ()
}, {
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<f32>
  %1 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.present"(%arg0) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.copyout"(%arg0, %arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.delete"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.copyout"(%arg0, %arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  %0 = "acc.bounds"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, strideInBytes = false}> : (index) -> !acc.data_bounds_ty
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @nope, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.routine"() <{func_name = @nope, sym_name = "r"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) {acc.routine_info = #acc.routine_info<[@nope]>} : () -> ()
// -----
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], sym_name = "r", worker = [#acc.device_type<none>]}> : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], seq = [#acc.device_type<none>], sym_name = "r"}> : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.declare_enter"() : () -> !acc.declare_token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.declare_exit"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i32):
  "acc.atomic.write"(%arg0, %arg1) : (memref<i32>, i32) -> ()
  "acc.atomic.read"(%arg0, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "acc.atomic.write"(%arg0, %arg1) : (memref<i32>, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "acc.atomic.update"(%arg0) ({
  ^bb0(%arg2: f32):
    "acc.yield"(%arg2) : (f32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "acc.atomic.update"(%arg0) ({
  ^bb0(%arg2: i32):
    "acc.yield"(%arg1) : (f32) -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: f32):
  "acc.atomic.capture"() ({
    "acc.atomic.update"(%arg0) ({
    ^bb0(%arg2: i32):
      "acc.yield"(%arg2) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: f32):
  "acc.atomic.capture"() ({
    "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "acc.atomic.update"(%arg1) ({
    ^bb0(%arg3: i32):
      "acc.yield"(%arg3) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.global_ctor"() <{sym_name = "x"}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "acc.yield"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "func.return"() : () -> ()
}) {acc.declare = 3 : i32} : () -> ()
// -----
"func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64):
  "acc.serial"(%arg0, %arg0) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<none>], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64):
  "acc.kernels"(%arg0, %arg0) <{numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : (i64, i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "p", type = memref<i32>}> ({
^bb0(%arg18: memref<i32>):
  %8 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
  "acc.yield"(%8) : (memref<i32>) -> ()
}, {
^bb0(%arg16: memref<i32>, %arg17: memref<i32>):
  "acc.terminator"() : () -> ()
}) : () -> ()
"acc.firstprivate.recipe"() <{sym_name = "fp", type = memref<i32>}> ({
^bb0(%arg15: memref<i32>):
  "acc.yield"(%arg15) : (memref<i32>) -> ()
}, {
^bb0(%arg13: memref<i32>, %arg14: memref<i32>):
  "acc.terminator"() : () -> ()
}, {
}) : () -> ()
"acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = memref<i32>}> ({
^bb0(%arg12: memref<i32>):
  "acc.yield"(%arg12) : (memref<i32>) -> ()
}, {
^bb0(%arg10: memref<i32>, %arg11: memref<i32>):
  "acc.yield"(%arg10) : (memref<i32>) -> ()
}, {
}) : () -> ()
"func.func"() <{function_type = (memref<i32>, i64, index, i1, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: i64, %arg2: index, %arg3: i1, %arg4: i32):
  %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @p, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %1 = "acc.firstprivate"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @fp, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %2 = "acc.reduction"(%arg0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @r, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %3 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %4 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.parallel"(%2, %0, %1, %4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1>}> ({
    "acc.yield"() : () -> ()
  }) : (memref<i32>, memref<i32>, memref<i32>, memref<i32>) -> ()
  "acc.parallel"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, numWorkersDeviceType = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>], waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64, i64, i64, i64, i64, i1) -> ()
  "acc.parallel"(%arg1, %arg1, %arg1) <{numGangsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<none>], numGangsSegments = array<i32: 2, 1>, operandSegmentSizes = array<i32: 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [#acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64, i64) -> ()
  "acc.parallel"() <{asyncOnly = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  "acc.kernels"(%arg1) <{numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : (i64) -> ()
  "acc.serial"(%arg1, %arg1) <{hasWaitDevnum = [true], operandSegmentSizes = array<i32: 0, 2, 0, 0, 0, 0, 0, 0>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64) -> ()
  "acc.data"(%4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
    "acc.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "acc.data"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.enter_data"(%arg1, %arg1, %arg1, %3) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1>}> : (i64, i64, i64, memref<i32>) -> ()
  "acc.enter_data"(%3) <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> : (memref<i32>) -> ()
  "acc.exit_data"(%4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<i32>) -> ()
  %5 = "acc.update_device"(%arg0) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.update"(%5) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {async = [#acc.device_type<none>]} : (memref<i32>) -> ()
  "acc.wait"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i64, i64, i64) -> ()
  "acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "acc.shutdown"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
  "acc.set"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i64) -> ()
  "acc.copyout"(%4, %arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<i32>, memref<i32>) -> ()
  "acc.delete"(%3) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<i32>) -> ()
  %6 = "acc.bounds"(%arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, strideInBytes = false}> : (index, index) -> !acc.data_bounds_ty
  %7 = "acc.bounds"(%arg2) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, strideInBytes = false}> : (index) -> !acc.data_bounds_ty
  "acc.loop"(%arg2, %arg2, %arg2) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%arg9: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "acc.loop"(%arg2, %arg2, %arg2, %arg1, %arg1) <{auto_ = [#acc.device_type<none>], gang = [], gangOperandsArgType = [#acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, vector = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
  ^bb0(%arg8: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, i64, i64) -> ()
  "acc.loop"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg1, %arg1) <{inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 2, 2, 2, 0, 0, 0, 2, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>], tileOperandsDeviceType = [#acc.device_type<none>], tileOperandsSegments = array<i32: 2>}> ({
  ^bb0(%arg6: index, %arg7: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index, index, index, i64, i64) -> ()
  "acc.loop"(%0) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
    "scf.for"(%arg2, %arg2, %arg2) ({
    ^bb0(%arg5: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "acc.yield"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, i32, i64) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32, %arg3: i64):
  "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
  "acc.atomic.write"(%arg0, %arg2) : (memref<i32>, i32) -> ()
  "acc.atomic.update"(%arg0) ({
  ^bb0(%arg5: i32):
    "acc.yield"(%arg2) : (i32) -> ()
  }) : (memref<i32>) -> ()
  "acc.atomic.capture"() ({
    "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "acc.atomic.update"(%arg0) ({
    ^bb0(%arg4: i32):
      "acc.yield"(%arg2) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "acc.terminator"() : () -> ()
  }) : () -> ()
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %1 = "acc.declare_enter"(%0) : (memref<i32>) -> !acc.declare_token
  "acc.declare_exit"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (!acc.declare_token, memref<i32>) -> ()
  "acc.declare_exit"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (memref<i32>) -> ()
  %2 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.host_data"(%2) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    "acc.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  %3 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.data"(%3) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
    "acc.terminator"() : () -> ()
  }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], sym_name = "r"}> : () -> ()
"acc.routine"() <{func_name = @f, seq = [#acc.device_type<none>], sym_name = "t"}> : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.declare_enter"() : () -> !acc.declare_token
  "acc.declare_exit"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %1 = "acc.declare_enter"(%0) : (memref<i32>) -> !acc.declare_token
  "acc.declare_exit"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "r", type = memref<i32>}> ({^b(%x: memref<i32>): "acc.yield"(%x) : (memref<i32>) -> ()}, {}) : () -> ()
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32, recipe = @r}> : (memref<i32>) -> memref<i32>
  "acc.data"(%0) <{operandSegmentSizes = array<i32: 0,0,0,1>}> ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.cache"(%arg0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.data"(%0) <{operandSegmentSizes = array<i32: 0,0,0,1>}> ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
  "acc.data"(%0) <{operandSegmentSizes = array<i32: 0,0,0,1>}> ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.nocreate"(%arg0) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.enter_data"(%0) <{operandSegmentSizes = array<i32: 0,0,0,0,1>}>  : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.enter_data"(%0) <{operandSegmentSizes = array<i32: 0,0,0,0,1>}>  : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.update"(%0) <{operandSegmentSizes = array<i32: 0,0,0,1>}>  : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.update"(%0) <{operandSegmentSizes = array<i32: 0,0,0,1>}>  : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.host_data"(%0) <{operandSegmentSizes = array<i32: 0,1>}> ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.host_data"(%0) <{operandSegmentSizes = array<i32: 0,1>}> ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.attach"(%arg0) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.declare"(%0)  ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.declare_link"(%arg0) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.declare"(%0)  ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.nocreate"(%arg0) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  %9 = "acc.declare_enter"(%0)   : (memref<i32>) -> !acc.declare_token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "r", type = memref<i32>}> ({^b(%x: memref<i32>): "acc.yield"(%x) : (memref<i32>) -> ()}, {}) : () -> ()
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32, recipe = @r}> : (memref<i32>) -> memref<i32>
  "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,1>}> ({ "acc.yield"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.present"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,1>}> ({ "acc.yield"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.cache"(%arg0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.serial"(%0) <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,1>}> ({ "acc.yield"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  %0 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
  "acc.kernels"(%0) <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,1>}> ({ "acc.terminator"() : () -> () }) : (memref<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
