// Pipelines as they are shown.
// tool: passwright-test-opt
// stderr: compare
// run: --dump-pass-pipeline
// run: --dump-pass-pipeline --pass-pipeline='builtin.module()'
// run: --dump-pass-pipeline --pass-pipeline='any()'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(test-module-pass)'
// run: --dump-pass-pipeline --pass-pipeline='  builtin.module  ( test-module-pass , func.func ( test-function-pass , test-stats-pass ) )  '
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(test-function-pass),func.func(test-function-pass))'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(any(test-stats-pass),any(any(test-stats-pass)),func.func(test-stats-pass))'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(test-pm-nested-pipeline)'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(test-textual-pm-nested-pipeline,test-pm-nested-pipeline)'
// run: --dump-pass-pipeline --test-module-pass --test-function-pass --test-function-pass --test-module-pass
// run: --dump-pass-pipeline --test-function-pass --test-stats-pass
// run: --dump-pass-pipeline --test-stats-pass --mlir-disable-threading --verify-each=false
// run: --dump-pass-pipeline --test-pm-nested-pipeline
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(test-options-pass{enum=one list={1,2} string=a string-list={b,c}}))'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(test-options-pass))'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(test-options-pass{list=1,2}))'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(test-pass-failure{gen-diagnostics=true})'
// run: --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(canonicalize{max-iterations=3},cse),inline)'
// run: --dump-pass-pipeline --test-options-pass-pipeline='enum=two list=3'
// run: --dump-pass-pipeline --test-options-super-pass='list={{list=1 string=a},{enum=two}}'
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
