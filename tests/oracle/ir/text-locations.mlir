// Locations of every kind, and what passes make of them.
// lower: --allow-unregistered-dialect --canonicalize --inline --strip-debuginfo
// lower: --allow-unregistered-dialect --snapshot-op-locations=filename=/dev/null --cse
#outer = loc("outer.c":10:20)
func.func @callee(%a: i32 loc("arg"("a.c":1:2))) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(callsite("inner"("b.c":3:4) at #outer))
  %1 = arith.muli %0, %a : i32 loc(fused<"meta">["x.c":1:1, "y.c":2:2, unknown])
  %2 = arith.subi %1, %a : i32 loc("range.c":1:2 to 3:4)
  %3 = arith.xori %2, %a : i32 loc("range.c":7:2 to :9)
  return %3 : i32 loc(unknown)
}
func.func @caller(%a: i32) -> i32 {
  %0 = call @callee(%a) : (i32) -> i32 loc(callsite("one" at callsite("two" at "deep.c":5:6)))
  %1 = arith.addi %0, %0 {test.where = loc("attr.c":8:9)} : i32 loc(fused["a b.c":1:1, fused<[1, 2]>["n"]])
  return %1 : i32
} loc("the end \"quoted\"":65535:1)
