// Remarks of a pass, as diagnostics and as YAML.
// tool: passwright-test-opt
// stderr: compare
// run: --pass-pipeline='builtin.module(func.func(test-remark))' 
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter='.*'
// run: --pass-pipeline='builtin.module(test-remark)' --remarks-filter='.*'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter=category-1
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter='category-.*'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter-passed='.*'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter-missed='.*'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter-failed=category-2-failed
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter-analyse='.*-2-.*'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter=nothing --remarks-filter-passed='.*'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter='.*' --remarks-filter-passed=nothing
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter='a|category-2-failed'
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter='.*' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter='.*' --mlir-diagnostic-verbosity-level=warnings
// run: --pass-pipeline='builtin.module(func.func(test-remark))' --remarks-filter=category-2-failed --remark-format=yaml --remarks-output-file=/dev/null
"func.func"() <{function_type = () -> (), sym_name = "first", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "second", sym_visibility = "private"}> ({
}) : () -> () loc("other.mlir":7:3)
