// Dumps of the IR before and after passes: which there are, in which order, and how they are laid out. With threads mlir-opt
// prints in the order in which they finish, and refuses module scope.
// stderr: compare
// run: --mlir-print-ir-before-all
// run: --mlir-print-ir-after-change
// run: --mlir-print-ir-before-all --cse
// run: --mlir-print-ir-after-all --cse --canonicalize
// run: --mlir-print-ir-before-all --mlir-print-ir-after-all --symbol-dce --inline --mlir-disable-threading
// run: --mlir-print-ir-before=cse --mlir-print-ir-after=canonicalize,sccp --cse --sccp --canonicalize
// run: --mlir-print-ir-after=cse --mlir-print-ir-after=sccp --cse --sccp --canonicalize
// run: --mlir-print-ir-after-all=false --mlir-print-ir-after=cse --cse
// run: --mlir-print-ir-after-all --mlir-print-ir-after-change --cse --cse --canonicalize --symbol-dce
// run: --mlir-print-ir-after=cse --mlir-print-ir-after-change --cse --canonicalize --cse
// run: --mlir-print-ir-before-all --mlir-print-ir-after-change --cse
// run: --mlir-disable-threading --mlir-print-ir-after-all --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-ir-before-all --pass-pipeline='builtin.module(func.func(cse),builtin.module(func.func(cse),cse))'
// run: --mlir-disable-threading --mlir-print-ir-before-all --mlir-print-ir-after-all --mlir-print-ir-module-scope --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)'
// run: --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-module-scope --pass-pipeline='builtin.module(builtin.module(func.func(cse),cse),func.func(canonicalize))'
// run: --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-module-scope --mlir-print-ir-after-change --pass-pipeline='builtin.module(func.func(cse,canonicalize),builtin.module(func.func(cse)))'
// run: --mlir-disable-threading --mlir-print-ir-before-all --mlir-print-ir-module-scope --pass-pipeline='builtin.module(any(cse),any(cse))'
// run: --mlir-disable-threading --mlir-print-ir-module-scope --mlir-print-ir-after-all --cse
// run: --mlir-print-ir-after-all --mlir-print-skip-regions --cse -o /dev/null
// run: --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-skip-regions --pass-pipeline='builtin.module(func.func(cse))' -o /dev/null
// run: --mlir-print-ir-after-all --mlir-print-local-scope --mlir-print-debuginfo --cse
// run: --mlir-print-ir-after-all --mlir-print-debuginfo --cse
// run: --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-debuginfo --pass-pipeline='builtin.module(func.func(cse))'
// run: --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-debuginfo --mlir-print-ir-module-scope --pass-pipeline='builtin.module(func.func(cse))'
// run: --mlir-print-ir-after-all --mlir-elide-elementsattrs-if-larger=2 --cse
// run: --mlir-elide-elementsattrs-if-larger=3
// run: --mlir-elide-elementsattrs-if-larger=4
// run: --mlir-elide-elementsattrs-if-larger=0
// run: --mlir-print-local-scope
// run: --mlir-print-local-scope --mlir-print-debuginfo
// run: --mlir-print-skip-regions --mlir-print-debuginfo --mlir-print-ir-before-all --symbol-dce -o /dev/null
// run: --mlir-print-ir-after-failure --cse
// tool: passwright-test-opt
// run: --mlir-print-ir-after-failure --test-pass-failure=gen-diagnostics=true
// run: --mlir-print-ir-after-all --test-module-pass --test-pass-failure=gen-diagnostics=true
// run: --mlir-print-ir-after-failure --mlir-print-ir-after=test-module-pass --test-module-pass --test-pass-failure=gen-diagnostics=true
// run: --mlir-disable-threading --mlir-print-ir-after-failure --pass-pipeline='builtin.module(func.func(test-function-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-module-scope --pass-pipeline='builtin.module(func.func(test-function-pass,test-pass-failure{gen-diagnostics=true}))'
// run: --mlir-print-ir-before-all --mlir-print-ir-after-all --mlir-print-ir-after-change --test-pass-failure=gen-diagnostics=true
"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = () -> tensor<4xi32>, sym_name = "first"}> ({
    %0 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %1 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%2) : (tensor<4xi32>) -> ()
  }) {map = affine_map<(d0) -> (d0 + 1)>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "second", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = dense<7> : tensor<4xi32>}> : () -> tensor<4xi32>
    %1 = "arith.constant"() <{value = 2.5 : f64}> : () -> f64
    "func.return"() : () -> ()
  }) {sparse = sparse<[[0], [1], [2], [3]], [7, 8, 9, 1]> : tensor<8xi32>} : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "third"}> ({
      %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
