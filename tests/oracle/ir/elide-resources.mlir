// Resources whose text is too long are left out, and the section stays.
// run:
// run: --mlir-elide-resource-strings-if-larger=3
// run: --mlir-elide-resource-strings-if-larger=4
// run: --mlir-elide-resource-strings-if-larger=22
// run: --mlir-elide-resource-strings-if-larger=23
// run: --mlir-elide-resource-strings-if-larger=43
// run: --mlir-elide-resource-strings-if-larger=44
// run: --mlir-elide-resource-strings-if-larger=1000
// run: --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense_resource<r> : tensor<4xi32>}> : () -> tensor<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
{-#
  dialect_resources: { builtin: { r: "0x0400000001000000020000000300000004000000" } },
  external_resources: { x: { k: "a long string that is", b: true, s: "sh" } }
#-}
