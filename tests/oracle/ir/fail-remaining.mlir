// Operations of nvvm, llvm, ml_program, complex and emitc that are not valid, beside some that are.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (i64, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i64, %arg1: i32):
  %0 = "nvvm.redux.sync"(%arg0, %arg1) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (i64, i32) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind max>, nan = false}> : (i32, i32) -> i32
  %1 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind xor>, nan = false}> : (i32, i32) -> i32
  %2 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind umin>, nan = false}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: i32):
  %0 = "nvvm.redux.sync"(%arg0, %arg1) <{abs = false, kind = #nvvm<redux_kind fmax>, nan = false}> : (f32, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"emitc.global"() <{const_specifier, initial_value = 3 : i32, sym_name = "g", type = i32}> : () -> ()
// -----
"emitc.global"() <{extern_specifier, sym_name = "g", type = i32}> : () -> ()
// -----
"emitc.global"() <{initial_value = #emitc.opaque<"x">, sym_name = "g", type = i32}> : () -> ()
// -----
"ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = i32}> : () -> ()
// -----
"ml_program.global"() <{sym_name = "g", sym_visibility = "private", type = i32, value = 3 : i32}> : () -> ()
// -----
#extern = #ml_program.extern
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "g", sym_visibility = "private", type = i32, value = #extern}> : () -> ()
}) : () -> ()
// -----
"ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = i32, value = 3 : i64}> : () -> ()
// -----
"func.func"() <{function_type = (f64) -> (), sym_name = "a"}> ({
^bb0(%arg0: f64):
  %0 = "complex.bitcast"(%arg0) : (f64) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, complex<f32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f64, %arg1: complex<f32>):
  %0 = "complex.bitcast"(%arg0) : (f64) -> complex<f64>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, complex<f32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f64, %arg1: complex<f32>):
  %0 = "complex.bitcast"(%arg0) : (f64) -> complex<f32>
  %1 = "complex.bitcast"(%arg1) : (complex<f32>) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (complex<f32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: complex<f32>):
  %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<i32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "emitc.verbatim"() <{value = "a {}"}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "emitc.verbatim"(%arg0) <{value = "a {} {{}}"}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"tosa.variable"() <{initial_value = dense<7> : tensor<2xi32>, sym_name = "x", type = i32, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
"func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: tensor<2xi32>):
  "tosa.variable_write"(%arg0) <{name = "x"}> : (tensor<2xi32>) -> ()
  %0 = "tosa.variable_read"() <{name = "x"}> : () -> tensor<2xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @g, tag = <id = 1>>}> : () -> !llvm.ptr
  "llvm.return"() : () -> ()
}) : () -> ()
