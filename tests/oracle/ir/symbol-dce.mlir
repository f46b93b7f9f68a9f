// Private symbols live as long as something that lives refers to them.
// run: --symbol-dce
// run: --pass-pipeline='builtin.module(symbol-dce)'
// run: --pass-pipeline='builtin.module(builtin.module(symbol-dce))'
// run: --pass-pipeline='builtin.module(symbol-dce,builtin.module(symbol-dce))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.call"() <{callee = @used}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
    "func.call"() <{callee = @used_by_used}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "used_by_used", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "recursive", sym_visibility = "private"}> ({
    "func.call"() <{callee = @recursive}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner", sym_visibility = "private"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "gone", sym_visibility = "private"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "stays", sym_visibility = "nested"}> ({
    }) : () -> ()
  }) {a.note = "kept by the attribute of the next one"} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "refers"}> ({
    "func.return"() : () -> ()
  }) {to = [@inner::@stays, {deep = @nested}]} : () -> ()
}) : () -> ()
