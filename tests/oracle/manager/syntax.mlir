// Pipelines that are not well-formed, or name what does not exist.
// tool: passwright-test-opt
// run: --pass-pipeline=''
// run: --pass-pipeline=' '
// run: --pass-pipeline='test-module-pass'
// run: --pass-pipeline='(test-module-pass)'
// run: --pass-pipeline='builtin.module'
// run: --pass-pipeline='builtin.module(test-module-pass'
// run: --pass-pipeline='builtin.module()('
// run: --pass-pipeline='builtin.module(test-module-pass)),'
// run: --pass-pipeline='builtin.module(test-module-pass))'
// run: --pass-pipeline='builtin.module(test-module-pass),func.func(test-function-pass)'
// run: --pass-pipeline='builtin.module( )'
// run: --pass-pipeline='builtin.module(,)'
// run: --pass-pipeline='builtin.module(test-module-pass,)'
// run: --pass-pipeline='builtin.module(,test-module-pass)'
// run: --pass-pipeline='builtin.module(func.func())'
// run: --pass-pipeline='builtin.module((test-module-pass))'
// run: --pass-pipeline='builtin.module(func.func( ))'
// run: --pass-pipeline='builtin.module(builtin.module)'
// run: --pass-pipeline='builtin.module(bogus-pass)'
// run: --pass-pipeline='builtin.module(test-module-pass,func.func(bogus-pass,test-function-pass))'
// run: --pass-pipeline='builtin.module(func.func(test-function-pass,test-stats-pass)'
// run: --pass-pipeline='builtin.module(func.func(test-function-pass)test-module-pass)'
// run: --pass-pipeline='builtin.module(test-module-pass{}(x))'
// run: --pass-pipeline='builtin.module(test-module-pass{}test-module-pass)'
// run: --pass-pipeline='builtin.module(test-module-pass{} test-module-pass)'
// run: --pass-pipeline='builtin.module(test-module-pass{}{})'
// run: --pass-pipeline='builtin.module(test-module-pass{}})'
// run: --pass-pipeline='builtin.module(func.func{a=1}(test-function-pass))'
// run: --pass-pipeline='builtin.module(test-module-pass{)'
// run: --pass-pipeline='builtin.module(func.func(test-options-pass{string="foo{bar"}))'
// run: --pass-pipeline='builtin.module(func.func(test-options-pass{string="foo}bar"}))'
// run: --pass-pipeline='builtin.module(test-stats-pass)' --pass-pipeline='builtin.module(test-module-pass)'
// run: --pass-pipeline='builtin.module(test-stats-pass)' --test-module-pass
// run: --pass-pipeline='' --test-module-pass
// run: -p 'builtin.module(test-module-pass)'
// run: -p='builtin.module(func.func(test-function-pass))'
// run: -pass-pipeline='builtin.module(test-module-pass)'
// run: --bogus-pass
// run: --test-module-pass=
// run: --test-module-pass=a=1
// run: --test-pass-create-invalid-ir='{emit-invalid-ir=false}'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
