// Comparisons and selections on constants, and selections whose condition or values decide.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (i1, i1, i1, i32, i32, i32), sym_name = "pick"}> ({
  ^bb0(%cond: i1, %x: i32, %y: i32):
    %a = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %b = "arith.constant"() <{value = -4 : i32}> : () -> i32
    %true = "arith.constant"() <{value = true}> : () -> i1
    %slt = "arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %ult = "arith.cmpi"(%a, %b) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %same = "arith.cmpi"(%x, %x) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %s1 = "arith.select"(%true, %x, %y) : (i1, i32, i32) -> i32
    %s2 = "arith.select"(%cond, %x, %x) : (i1, i32, i32) -> i32
    %s3 = "arith.select"(%slt, %x, %y) : (i1, i32, i32) -> i32
    "func.return"(%slt, %ult, %same, %s1, %s2, %s3) : (i1, i1, i1, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
