// Where something alive may hold symbols that nobody knows of, nothing is removed; where it is dead, it does not matter.
// run: --allow-unregistered-dialect --symbol-dce
// run: --allow-unregistered-dialect --split-input-file --symbol-dce
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "alive"}> ({
    "t.unknown"() ({
      "t.inside"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "dead", sym_visibility = "private"}> ({
    "t.unknown"() ({
      "t.inside"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
