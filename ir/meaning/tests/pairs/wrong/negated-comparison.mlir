// NaN is neither less nor greater nor equal.
"func.func"() <{function_type = (f32, f32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  %1 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
  %2 = "arith.xori"(%1, %0) : (i1, i1) -> i1
  "func.return"(%2) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32, f32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
