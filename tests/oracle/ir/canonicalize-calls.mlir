// Calls through a function value that is known, and casts without a meaning of their own.
// run: --canonicalize
// run: --canonicalize='top-down=false'
// run: --canonicalize --symbol-dce
// run: --cse
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64) -> (i32, i64), sym_name = "callee", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64) -> (i32, i64, i32, i64), sym_name = "caller"}> ({
  ^bb0(%x: i32, %y: i64):
    %f = "func.constant"() <{value = @callee}> : () -> ((i32, i64) -> (i32, i64))
    %g = "func.constant"() <{value = @callee}> : () -> ((i32, i64) -> (i32, i64))
    %a:2 = "func.call_indirect"(%f, %x, %y) : ((i32, i64) -> (i32, i64), i32, i64) -> (i32, i64)
    %b:2 = "func.call_indirect"(%g, %a#0, %y) {a.note} : ((i32, i64) -> (i32, i64), i32, i64) -> (i32, i64)
    "func.return"(%a#0, %a#1, %b#0, %b#1) : (i32, i64, i32, i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64) -> (i32, i64, i64, i32, i32), sym_name = "casts"}> ({
  ^bb0(%x: i32, %y: i64):
    %a = "builtin.unrealized_conversion_cast"(%x) : (i32) -> index
    %b = "builtin.unrealized_conversion_cast"(%a) : (index) -> i32
    %c = "builtin.unrealized_conversion_cast"(%y) : (i64) -> i64
    %d = "builtin.unrealized_conversion_cast"(%a) : (index) -> i64
    %e:2 = "builtin.unrealized_conversion_cast"(%y) : (i64) -> (i32, i32)
    %f = "builtin.unrealized_conversion_cast"(%e#0, %e#1) : (i32, i32) -> i64
    %g = "builtin.unrealized_conversion_cast"(%e#1, %e#0) : (i32, i32) -> i32
    %h = "builtin.unrealized_conversion_cast"() : () -> i8
    "func.return"(%b, %c, %d, %g, %e#0) : (i32, i64, i64, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
