// Functions and calls that are marked are left alone.
// run: --inline
// run: --inline='default-pipeline='
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "open"}> ({
  ^bb0(%arg2: f32):
    %5 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%5) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> f32, no_inline, sym_name = "closed"}> ({
  ^bb0(%arg1: f32):
    %4 = "arith.mulf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32), sym_name = "caller"}> ({
  ^bb0(%arg0: f32):
    %0 = "func.call"(%arg0) <{callee = @closed}> : (f32) -> f32
    %1 = "func.call"(%0) <{callee = @open, no_inline}> : (f32) -> f32
    %2 = "func.call"(%1) <{callee = @outside}> : (f32) -> f32
    %3 = "func.call"(%2) <{callee = @open}> : (f32) -> f32
    "func.return"(%1, %2, %3) : (f32, f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

