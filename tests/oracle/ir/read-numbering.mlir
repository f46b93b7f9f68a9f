// Numbers of values run through all regions, the last region first.
// run:
// run: --mlir-print-debuginfo
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "first"}> ({
  ^bb0(%a: i32, %b: i32):
    %c = "arith.muli"(%a, %b) : (i32, i32) -> i32
    "func.return"(%c) : (i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    %k = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.func"() <{function_type = (f32) -> f32, sym_name = "second"}> ({
    ^bb0(%x: f32):
      %y = "arith.negf"(%x) : (f32) -> f32
      %z = "arith.addf"(%x, %y) : (f32, f32) -> f32
      "func.return"(%z) : (f32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "third"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    %m = "arith.constant"() <{value = 2 : i32}> : () -> i32
  }) : () -> ()
  %n = "arith.constant"() <{value = 3 : i32}> : () -> i32
}) : () -> ()
