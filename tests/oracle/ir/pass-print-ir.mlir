// The text at that point, below a line with the label.
// stderr: compare
// run: --print-ir
// run: --print-ir=label=here
// run: --print-ir --mlir-print-skip-regions -o /dev/null
// run: --pass-pipeline='builtin.module(func.func(print-ir))' --mlir-print-debuginfo --mlir-print-value-users
// run: --pass-pipeline='builtin.module(print-ir{label=before},cse,print-ir{label="after cse"})'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%x: i32):
    %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %b = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %c = "arith.muli"(%a, %b) : (i32, i32) -> i32
    "func.return"(%c) : (i32) -> ()
  }) : () -> ()
}) {module.tag = affine_map<(d0) -> (d0 + 1)>} : () -> ()
