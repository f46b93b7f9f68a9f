// A function whose name a reference through another symbol table gives away, and one that none does.
// run: --allow-unregistered-dialect --sccp
"builtin.module"() ({
  "builtin.module"() <{sym_name = "m", sym_visibility = "private"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "nested"}> ({
    ^bb0(%a: i32):
      "func.return"(%a) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
      %c = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %r = "func.call"(%c) <{callee = @f}> : (i32) -> i32
      "func.return"(%r) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
    "test.use"() {f = @m::@f} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
