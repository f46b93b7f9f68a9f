// Tables within tables, within functions and without a name, and what may refer to them.
// run: --allow-unregistered-dialect --symbol-dce
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(builtin.module(symbol-dce))'
// run: --allow-unregistered-dialect --pass-pipeline='any(symbol-dce)'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(symbol-dce))'
// run: --no-implicit-module --allow-unregistered-dialect --symbol-dce
"builtin.module"() <{sym_name = "outermost"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "holds_a_table"}> ({
    "builtin.module"() ({
      "func.func"() <{function_type = () -> (), sym_name = "public"}> ({
        "func.call"() <{callee = @private}> : () -> ()
        "func.return"() : () -> ()
      }) : () -> ()
      "func.func"() <{function_type = () -> (), sym_name = "private", sym_visibility = "private"}> ({
      }) : () -> ()
      "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
      }) : () -> ()
      "func.func"() <{function_type = () -> (), sym_name = "unused", sym_visibility = "private"}> ({
      }) : () -> ()
    }) : () -> ()
    "t.two_regions"() ({
      "t.refers"() {to = @from_a_region} : () -> ()
    }, {
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "from_a_region", sym_visibility = "private"}> ({
  }) : () -> ()
  "builtin.module"() <{sym_name = "visible"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
    }) : () -> ()
    "builtin.module"() <{sym_name = "deeper", sym_visibility = "private"}> ({
      "func.func"() <{function_type = () -> (), sym_name = "public"}> ({
        "func.return"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {t.to = @by_a_module} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "by_a_module", sym_visibility = "private"}> ({
  }) : () -> ()
  "builtin.module"() <{sym_name = "hidden", sym_visibility = "private"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "public"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "unused", sym_visibility = "private"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "public"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "public"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "t.refers"() {to = [@visible::@referred, @hidden, @visible::@missing::@deeper, {a = @missing}]} : () -> ()
}) : () -> ()
