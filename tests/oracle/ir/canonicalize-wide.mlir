// Integers of more than 64 bits.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i128, i128, i128, i128, i128, i128, i128, i1, i1), sym_name = "i128"}> ({
    %a = "arith.constant"() <{value = -170141183460469231731687303715884105728 : i128}> : () -> i128
    %b = "arith.constant"() <{value = 12345678901234567890123456789 : i128}> : () -> i128
    %c = "arith.constant"() <{value = 65 : i128}> : () -> i128
    %add = "arith.addi"(%a, %a) : (i128, i128) -> i128
    %mul = "arith.muli"(%b, %b) : (i128, i128) -> i128
    %divs = "arith.divsi"(%a, %b) : (i128, i128) -> i128
    %divu = "arith.divui"(%a, %b) : (i128, i128) -> i128
    %rems = "arith.remsi"(%a, %b) : (i128, i128) -> i128
    %shl = "arith.shli"(%b, %c) : (i128, i128) -> i128
    %shr = "arith.shrsi"(%a, %c) : (i128, i128) -> i128
    %slt = "arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (i128, i128) -> i1
    %ult = "arith.cmpi"(%a, %b) <{predicate = 6 : i64}> : (i128, i128) -> i1
    "func.return"(%add, %mul, %divs, %divu, %rems, %shl, %shr, %slt, %ult) : (i128, i128, i128, i128, i128, i128, i128, i1, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i256) -> (i256, i256, i256, i256, i256, i64, i512, i256, i256), sym_name = "i256"}> ({
  ^bb0(%x: i256):
    %one = "arith.constant"() <{value = 1 : i256}> : () -> i256
    %a = "arith.constant"() <{value = 1000000000000000000000000000000000000000000000000000007 : i256}> : () -> i256
    %b = "arith.constant"() <{value = -98765432109876543210987654321 : i256}> : () -> i256
    %sum = "arith.addi"(%x, %a) : (i256, i256) -> i256
    %more = "arith.addi"(%sum, %b) : (i256, i256) -> i256
    %floor = "arith.floordivsi"(%a, %b) : (i256, i256) -> i256
    %ceil = "arith.ceildivsi"(%a, %b) : (i256, i256) -> i256
    %rem = "arith.remsi"(%a, %b) : (i256, i256) -> i256
    %max = "arith.maxui"(%a, %b) : (i256, i256) -> i256
    %cut = "arith.trunci"(%a) : (i256) -> i64
    %ext = "arith.extui"(%b) : (i256) -> i512
    %both:2 = "arith.mulsi_extended"(%a, %b) : (i256, i256) -> (i256, i256)
    "func.return"(%more, %floor, %ceil, %rem, %max, %cut, %ext, %both#0, %both#1) : (i256, i256, i256, i256, i256, i64, i512, i256, i256) -> ()
  }) : () -> ()
}) : () -> ()
