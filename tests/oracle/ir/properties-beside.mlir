// An attribute beside a property of its name: the property stands, and one that is no attribute leaves it alone.
// run: --allow-unregistered-dialect
"builtin.module"() ({
  %0 = "x.y"() : () -> i64
  %1 = "llvm.mul"(%0, %0) <{overflowFlags = 2 : i32}> {overflowFlags = #llvm.overflow<nuw>} : (i64, i64) -> i64
  %2 = "llvm.mul"(%0, %0) {overflowFlags = #llvm.overflow<nuw>} : (i64, i64) -> i64
  %3 = "arith.muli"(%0, %0) <{overflowFlags = #arith.overflow<nuw>}> {overflowFlags = #arith.overflow<nsw>} : (i64, i64) -> i64
  %4 = "arith.muli"(%0, %0) <{}> {overflowFlags = #arith.overflow<nsw>} : (i64, i64) -> i64
  %5 = "arith.constant"() <{value = 1 : i16}> {value = "text"} : () -> i16
}) : () -> ()
