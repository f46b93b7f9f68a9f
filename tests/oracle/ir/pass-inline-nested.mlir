// A nested function goes only where nothing outside of the operation that the pass runs on may use it.
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(builtin.module(inline))'
// run: --allow-unregistered-dialect --inline
"builtin.module"() ({
  "builtin.module"() <{sym_name = "named"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "nested"}> ({
      %true = "arith.constant"() <{value = true}> : () -> i1
      "cf.assert"(%true) <{msg = "held"}> : (i1) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
      "func.call"() <{callee = @g}> : () -> ()
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "private", sym_visibility = "private"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "builtin.module"() <{sym_name = "inner"}> ({
      "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
        "func.return"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "own.user"() {callees = [@named::@f, @named::@g]} : () -> ()
}) : () -> ()
