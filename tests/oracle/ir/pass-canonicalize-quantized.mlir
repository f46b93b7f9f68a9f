// What is quantized again is the same where no rounding comes between; what was rounded stays rounded.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "rounded"}> ({
  ^bb0(%arg4: f32):
    %8 = "quant.qcast"(%arg4) : (f32) -> !quant.uniform<i8:f32, 5.000000e-01>
    %9 = "quant.dcast"(%8) : (!quant.uniform<i8:f32, 5.000000e-01>) -> f32
    "func.return"(%9) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!quant.uniform<i8:f32, 5.000000e-01>) -> !quant.uniform<i8:f32, 5.000000e-01>, sym_name = "exact"}> ({
  ^bb0(%arg3: !quant.uniform<i8:f32, 5.000000e-01>):
    %6 = "quant.dcast"(%arg3) : (!quant.uniform<i8:f32, 5.000000e-01>) -> f32
    %7 = "quant.qcast"(%6) : (f32) -> !quant.uniform<i8:f32, 5.000000e-01>
    "func.return"(%7) : (!quant.uniform<i8:f32, 5.000000e-01>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x!quant.uniform<u8<0:250>:f64:0, {5.000000e-01:3,2.500000e-01}>>) -> tensor<2x!quant.uniform<u8<0:250>:f64:0, {5.000000e-01:3,2.500000e-01}>>, sym_name = "axis"}> ({
  ^bb0(%arg2: tensor<2x!quant.uniform<u8<0:250>:f64:0, {5.000000e-01:3,2.500000e-01}>>):
    %4 = "quant.dcast"(%arg2) : (tensor<2x!quant.uniform<u8<0:250>:f64:0, {5.000000e-01:3,2.500000e-01}>>) -> tensor<2xf64>
    %5 = "quant.qcast"(%4) : (tensor<2xf64>) -> tensor<2x!quant.uniform<u8<0:250>:f64:0, {5.000000e-01:3,2.500000e-01}>>
    "func.return"(%5) : (tensor<2x!quant.uniform<u8<0:250>:f64:0, {5.000000e-01:3,2.500000e-01}>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!quant.uniform<i32:f32, 1.000000e+00>) -> !quant.uniform<i32:f32, 1.000000e+00>, sym_name = "wide"}> ({
  ^bb0(%arg1: !quant.uniform<i32:f32, 1.000000e+00>):
    %2 = "quant.dcast"(%arg1) : (!quant.uniform<i32:f32, 1.000000e+00>) -> f32
    %3 = "quant.qcast"(%2) : (f32) -> !quant.uniform<i32:f32, 1.000000e+00>
    "func.return"(%3) : (!quant.uniform<i32:f32, 1.000000e+00>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!quant.uniform<i8:bf16, 1.000000e+00>) -> !quant.uniform<i8:bf16, 1.000000e+00>, sym_name = "short"}> ({
  ^bb0(%arg0: !quant.uniform<i8:bf16, 1.000000e+00>):
    %0 = "quant.dcast"(%arg0) : (!quant.uniform<i8:bf16, 1.000000e+00>) -> bf16
    %1 = "quant.qcast"(%0) : (bf16) -> !quant.uniform<i8:bf16, 1.000000e+00>
    "func.return"(%1) : (!quant.uniform<i8:bf16, 1.000000e+00>) -> ()
  }) : () -> ()
}) : () -> ()
