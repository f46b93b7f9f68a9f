// A root that is no module.
// run: --no-implicit-module
// run: --no-implicit-module --mlir-print-debuginfo
"func.func"() <{function_type = () -> (), sym_name = "alone"}> ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
