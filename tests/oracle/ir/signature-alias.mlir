// The type of an operation may be an alias.
// run: --allow-unregistered-dialect
!source = () -> (i32, i64)
!sink = (i32, i64) -> ()
%0:2 = "t.a"() : !source
"t.b"(%0#0, %0#1) : !sink
"t.c"(%0#0) ({
  "t.b"(%0#0, %0#1) : !sink
}) : (i32) -> ()
