// The call returns the one number for which the result is true.
"func.func"() <{function_type = () -> i32, sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> i1, sym_name = "f"}> ({
  %0 = "func.call"() <{callee = @h}> : () -> i32
  %c = "arith.constant"() <{value = 123456 : i32}> : () -> i32
  %r = "arith.cmpi"(%0, %c) <{predicate = 0 : i64}> : (i32, i32) -> i1
  "func.return"(%r) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> i32, sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> i1, sym_name = "f"}> ({
  %0 = "func.call"() <{callee = @h}> : () -> i32
  %r = "arith.constant"() <{value = false}> : () -> i1
  "func.return"(%r) : (i1) -> ()
}) : () -> ()
