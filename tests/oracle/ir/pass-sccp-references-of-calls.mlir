// Functions whose names a call gives away beside its callee: the other one, and the callee itself.
// run: --allow-unregistered-dialect --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "h", sym_visibility = "private"}> ({
  ^bb0(%a: i32):
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "main"}> ({
    %c = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %r = "func.call"(%c) <{callee = @f}> {then = @g} : (i32) -> i32
    %s = "func.call"(%r) <{callee = @g}> : (i32) -> i32
    %t = "func.call"(%c) <{callee = @h}> {then = @h} : (i32) -> i32
    %u = "arith.addi"(%s, %t) : (i32, i32) -> i32
    "func.return"(%u) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
