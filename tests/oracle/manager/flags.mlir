// Passes as flags of their own: what is for other operations is nested for them.
// tool: passwright-test-opt
// run: --test-module-pass
// run: --test-function-pass
// run: --test-stats-pass
// run: --test-function-pass --test-module-pass --test-function-pass
// run: --test-options-pass='list=1,2 string=x'
// run: --test-options-pass='list=1,x'
// run: --test-options-pass --mlir-disable-threading
// run: --test-options-super-pass='list={list=1},{list=2}'
// run: --test-pass-failure --test-module-pass
// run: --test-pass-failure='gen-diagnostics=true' --mlir-disable-threading=false
// run: --test-module-pass --verify-each
// run: --test-module-pass --verify-each=true --verify-each=false
// run: --test-module-pass --verify-each=maybe
// stderr: compare
// run: --test-pass-failure='gen-diagnostics=true'
// run: --test-pass-failure=gen-diagnostics
// run: --test-function-pass --test-pass-failure=gen-diagnostics --test-function-pass
// run: --test-interface-pass
// run: --test-stats-pass --test-interface-pass
// run: --mlir-pass-statistics
// run: --test-module-pass --mlir-pass-statistics --mlir-pass-statistics-display=list
// run: --test-pass-failure=gen-diagnostics --mlir-pass-statistics --mlir-pass-statistics-display=list
// run: --test-module-pass --mlir-pass-statistics-display=list
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
