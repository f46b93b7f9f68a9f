// Modules for a device hold symbols of their own.
// run: --symbol-dce
// run: --cse
// run: --strip-debuginfo
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<4xf32>) -> ()}> ({
    ^bb0(%arg1: memref<4xf32>):
      %1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %2 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %3 = "memref.load"(%arg1, %1) : (memref<4xf32>, index) -> f32
      %4 = "memref.load"(%arg1, %2) : (memref<4xf32>, index) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%5, %arg1, %1) : (f32, memref<4xf32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kernel", workgroup_attributions = 0 : i64} : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "helper", sym_visibility = "private"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch_func"(%0, %0, %0, %0, %0, %0, %arg0) <{kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
