// Diagnostics that comments announce.
// tool: passwright-test-opt
// stderr: compare
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics=all --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics=only-expected --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics= --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-function-pass))'
// run: --verify-diagnostics=only-expected --pass-pipeline='builtin.module(func.func(test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-interface-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(test-pass-failure{gen-diagnostics=true})'
// run: --verify-diagnostics=only-expected --pass-pipeline='builtin.module(func.func(test-interface-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics --mlir-disable-threading --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(builtin.module(func.func(test-function-pass)),func.func(test-pass-failure{gen-diagnostics=true}))'
// run: --verify-diagnostics=only-expected --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(func.func(test-function-pass)),func.func(test-interface-pass))'
// stderr: ignore
// run: --verify-diagnostics=bogus --pass-pipeline='builtin.module(func.func(test-function-pass))'
"builtin.module"() ({
  // expected-error @below {{illegal operation}}
  "func.func"() <{function_type = () -> (), sym_name = "below"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  // expected-error @+1 {{illegal}}
  "func.func"() <{function_type = () -> (), sym_name = "plus"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "above"}> ({
  // expected-error @above {{operation}}
    "func.return"() : () -> ()
    // expected-error-re @+3 {{ill{{[a-z]+}} op{{.*}}n}}

  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "pattern"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
