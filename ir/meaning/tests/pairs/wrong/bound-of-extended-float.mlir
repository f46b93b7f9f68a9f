// They differ at the constant alone, which is that of a wider format.
"func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
^bb0(%x: f32):
  %w = "arith.extf"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f64
  %c = "arith.constant"() <{value = 1234.5 : f64}> : () -> f64
  %0 = "arith.cmpf"(%w, %c) <{predicate = 2 : i64, fastmath = #arith.fastmath<none>}> : (f64, f64) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
^bb0(%x: f32):
  %w = "arith.extf"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f64
  %c = "arith.constant"() <{value = 1234.5 : f64}> : () -> f64
  %0 = "arith.cmpf"(%w, %c) <{predicate = 3 : i64, fastmath = #arith.fastmath<none>}> : (f64, f64) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
