// The log of actions.
// tool: passwright-test-opt
// stderr: compare
// run: --mlir-disable-threading --cse --log-actions-to=/dev/stderr
// run: --mlir-disable-threading --pass-pipeline='builtin.module(cse,func.func(cse),symbol-dce)' --log-actions-to=/dev/stderr
// run: --mlir-disable-threading --pass-pipeline='any(test-module-pass,builtin.module(cse,func.func(test-function-pass)))' --log-actions-to=/dev/stderr
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(canonicalize))' --log-actions-to=/dev/stderr
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-function-pass))' --log-actions-to=/dev/stderr --log-mlir-actions-filter=tests/oracle/manager/actions.mlir:16:3
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-function-pass))' --log-actions-to=/dev/stderr --log-mlir-actions-filter=tests/oracle/manager/actions.mlir:16
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-function-pass))' --log-actions-to=/dev/stderr --log-mlir-actions-filter=tests/oracle/manager/actions.mlir
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-function-pass))' --log-actions-to=/dev/stderr --log-mlir-actions-filter=tests/oracle/manager/actions.mlir:16:4
// run: --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,test-function-pass))' --log-actions-to=/dev/stderr --log-mlir-actions-filter=other.mlir
// run: --cse --log-mlir-actions-filter=other.mlir
// run: --mlir-disable-threading --cse --log-actions-to=/dev/null --profile-actions-to=/dev/null
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "one"}> ({
    %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %b = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%b) : (i32) -> ()
  }) {map = affine_map<(d0) -> (d0 + 1)>} : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "two"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
