// A symbol that is defined twice at the top level.
// stderr: compare
// run:
// run: --mlir-disable-diagnostic-notes
// run: --no-implicit-module
"func.func"() <{function_type = () -> (), sym_name = "one"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "one"}> ({
  "func.return"() : () -> ()
}) : () -> ()
