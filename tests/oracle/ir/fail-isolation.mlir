// A function that uses a value from outside.
// run: --allow-unregistered-dialect
%0 = "t.a"() : () -> i32
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.b"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
