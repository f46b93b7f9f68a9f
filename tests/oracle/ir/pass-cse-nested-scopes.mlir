// What is known outside is known inside, not the other way around, and not across isolation.
// run: --allow-unregistered-dialect --cse
// run: --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(cse))'
"func.func"() <{function_type = (i1, i32, index, index, index) -> i32, sym_name = "outer"}> ({
^bb0(%c: i1, %x: i32, %lo: index, %hi: index, %step: index):
  %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
  %r = "scf.if"(%c) ({
    %b = "arith.addi"(%x, %x) : (i32, i32) -> i32
    %only = "arith.muli"(%b, %x) : (i32, i32) -> i32
    "scf.yield"(%only) : (i32) -> ()
  }, {
    %only = "arith.muli"(%a, %x) : (i32, i32) -> i32
    "scf.yield"(%only) : (i32) -> ()
  }) : (i1) -> i32
  %after = "arith.muli"(%a, %x) : (i32, i32) -> i32
  %l = "scf.for"(%lo, %hi, %step, %r) ({
  ^bb0(%i: index, %acc: i32):
    %again = "arith.muli"(%x, %a) : (i32, i32) -> i32
    %n = "arith.addi"(%acc, %again) : (i32, i32) -> i32
    "scf.yield"(%n) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  %s = "arith.addi"(%l, %after) : (i32, i32) -> i32
  "func.return"(%s) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "isolated"}> ({
^bb0(%x: i32):
  %k = "arith.constant"() <{value = 7 : i32}> : () -> i32
  "builtin.module"() ({
    %m = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %n = "arith.constant"() <{value = 7 : i32}> : () -> i32
    "t.use"(%m, %n) : (i32, i32) -> ()
  }) : () -> ()
  %l = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %s = "arith.addi"(%k, %l) : (i32, i32) -> i32
  "func.return"(%s) : (i32) -> ()
}) : () -> ()
