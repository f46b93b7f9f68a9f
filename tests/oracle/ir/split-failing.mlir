// The middle part does not verify; the others are printed all the same.
// run: --split-input-file
"builtin.module"() ({
^bb0:
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "twice"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "twice"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
}) {a.last} : () -> ()
