// Integer arithmetic on constants, one operation of each kind.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize
// run: --canonicalize=top-down=false
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=1})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "arith"}> ({
    %a = "arith.constant"() <{value = 100 : i32}> : () -> i32
    %b = "arith.constant"() <{value = -7 : i32}> : () -> i32
    %add = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sub = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %mul = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %divs = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %divu = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %rems = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %remu = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %and = "arith.andi"(%a, %b) : (i32, i32) -> i32
    "func.return"(%add, %sub, %mul, %divs, %divu, %rems, %remu, %and) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i64, i64, i64, i64, i64, i64, i64, i64, i64), sym_name = "bits"}> ({
    %a = "arith.constant"() <{value = -4096 : i64}> : () -> i64
    %b = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %or = "arith.ori"(%a, %b) : (i64, i64) -> i64
    %xor = "arith.xori"(%a, %b) : (i64, i64) -> i64
    %shl = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %shrs = "arith.shrsi"(%a, %b) : (i64, i64) -> i64
    %shru = "arith.shrui"(%a, %b) : (i64, i64) -> i64
    %maxs = "arith.maxsi"(%a, %b) : (i64, i64) -> i64
    %maxu = "arith.maxui"(%a, %b) : (i64, i64) -> i64
    %mins = "arith.minsi"(%a, %b) : (i64, i64) -> i64
    %minu = "arith.minui"(%a, %b) : (i64, i64) -> i64
    "func.return"(%or, %xor, %shl, %shrs, %shru, %maxs, %maxu, %mins, %minu) : (i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
  }) : () -> ()
}) : () -> ()
