// Invariants of emitc, pdl, and of launches and reductions of gpu.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "emitc.for"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg1: i64):
    "emitc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "emitc.for"(%arg0, %arg0, %arg0) ({
    "emitc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "emitc.if"(%arg0) ({
    "emitc.yield"(%arg0) : (i1) -> ()
  }, {
  }) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.cast"(%arg0) : (i32) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.call_opaque"(%arg0) <{callee = ""}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.call_opaque"(%arg0) <{args = [5 : index], callee = "f"}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.call_opaque"(%arg0) <{args = [i32], callee = "f"}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.call_opaque"(%arg0) <{callee = "f", template_args = [@x]}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.call_opaque"(%arg0) <{callee = "f"}> : (i32) -> !emitc.array<3xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.apply"(%arg0) <{applicableOperator = "+"}> : (i32) -> !emitc.ptr<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.apply"(%arg0) <{applicableOperator = ""}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.apply"(%arg0) <{applicableOperator = "&"}> : (i32) -> !emitc.ptr<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>):
  %0 = "emitc.add"(%arg0, %arg0) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>, %arg1: f32):
  %0 = "emitc.add"(%arg0, %arg1) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>, %arg1: f32):
  %0 = "emitc.sub"(%arg0, %arg1) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>, %arg1: i32):
  %0 = "emitc.sub"(%arg1, %arg0) : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>):
  %0 = "emitc.sub"(%arg0, %arg0) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "emitc.variable"() <{value = "s"}> : () -> !emitc.lvalue<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "emitc.constant"() <{value = "s"}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "emitc.expression"(%arg0) ({
  ^bb0(%arg1: i32):
    %1 = "emitc.add"(%arg1, %arg1) : (i32, i32) -> i32
    "emitc.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> (i32, i32), sym_name = "f"}> ({
^bb0(%arg0: i32):
  "emitc.return"(%arg0) : (i32) -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<?xf32>):
  "emitc.return"() : () -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> !emitc.array<2xi32>, sym_name = "f"}> ({
}) : () -> ()
// -----
"emitc.func"() <{function_type = (!emitc.lvalue<i32>) -> (), sym_name = "f"}> ({
}) : () -> ()
// -----
"emitc.declare_func"() <{sym_name = @nope}> : () -> ()
// -----
"emitc.class"() <{sym_name = "c"}> ({
  "x.y"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.array<2xi32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.array<2xi32>, %arg1: index):
  %0 = "emitc.subscript"(%arg0, %arg1, %arg1) : (!emitc.array<2xi32>, index, index) -> !emitc.lvalue<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>, %arg1: f32):
  %0 = "emitc.subscript"(%arg0, %arg1) : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!emitc.ptr<i32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: !emitc.ptr<i32>, %arg1: index):
  %0 = "emitc.subscript"(%arg0, %arg1) : (!emitc.ptr<i32>, index) -> !emitc.lvalue<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  "pdl.rewrite"() <{name = "x", operandSegmentSizes = array<i32: 0, 0>}> ({
  }) : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.type"() : () -> !pdl.type
  %1 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"() <{name = "x", operandSegmentSizes = array<i32: 0, 0>}> ({
  }) : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %1 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"() <{name = "x", operandSegmentSizes = array<i32: 0, 0>}> ({
  }) : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operation"(%0, %0) <{attributeValueNames = ["a", "a"], operandSegmentSizes = array<i32: 0, 2, 0>}> : (!pdl.attribute, !pdl.attribute) -> !pdl.operation
  %2 = "pdl.operation"(%0) <{attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  "pdl.rewrite"(%1) <{name = "x", operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.type"() : () -> !pdl.type
  %1 = "pdl.attribute"(%0) <{value = 3 : i32}> : (!pdl.type) -> !pdl.attribute
  %2 = "pdl.operation"(%1) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  "pdl.rewrite"(%2) <{name = "x", operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.attribute"() : () -> !pdl.attribute
  %1 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %2 = "pdl.attribute"() : () -> !pdl.attribute
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %1 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %1 = "pdl.operand"() : () -> !pdl.value
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.replace"(%0, %0, %1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %1 = "pdl.results"(%0) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %2 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
  "pdl.rewrite"(%0) <{name = "x", operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%arg2: i32):
    "gpu.return"() : () -> ()
  }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
}) : () -> ()
"func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: f32):
  "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32) -> ()}> ({
    ^bb0(%arg2: i32):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@x, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32) -> ()}> ({
    ^bb0(%arg2: i32):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32) -> ()}> ({
    ^bb0(%arg2: i32):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32) -> ()}> ({
    ^bb0(%arg2: i32):
      "gpu.return"() : () -> ()
    }) {sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
      "llvm.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "m"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
    "gpu.return"() : () -> ()
  }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%arg1: index):
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "gpu.all_reduce"(%arg0) ({
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op add>}> ({
  ^bb0(%arg1: f32, %arg2: f32):
    "gpu.yield"(%arg1) : (f32) -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "gpu.all_reduce"(%arg0) ({
  ^bb0(%arg1: f32):
    "gpu.yield"(%arg1) : (f32) -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "gpu.all_reduce"(%arg0) ({
  ^bb0(%arg1: f32, %arg2: i32):
    "gpu.yield"(%arg1) : (f32) -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "gpu.all_reduce"(%arg0) ({
  ^bb0(%arg1: f32, %arg2: f32):
    "gpu.yield"() : () -> ()
  }) : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, memref<5xf32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: memref<5xf32>):
  "gpu.memcpy"(%arg0, %arg1) : (memref<4xf32>, memref<5xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<4xf32>, %arg1: i32):
  "gpu.memset"(%arg0, %arg1) : (memref<4xf32>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%arg0: index):
  %0 = "gpu.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<32x32xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: memref<32x32xf32>, %arg1: index):
  %0 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index}> : (memref<32x32xf32>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0:2 = "gpu.shuffle"(%arg0, %arg0, %arg0) <{mode = #gpu<shuffle_mode xor>}> : (i32, i32, i32) -> (i32, i1)
  %1:2 = "gpu.shuffle"(%arg0, %arg0, %arg0) <{mode = #gpu<shuffle_mode xor>}> : (i32, i32, i32) -> (i64, i1)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"gpu.binary"() <{objects = [], sym_name = "x"}> : () -> ()
// -----
"gpu.module"() <{sym_name = "x", targets = []}> ({
  "x.y"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) {gpu.kernel} : () -> ()
// -----
"x.y"() {gpu.container_module} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "gpu.return"() : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 2 : i16, sym_name = "p"}> ({
  %0 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
  %1 = "pdl.type"() : () -> !pdl.type
  %2 = "pdl.types"() : () -> !pdl.range<type>
  %3 = "pdl.attribute"(%1) : (!pdl.type) -> !pdl.attribute
  %4 = "pdl.attribute"() <{value = 10 : i32}> : () -> !pdl.attribute
  %5 = "pdl.operand"(%1) : (!pdl.type) -> !pdl.value
  %6 = "pdl.operands"(%2) : (!pdl.range<type>) -> !pdl.range<value>
  %7 = "pdl.operation"(%5, %6, %3, %4, %0, %2) <{attributeValueNames = ["x", "y"], opName = "a.b", operandSegmentSizes = array<i32: 2, 2, 2>}> : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
  %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %9 = "pdl.results"(%7) : (!pdl.operation) -> !pdl.range<value>
  %10 = "pdl.operation"(%8) <{attributeValueNames = [], opName = "c.d", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
  "pdl.apply_native_constraint"(%9) <{isNegated = false, name = "c"}> : (!pdl.range<value>) -> ()
  "pdl.rewrite"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    %11 = "pdl.attribute"() <{value = "s"}> : () -> !pdl.attribute
    %12 = "pdl.operation"(%5, %11, %1) <{attributeValueNames = ["q"], opName = "e.f", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
    %13 = "pdl.type"() <{constantType = f32}> : () -> !pdl.type
    %14 = "pdl.result"(%12) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.replace"(%10, %12) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
    "pdl.replace"(%7, %14) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
    "pdl.erase"(%7) : (!pdl.operation) -> ()
  }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0, %0) <{name = "ext", operandSegmentSizes = array<i32: 1, 1>}> ({
  }) : (!pdl.operation, !pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %1 = "pdl.result"(%0) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
  %2 = "pdl.results"(%0) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %3 = "pdl.operation"(%1, %2) <{attributeValueNames = [], operandSegmentSizes = array<i32: 2, 0, 0>}> : (!pdl.value, !pdl.value) -> !pdl.operation
  "pdl.rewrite"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "pdl.erase"(%3) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> i32, specifiers = ["extern"], sym_name = "ext"}> ({
}) : () -> ()
"emitc.declare_func"() <{sym_name = @ff}> : () -> ()
"emitc.func"() <{function_type = (i32, !emitc.ptr<i32>, !emitc.array<2x3xi32>, index, !emitc.opaque<"T">, i1, f32, !emitc.size_t) -> i32, specifiers = ["static"], sym_name = "ff"}> ({
^bb0(%arg0: i32, %arg1: !emitc.ptr<i32>, %arg2: !emitc.array<2x3xi32>, %arg3: index, %arg4: !emitc.opaque<"T">, %arg5: i1, %arg6: f32, %arg7: !emitc.size_t):
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  %1 = "emitc.variable"() <{value = #emitc.opaque<"x">}> : () -> !emitc.lvalue<f32>
  %2 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<2xi32>
  %3 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
  %4 = "emitc.apply"(%0) <{applicableOperator = "&"}> : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %5 = "emitc.apply"(%arg1) <{applicableOperator = "*"}> : (!emitc.ptr<i32>) -> i32
  %6 = "emitc.add"(%arg1, %arg0) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %7 = "emitc.add"(%arg4, %arg1) : (!emitc.opaque<"T">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %8 = "emitc.sub"(%arg1, %arg0) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %9 = "emitc.sub"(%arg1, %arg1) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %10 = "emitc.add"(%arg6, %arg6) : (f32, f32) -> f32
  %11 = "emitc.call_opaque"(%arg0, %arg6) <{args = [1 : index, 42 : i32, 0 : index, #emitc.opaque<"z">], callee = "g", template_args = [i32, 3 : i32, #emitc.opaque<"y">, 1.000000e+00 : f32]}> : (i32, f32) -> i32
  "emitc.call_opaque"() <{callee = "h"}> : () -> ()
  %12:2 = "emitc.call_opaque"() <{callee = "g2"}> : () -> (i32, f32)
  %13 = "emitc.subscript"(%arg2, %arg3, %arg0) : (!emitc.array<2x3xi32>, index, i32) -> !emitc.lvalue<i32>
  %14 = "emitc.subscript"(%arg1, %arg3) : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  %15 = "emitc.subscript"(%arg4, %arg6) : (!emitc.opaque<"T">, f32) -> !emitc.lvalue<i32>
  %16 = "emitc.subscript"(%arg1, %arg4) : (!emitc.ptr<i32>, !emitc.opaque<"T">) -> !emitc.lvalue<i32>
  %17 = "emitc.cast"(%arg0) : (i32) -> f32
  %18 = "emitc.cast"(%arg1) : (!emitc.ptr<i32>) -> !emitc.ptr<f32>
  %19 = "emitc.cast"(%arg4) : (!emitc.opaque<"T">) -> i32
  %20 = "emitc.cast"(%arg7) : (!emitc.size_t) -> index
  "emitc.for"(%arg3, %arg3, %arg3) ({
  ^bb0(%arg10: index):
    "emitc.if"(%arg5) ({
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "x"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    "emitc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "emitc.for"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg9: i32):
    "emitc.yield"() : () -> ()
  }) : (i32, i32, i32) -> ()
  %21 = "emitc.expression"(%arg0) ({
  ^bb0(%arg8: i32):
    %22 = "emitc.add"(%arg8, %arg8) : (i32, i32) -> i32
    "emitc.yield"(%22) : (i32) -> ()
  }) : (i32) -> i32
  "emitc.switch"(%arg0) <{cases = array<i64: 1>}> ({
    "emitc.yield"() : () -> ()
  }, {
    "emitc.yield"() : () -> ()
  }) : (i32) -> ()
  "emitc.return"(%arg0) : (i32) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32, memref<4xf32>) -> ()}> ({
    ^bb0(%arg6: i32, %arg7: memref<4xf32>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {sym_name = "other", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "n"}> ({
    "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    ^bb0(%arg5: i64):
      "llvm.return"() : () -> ()
    }) {gpu.kernel} : () -> ()
  }) : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "x">], offloadingHandler = #gpu.select_object, sym_name = "bin"}> : () -> ()
  "func.func"() <{function_type = (index, i32, memref<4xf32>, !gpu.async.token, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: memref<4xf32>, %arg3: !gpu.async.token, %arg4: i1):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg2) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, i32, memref<4xf32>) -> ()
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @n::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @bin::@zzz, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
    "scf.if"(%arg4) ({
      "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@nope, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %0 = "gpu.launch_func"(%arg3, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, i32, memref<4xf32>) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"func.func"() <{function_type = (index, f32, memref<?xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, !gpu.async.token) -> (), sym_name = "f"}> ({
^bb0(%arg0: index, %arg1: f32, %arg2: memref<?xf32>, %arg3: memref<4xf32>, %arg4: memref<4xf32, strided<[?], offset: ?>>, %arg5: !gpu.async.token):
  "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index):
    %4 = "gpu.all_reduce"(%arg1) <{op = #gpu<all_reduce_op add>}> ({
    }) : (f32) -> f32
    %5 = "gpu.all_reduce"(%arg1) ({
    ^bb0(%arg32: f32, %arg33: f32):
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "gpu.yield"(%arg32) : (f32) -> ()
    }) : (f32) -> f32
    "gpu.terminator"() : () -> ()
  }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
  "gpu.memcpy"(%arg2, %arg3) : (memref<?xf32>, memref<4xf32>) -> ()
  %0 = "gpu.memcpy"(%arg5, %arg3, %arg4) : (!gpu.async.token, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> !gpu.async.token
  %1 = "gpu.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32>
  %2:2 = "gpu.alloc"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> (memref<4xf32>, !gpu.async.token)
  %3 = "gpu.alloc"(%arg0, %arg0) <{hostShared, operandSegmentSizes = array<i32: 0, 2, 0>}> : (index, index) -> memref<?x?xf32>
  "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: memref<4xf32, 3>, %arg19: memref<2xf32, 5>):
    "gpu.terminator"() : () -> ()
  }) {workgroup_attributions = 1 : i64} : (index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"emitc.global"() <{type = f8E4M3FN, sym_name = "x"}> : () -> ()
// -----
"emitc.global"() <{type = i7, sym_name = "x"}> : () -> ()
// -----
"emitc.global"() <{type = !emitc.size_t, sym_name = "x"}> : () -> ()
