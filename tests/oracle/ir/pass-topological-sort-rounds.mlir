// Each round goes along the block; what became ready behind it waits for the next one.
// run: --allow-unregistered-dialect --topological-sort
"builtin.module"() ({
  %a = "t.a"(%f) : (i32) -> i32
  %b = "t.b"(%a, %d) : (i32, i32) -> i32
  %c = "t.c"() : () -> i32
  %d = "t.d"(%c) : (i32) -> i32
  %e = "t.e"(%b, %d) : (i32, i32) -> i32
  %f = "t.f"(%c, %c) : (i32, i32) -> i32
  %g = "t.g"(%a, %i) : (i32, i32) -> i32
  %h = "t.h"(%g) : (i32) -> i32
  %i = "t.i"(%h) : (i32) -> i32
  %k = "t.k"(%i, %l) : (i32, i32) -> i32
  %l = "t.l"(%m) : (i32) -> i32
  %m = "t.m"(%k) : (i32) -> i32
  %n = "t.n"(%e) : (i32) -> i32
  "t.end"(%n, %o) : (i32, i32) -> ()
  %o = "t.o"() : () -> i32
}) : () -> ()
