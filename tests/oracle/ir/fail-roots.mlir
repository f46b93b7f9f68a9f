// Two operations at the top level, and no module around them.
// stderr: compare
// run: --no-implicit-module
"func.func"() <{function_type = () -> (), sym_name = "one"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "two"}> ({
  "func.return"() : () -> ()
}) : () -> ()
