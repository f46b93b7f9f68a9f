// They differ at the number that is a floating-point constant.
"func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
^bb0(%x: i32):
  %w = "arith.sitofp"(%x) : (i32) -> f64
  %c = "arith.constant"() <{value = 123456.0 : f64}> : () -> f64
  %0 = "arith.cmpf"(%w, %c) <{predicate = 2 : i64, fastmath = #arith.fastmath<none>}> : (f64, f64) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
^bb0(%x: i32):
  %w = "arith.sitofp"(%x) : (i32) -> f64
  %c = "arith.constant"() <{value = 123456.0 : f64}> : () -> f64
  %0 = "arith.cmpf"(%w, %c) <{predicate = 3 : i64, fastmath = #arith.fastmath<none>}> : (f64, f64) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
