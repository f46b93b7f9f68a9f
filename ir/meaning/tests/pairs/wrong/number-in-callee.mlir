// The callee knows the one number for which the result is true.
"func.func"() <{function_type = (i32) -> i1, sym_name = "g", sym_visibility = "private"}> ({
^bb0(%x: i32):
  %c = "arith.constant"() <{value = 123456 : i32}> : () -> i32
  %0 = "arith.cmpi"(%x, %c) <{predicate = 0 : i64}> : (i32, i32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "func.call"(%x) <{callee = @g}> : (i32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> i1, sym_name = "g", sym_visibility = "private"}> ({
^bb0(%x: i32):
  %0 = "arith.constant"() <{value = false}> : () -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "func.call"(%x) <{callee = @g}> : (i32) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
