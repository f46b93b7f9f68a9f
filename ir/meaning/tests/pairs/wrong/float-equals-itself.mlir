// NaN does not.
"func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
^bb0(%arg0: f32):
  %0 = "arith.constant"() <{value = true}> : () -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
