// Tables within tables, and references that lead through them.
// run: --allow-unregistered-dialect --symbol-dce
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(symbol-dce))'
"builtin.module"() <{sym_name = "outer"}> ({
  "builtin.module"() <{sym_name = "library"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "one", sym_visibility = "nested"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "two", sym_visibility = "nested"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "three", sym_visibility = "private"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "builtin.module"() <{sym_name = "deep"}> ({
      "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
        "func.return"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "hidden", sym_visibility = "private"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "visible_in_vain"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "anonymous", sym_visibility = "private"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "kept"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "t.use"() {to = @library::@one} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
