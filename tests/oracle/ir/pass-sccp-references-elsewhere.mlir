// Private functions whose names operations in another symbol table use, which has no such symbol or one of its own.
// run: --allow-unregistered-dialect --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "k", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i32, i32), sym_name = "f"}> ({
    %c = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %0 = "func.call"(%c) <{callee = @g}> : (i32) -> i32
    %1 = "func.call"(%c) <{callee = @k}> : (i32) -> i32
    "func.return"(%0, %1) : (i32, i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "m"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "k"}> ({
      "test.use"() {g = @g, k = @k} : () -> ()
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
