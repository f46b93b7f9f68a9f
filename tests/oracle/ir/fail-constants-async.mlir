// Constants of complex and shape, and tasks and functions of async: what is refused, and what is next to it.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<3xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<?xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<2xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> !shape.shape
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<*xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<[[1, 2]]> : tensor<1x2xindex>}> : () -> !shape.shape
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<index>}> : () -> tensor<1xindex>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "async.yield"() : () -> ()
  }) : () -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "async.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "async.yield"() : () -> ()
  }) : () -> (!async.token, !async.value<f32>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "async.yield"(%arg0) : (i32) -> ()
  }) : () -> (!async.token, !async.value<f32>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg1: f32):
    "async.yield"() : () -> ()
  }) : () -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !async.value<f32>):
  %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: f32):
    "async.yield"() : () -> ()
  }) : (!async.value<f32>) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !async.value<f32>):
  %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    "async.yield"() : () -> ()
  }) : (!async.value<f32>) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "f"}> ({
^bb0(%arg0: !async.value<f32>):
  %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: i32):
    "async.yield"() : () -> ()
  }) : (!async.value<f32>) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!async.token) -> (), sym_name = "f"}> ({
^bb0(%arg0: !async.token):
  %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%arg1: !async.token):
    "async.yield"() : () -> ()
  }) : (!async.token) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "async.yield"(%arg0) : (f32) -> ()
  }) : () -> (!async.token, !async.value<f32>)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> f32, sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (), sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.token, sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (i32) -> !async.value<f32>, sym_name = "x"}> ({
^bb0(%arg0: i32):
  "async.return"(%arg0) : (i32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (!async.token, !async.value<f32>), sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (!async.value<f32>, !async.token), sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> (!async.value<f32>, f32), sym_name = "x"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0, %arg0) : (f32, f32) -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.token, sym_name = "x", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (f32) -> (), sym_name = "y"}> ({
^bb0(%arg0: f32):
  %0 = "async.call"(%arg0) <{callee = @x}> : (f32) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.token, sym_name = "x", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "y"}> ({
^bb0(%arg0: i32):
  %0 = "async.call"(%arg0) <{callee = @x}> : (i32) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.token, sym_name = "x", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "y"}> ({
^bb0(%arg0: i32):
  %0 = "async.call"() <{callee = @x}> : () -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.token, sym_name = "x", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (f32) -> (), sym_name = "y"}> ({
^bb0(%arg0: f32):
  "async.call"(%arg0) <{callee = @x}> : (f32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"async.func"() <{function_type = (f32) -> !async.token, sym_name = "x", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (f32) -> (), sym_name = "y"}> ({
^bb0(%arg0: f32):
  %0 = "async.call"(%arg0) <{callee = @x}> : (f32) -> !async.value<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "y"}> ({
^bb0(%arg0: f32):
  %0 = "async.call"(%arg0) <{callee = @x}> : (f32) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "x", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (f32) -> (), sym_name = "y"}> ({
^bb0(%arg0: f32):
  %0 = "async.call"(%arg0) <{callee = @x}> : (f32) -> !async.token
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "y"}> ({
^bb0(%arg0: f32):
  "async.return"(%arg0) : (f32) -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1.000000e+00 : f32, 2.000000e+00 : f32]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1.000000e+00 : f32]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1.000000e+00 : f32, 2.000000e+00]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1.000000e+00, 2.000000e+00]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1.000000e+00 : f32, 2.000000e+00 : f32, 3.000000e+00 : f32]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1 : i32, 2 : i32]}> : () -> complex<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = [1 : i32, 2 : i32]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "complex.constant"() <{value = ["a", "b"]}> : () -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "index.bool.constant"() <{value = true}> : () -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "index.bool.constant"() : () -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "shape.const_witness"() <{passing = false}> : () -> !shape.witness
  "func.return"() : () -> ()
}) : () -> ()
// -----
"smt.solver"() ({
  %0 = "smt.constant"() <{value = false}> : () -> !smt.bool
  "smt.yield"() : () -> ()
}) : () -> ()
// -----
"smt.solver"() ({
  %0 = "smt.int.constant"() <{value = 3 : si4}> : () -> !smt.int
  "smt.yield"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "y"}> ({
  %0 = "async.runtime.create_group"() : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
%0 = "index.bool.constant"() <{value = "x"}> : () -> i1
// -----
%0 = "index.bool.constant"() <{value = 1 : i32}> : () -> i1
// -----
%0 = "shape.const_witness"() <{passing}> : () -> !shape.witness
// -----
%0 = "shape.const_witness"() <{passing = 0 : i8}> : () -> !shape.witness
// -----
%0 = "smt.constant"() <{value = [true]}> : () -> !smt.bool
// -----
%0 = "complex.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> complex<f32>
