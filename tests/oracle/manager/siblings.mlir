// A function fails, the others go on; what comes after all of them does not. That every operation says what the comments
// announce, and nothing else does, is in the exit status.
// tool: passwright-test-opt
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}},test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}},test-interface-pass))' --mlir-disable-threading
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}},test-interface-pass),test-pass-failure{gen-diagnostics=true})'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}}),func.func(test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}}),any(test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(any(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}},test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f,g dynamic-pipeline=test-pass-failure{gen-diagnostics=true}},test-interface-pass))'
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-interface-pass,test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}}))'
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}},test-pass-create-invalid-ir))' --verify-each=false
// run: --verify-diagnostics --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline={test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure{gen-diagnostics=true}}}},test-interface-pass))'
"builtin.module"() ({
  // expected-error @below {{illegal operation}}
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  // expected-remark @below {{Executing}}
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  // expected-remark @below {{Executing}}
  "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
