// Where the operation that does not fit is another one than the one that is checked, and values of other types.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg2, %arg3) : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>, memref<i32>, memref<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: i32):
  "omp.atomic.capture"() ({
    "omp.atomic.read"(%arg0, %arg1) <{element_type = i32, memory_order = #omp<memoryorderkind seq_cst>}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg3) : (memref<i32>, i32) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<i32>):
  "omp.atomic.capture"() ({
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg2: i32):
      "omp.yield"(%arg2) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg1: i32):
      "omp.yield"(%arg1) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
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
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "x"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"(%arg0) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> !transform.any_value, sym_name = "x"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"(%arg0) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "y"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.include"() <{failure_propagation_mode = 1 : i32, target = @x}> : () -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "y"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @x}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "y"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @x}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "y"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @x}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_value) -> (), sym_name = "y"}> ({
  ^bb0(%arg0: !transform.any_value):
    "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @x}> : (!transform.any_value) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
%r = "emitc.variable"() <{value = 1 : i32}> : () -> (!emitc.lvalue<i64>)
// -----
%r = "spirv.Constant"() <{value = 1 : i64}> : () -> (i32)
// -----
%r = "spirv.Constant"() <{value = 1.0 : f32}> : () -> (i32)
// -----
%r = "spirv.Constant"() <{value = dense<1> : vector<3xi32>}> : () -> (vector<2xi32>)
// -----
%r = "spirv.Constant"() <{value = "x"}> : () -> (i32)
