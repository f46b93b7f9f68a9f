// What stays keeps its place, unless it has none.
// run: --mlir-print-debuginfo --cse
// run: --mlir-print-debuginfo --pass-pipeline='builtin.module(func.func(cse),strip-debuginfo)'
"func.func"() <{function_type = (i32) -> i32, sym_name = "places"}> ({
^bb0(%x: i32 loc("argument":1:1)):
  %a = "arith.addi"(%x, %x) : (i32, i32) -> i32 loc("first":1:2)
  %b = "arith.addi"(%x, %x) : (i32, i32) -> i32 loc("second":3:4)
  %c = "arith.muli"(%a, %b) : (i32, i32) -> i32 loc(unknown)
  %d = "arith.muli"(%b, %a) : (i32, i32) -> i32 loc(fused["one":1:1, "two":2:2])
  %e = "arith.subi"(%c, %d) : (i32, i32) -> i32 loc(callsite("callee" at "caller":5:6))
  "func.return"(%e) : (i32) -> () loc("end")
}) : () -> () loc("function")
