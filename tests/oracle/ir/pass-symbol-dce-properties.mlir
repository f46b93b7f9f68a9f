// What the properties of an operation that nobody declares refer to.
// run: --allow-unregistered-dialect --symbol-dce
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "in_properties", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "in_attributes", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "t.op"() <{e = @in_properties}> {f = @in_attributes} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
