// Errors at locations of calls, and at locations without a position in a text.
// stderr: compare
// run: --split-input-file
// run: --split-input-file --mlir-disable-diagnostic-notes
// run: --split-input-file --mlir-print-op-on-diagnostic=false
// run: --split-input-file --verify-diagnostics
"func.return"() : () -> () loc(callsite("f"("a.c":1:2) at "b.c":3:4))
// -----
"func.return"() : () -> () loc(callsite("a.c":1:2 at callsite("b.c":3:4 at "m"(callsite(unknown at "d.c":7:8)))))
// -----
"func.return"() : () -> () loc(callsite(callsite("a.c":1:2 at "b.c":3:4) at "c.c":5:6))
// -----
"func.return"() : () -> () loc(fused<"x">["e.c":9:10, fused[callsite("a.c":1:2 at fused["q", "b.c":3:4]), callsite("c.c":5:6 at "d.c":7:8)]])
// -----
"func.return"() : () -> () loc(callsite("f" at "g"))
// -----
"func.return"() : () -> () loc(callsite("f" at unknown))
// -----
"func.return"() : () -> () loc(callsite(unknown at "-":1:1))
// -----
"func.return"() : () -> () loc(fused["f", "g"(unknown)])
// -----
#1 = loc(callsite("1" at "a.c":1:1))
#2 = loc(callsite("2" at #1))
#3 = loc(callsite("3" at #2))
#4 = loc(callsite("4" at #3))
#5 = loc(callsite("5" at #4))
#6 = loc(callsite("6" at #5))
#7 = loc(callsite("7" at #6))
#8 = loc(callsite("8" at #7))
#9 = loc(callsite("9" at #8))
#10 = loc(callsite("10" at #9))
#11 = loc(callsite("11" at #10))
"func.return"() : () -> () loc(#11)
