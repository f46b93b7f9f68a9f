// Locations in properties of unregistered operations, which other locations of the text share.
// run: --allow-unregistered-dialect --mlir-print-debuginfo
"builtin.module"() ({
  "t.before"() <{a = [[loc("a")], unit]}> : () -> () loc(unknown)
  "t.same"() <{b = [loc("b"), loc(fused["c", "d"])]}> : () -> () loc("b")
  "t.after"() : () -> () loc(fused["a", "c"])
  "t.last"() : () -> () loc(fused["c", "d"])
}) : () -> ()
