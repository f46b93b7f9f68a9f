// Constants of every kind come to the front, each once.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (i32, index, f64, tensor<2xi8>, () -> (), i32), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %4 = "func.constant"() <{value = @g}> : () -> (() -> ())
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "func.return"(%0, %1, %2, %3, %4, %5) : (i32, index, f64, tensor<2xi8>, () -> (), i32) -> ()
  ^bb2:  // pred: ^bb0
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %9 = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %10 = "func.constant"() <{value = @g}> : () -> (() -> ())
    %11 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "func.return"(%6, %7, %8, %9, %10, %11) : (i32, index, f64, tensor<2xi8>, () -> (), i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
