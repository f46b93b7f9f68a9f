// Operations on which passes may run, and others.
// tool: passwright-test-opt
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(test-module-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(test-function-pass)'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(test-interface-pass)'
// run: --allow-unregistered-dialect --pass-pipeline='any(test-interface-pass)'
// run: --allow-unregistered-dialect --pass-pipeline='any(test-function-pass)'
// run: --allow-unregistered-dialect --pass-pipeline='bogus.op(test-stats-pass)'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(bogus.op(test-stats-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(unknown.region(test-stats-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(**func.func(test-function-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(func.return(test-stats-pass)))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(any(test-stats-pass)))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(scf.if(test-stats-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(scf.if(test-stats-pass)))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.call(test-stats-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(builtin.module(test-module-pass)))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(test-stats-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(test-interface-pass,test-module-pass))'
// run: --allow-unregistered-dialect --pass-pipeline='any(any(test-pass-create-invalid-ir))' --verify-each=false
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(any(any(test-pass-create-invalid-ir)))' --verify-each=false
// run: --allow-unregistered-dialect --test-interface-pass
// run: --allow-unregistered-dialect --test-pass-create-invalid-ir
// stderr: compare
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(func.return(test-stats-pass)))' --mlir-print-op-on-diagnostic=false
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(scf.if(test-stats-pass)))' --mlir-print-op-on-diagnostic=false
// run: --allow-unregistered-dialect --pass-pipeline='any(test-interface-pass)' --mlir-print-op-on-diagnostic=false
// run: --allow-unregistered-dialect --pass-pipeline='any(test-function-pass)' --mlir-print-op-on-diagnostic=false
// run: --allow-unregistered-dialect --pass-pipeline='func.func(test-function-pass)'
// run: --allow-unregistered-dialect --pass-pipeline='any(any(test-pass-failure{gen-diagnostics=true}))'
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "unknown.region"() ({
    "func.func"() <{function_type = () -> (), sym_name = "hidden"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
