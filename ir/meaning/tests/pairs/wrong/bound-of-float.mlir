// They differ at the constant alone.
"func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
^bb0(%x: f32):
  %c = "arith.constant"() <{value = 0.1 : f32}> : () -> f32
  %0 = "arith.cmpf"(%x, %c) <{predicate = 2 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
^bb0(%x: f32):
  %c = "arith.constant"() <{value = 0.1 : f32}> : () -> f32
  %0 = "arith.cmpf"(%x, %c) <{predicate = 3 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
