// Groups of results, arguments of blocks, uses before definitions, values from outside.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo

"t.top"() ({
^bb0(%a: i32, %b: f32 loc("argument")):
  %r:3, %s, %t:2 = "t.many"(%a) : (i32) -> (i32, f32, i64, index, i8, i1)
  "t.use"(%r#2, %r#0, %s, %t#1, %t) : (i64, i32, index, i1, i8) -> ()
  %x:2 = "t.two"() : () -> (f64, f64)
  %y = "t.nested"(%a) ({
    "t.in"(%s, %a) : (index, i32) -> ()
    "t.jump"(%x#0)[^bb2, ^bb1, ^bb2] : (f64) -> ()
  ^bb1:  // a comment
    "t.end"() : () -> ()
  ^bb2(%p: i8, %q: tensor<*xi8>):
    "t.again"(%p)[^bb1] : (i8) -> ()
  }, {
  }, {
  ^bb0:
  }) : (i32) -> i32
  "t.last"()[^bb7] : () -> ()
^bb7:
  "t.done"() : () -> ()
}) : () -> ()
"t.graph"() ({
  "t.later"(%x#1, %y) : (f64, i32) -> ()
  %x:2 = "t.two"() : () -> (f64, f64)
  %y = "t.self"(%y, %x#0) : (i32, f64) -> i32
}) : () -> ()
%0 = "t.a"(%1) : (i32) -> i32
%1 = "t.b"(%0) : (i32) -> i32
