// Locations of every kind, defined before and after their use.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
#before = loc("before")
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%x: i32 loc("x"), %y: i32):
    "t.a"() : () -> () loc(unknown)
    "t.b"() : () -> () loc("file.mlir":10:20)
    "t.c"() : () -> () loc("file.mlir":10:20 to :25)
    "t.d"() : () -> () loc("file.mlir":10:20 to 12:5)
    "t.e"() : () -> () loc("name"("file.mlir":1:1))
    "t.f"() : () -> () loc(callsite("callee" at callsite("middle" at #before)))
    "t.g"() : () -> () loc(fused["a", #before])
    "t.h"() : () -> () loc(fused<{meta = 1}>["a", #before])
    "t.i"() {location = loc(#before)} : () -> () loc(#after)
    "func.return"() : () -> ()
  }) : () -> () loc(#before)
}) : () -> () loc(#after)
#more = loc("more":7:7)
#after = loc(fused[#more, "end"])
