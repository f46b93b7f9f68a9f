// Bytes that are not UTF-8 in names, strings and locations: kept, compared and sorted as bytes.
// run: --allow-unregistered-dialect --mlir-print-debuginfo
// run: --allow-unregistered-dialect --symbol-dce
"t.a"() {"\FF" = 1 : i32, "é" = 2 : i32, "\C3" = 3 : i32, "\C3\A9x" = 4 : i32, "\F4\8F\BE\80" = 5 : i32, "\80" = 6 : i32, "\F4" = 7 : i32, z} : () -> ()
"t.s"() {a = "\80x\FF", b = "\F4\8F\BF\BF", c = ["\C3", "\C3\A9"], d = dense<["\FE", "a"]> : tensor<2x!t.s>, e = "\80" : i32, f = dense<"\80"> : tensor<2x!t.s>} : () -> ()
"t.\90b"() : () -> ()
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f\80"}> ({
    "func.call"() <{callee = @"f\80"}> : () -> ()
    "func.call"() <{callee = @"f\81"}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f\81", sym_visibility = "private"}> ({
  }) : () -> ()
}) {t.x = @"\C3"::@"\A9"} : () -> ()
"t.l"() : () -> () loc("\80":1:2)
"t.l"() : () -> () loc("n\81"(fused["\82":1:1, "\C3\A9"]))
"t.r"() {a = dense_resource<"\80k"> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: {"\81k" : "0x0400000002", "\80k" : "0x0400000001"}}, external_resources: {t: {"\82": "\83\C3\A9"}} #-}
