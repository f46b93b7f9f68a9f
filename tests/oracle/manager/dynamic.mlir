// Pipelines that a pass runs from inside.
// tool: passwright-test-opt
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline)'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{dynamic-pipeline=test-module-pass})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=test-module-pass})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=other dynamic-pipeline=test-pass-failure})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=test-pass-failure})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=func.func(test-pass-create-invalid-ir)})' --verify-each=false
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=func.func(test-pass-create-invalid-ir)})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=func.func(test-pass-create-invalid-ir)})' --verify-each=false --mlir-disable-threading
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top run-on-nested-operations=1 dynamic-pipeline=func.func(test-pass-create-invalid-ir)})' --verify-each=false
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top run-on-nested-operations=1 dynamic-pipeline=func.func(test-pass-failure)})' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-create-invalid-ir}))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f,g dynamic-pipeline=test-pass-create-invalid-ir}))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{dynamic-pipeline=test-pass-create-invalid-ir}))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=test-pass-failure}))'
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f run-on-parent=1 dynamic-pipeline=test-function-pass}))'
// run: --pass-pipeline='builtin.module(builtin.module(test-dynamic-pipeline{op-name=inner run-on-parent dynamic-pipeline=test-module-pass}))'
// run: --pass-pipeline='builtin.module(builtin.module(test-dynamic-pipeline{op-name=inner dynamic-pipeline=func.func(test-pass-create-invalid-ir)}))' --verify-each=false
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=bogus})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=test-function-pass})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=any(test-pass-create-invalid-ir)})' --verify-each=false
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline={test-dynamic-pipeline{op-name=top dynamic-pipeline=func.func(test-pass-create-invalid-ir)}}})' --verify-each=false
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=test-pm-nested-pipeline})'
// run: --test-dynamic-pipeline='op-name=top dynamic-pipeline=func.func(test-pass-create-invalid-ir)' --verify-each=false
"builtin.module"() <{sym_name = "top"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
