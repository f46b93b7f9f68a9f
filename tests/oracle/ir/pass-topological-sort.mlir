// Users come after what they use; what is in a circle goes ahead.
// run: --allow-unregistered-dialect --topological-sort
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(topological-sort))'
"builtin.module"() ({
  %e = "t.e"(%c, %d) : (i32, i32) -> i32
  %d = "t.d"(%b) : (i32) -> i32
  %c = "t.c"(%a) : (i32) -> i32
  %b = "t.b"(%a) : (i32) -> i32
  %a = "t.a"() : () -> i32
  %free = "t.free"() : () -> i32
  %g = "t.g"(%h) : (i32) -> i32
  %h = "t.h"(%g, %late) : (i32, i32) -> i32
  %after = "t.after"(%h) : (i32) -> i32
  %late = "t.late"(%self) : (i32) -> i32
  %self = "t.self"(%self) : (i32) -> i32
  "t.region"() ({
    "t.uses"(%inner, %deep) : (i32, i32) -> ()
    %inner = "t.inner"() : () -> i32
  }) : () -> ()
  %deep = "t.deep"() : () -> i32
  "builtin.module"() ({
    "t.last"(%y) : (i32) -> ()
    %y = "t.y"(%x) : (i32) -> i32
    %x = "t.x"() : () -> i32
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "ordered"}> ({
  ^bb0(%x: i32):
    %p = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %q = "arith.muli"(%p, %x) : (i32, i32) -> i32
    "builtin.module"() ({
      "t.last"(%y) : (i32) -> ()
      %y = "t.y"() : () -> i32
    }) : () -> ()
    "func.return"(%q) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
