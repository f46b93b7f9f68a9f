// Extensions, truncations and conversions of constants.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i64, i64, i8, index, i32), sym_name = "casts"}> ({
    %a = "arith.constant"() <{value = -2 : i32}> : () -> i32
    %exts = "arith.extsi"(%a) : (i32) -> i64
    %extu = "arith.extui"(%a) : (i32) -> i64
    %big = "arith.constant"() <{value = 511 : i32}> : () -> i32
    %trunc = "arith.trunci"(%big) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %index = "arith.index_cast"(%a) : (i32) -> index
    %back = "arith.index_cast"(%index) : (index) -> i32
    "func.return"(%exts, %extu, %trunc, %index, %back) : (i64, i64, i8, index, i32) -> ()
  }) : () -> ()
}) : () -> ()
