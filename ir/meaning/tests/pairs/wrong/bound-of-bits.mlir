// They differ at the bits of the constant alone.
"func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
^bb0(%x: i32):
  %w = "arith.bitcast"(%x) : (i32) -> f32
  %c = "arith.constant"() <{value = 0.1 : f32}> : () -> f32
  %0 = "arith.cmpf"(%w, %c) <{predicate = 2 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
^bb0(%x: i32):
  %w = "arith.bitcast"(%x) : (i32) -> f32
  %c = "arith.constant"() <{value = 0.1 : f32}> : () -> f32
  %0 = "arith.cmpf"(%w, %c) <{predicate = 3 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
