// Several modules in one file, one of them implicit.
// run: --split-input-file
// run: --split-input-file --cse
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "first"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "implicit_module"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "second_function"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
}) : () -> ()
