// What a pipeline visits, told by passes that report each operation they run on.
// tool: passwright-test-opt
// stderr: compare
// run: --pass-pipeline='builtin.module()'
// run: --pass-pipeline='any()'
// run: --pass-pipeline='builtin.module(test-module-pass)'
// run: --pass-pipeline='builtin.module(test-pass-failure{gen-diagnostics=true})'
// run: --pass-pipeline='any(test-pass-failure{gen-diagnostics=true})'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(builtin.module(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(builtin.module(func.func(test-pass-failure{gen-diagnostics=true})))'
// run: --pass-pipeline='builtin.module(any(any(test-pass-failure{gen-diagnostics=true})))'
// run: --pass-pipeline='any(any(any(test-pass-failure{gen-diagnostics=true})))'
// run: --pass-pipeline='builtin.module(builtin.module(builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))))'
// run: --pass-pipeline='builtin.module(any(test-module-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-function-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-module-pass,test-function-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(test-function-pass,any(test-module-pass),test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(any(any(test-function-pass,test-pass-failure{gen-diagnostics=true})))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(any(test-pass-failure{gen-diagnostics=true}))' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-function-pass,test-pass-failure{gen-diagnostics=true},test-function-pass))'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}),test-pass-failure{gen-diagnostics=true})'
// run: --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}),test-module-pass,func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --pass-pipeline='builtin.module(test-pass-failure{gen-diagnostics=true},func.func(test-pass-failure{gen-diagnostics=true}))'
"builtin.module"() <{sym_name = "top"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "first"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "middle"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "second"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "builtin.module"() <{sym_name = "bottom"}> ({
      "func.func"() <{function_type = () -> (), sym_name = "third"}> ({
        "func.return"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "fourth", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
