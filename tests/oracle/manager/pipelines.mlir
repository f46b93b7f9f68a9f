// Registered pipelines, with and without options.
// tool: passwright-test-opt
// run: --test-pm-nested-pipeline
// run: --test-textual-pm-nested-pipeline
// run: --test-pm-nested-pipeline=a=1
// run: --pass-pipeline='builtin.module(test-pm-nested-pipeline)'
// run: --pass-pipeline='builtin.module(test-pm-nested-pipeline{})'
// run: --pass-pipeline='builtin.module(test-pm-nested-pipeline{ })'
// run: --pass-pipeline='builtin.module(test-pm-nested-pipeline{x=1})'
// run: --pass-pipeline='builtin.module(test-textual-pm-nested-pipeline{})'
// run: --pass-pipeline='builtin.module(test-textual-pm-nested-pipeline,test-textual-pm-nested-pipeline)'
// run: --pass-pipeline='builtin.module(test-pm-nested-pipeline(test-module-pass))'
// run: --pass-pipeline='builtin.module(func.func(test-pm-nested-pipeline))'
// run: --pass-pipeline='any(test-pm-nested-pipeline)'
// run: --test-options-pass-pipeline
// run: --test-options-pass-pipeline='list=1,2 enum=one string=abc'
// run: --test-options-pass-pipeline='list=1,2 list=3'
// run: --test-options-pass-pipeline='bogus=2'
// run: --test-options-pass-pipeline='enum=three'
// run: --test-options-pass-pipeline='string=a string=b'
// run: --pass-pipeline='builtin.module(func.func(test-options-pass-pipeline))'
// run: --pass-pipeline='builtin.module(func.func(test-options-pass-pipeline{list=1,2 string=x}))'
// run: --pass-pipeline='builtin.module(func.func(test-options-pass-pipeline{bogus=2}))'
// run: --pass-pipeline='builtin.module(test-options-pass-pipeline{list=1,2})'
// run: --pass-pipeline='any(test-options-pass-pipeline{list=1,2})'
// run: --pass-pipeline='builtin.module(any(test-options-pass-pipeline{list=1,2}))'
// run: --test-options-super-pass-pipeline
// run: --test-options-super-pass-pipeline='super-list={{list=1 string=a},{enum=two}}'
// run: --test-options-super-pass-pipeline='super-list={list=1 string=a},{enum=two}'
// run: --test-options-super-pass-pipeline='super-list={enum=three}'
// run: --pass-pipeline='builtin.module(func.func(test-options-super-pass-pipeline{super-list={{list=1},{list=2}}}))'
// run: --test-module-pass --test-pm-nested-pipeline --test-function-pass
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
