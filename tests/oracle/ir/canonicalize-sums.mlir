// Sums, differences and products whose constants come together, with what they promise about overflow.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
// run: --canonicalize='max-num-rewrites=3 max-iterations=2'
// run: --canonicalize='disable-patterns="(anonymous namespace)::AddIAddConstant"'
// run: --canonicalize='enable-patterns="(anonymous namespace)::AddIAddConstant"'
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "sum1"}> ({
  ^bb0(%x: i32):
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %max = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %a0 = "arith.addi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r0 = "arith.addi"(%a0, %c7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a1 = "arith.addi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %r1 = "arith.addi"(%a1, %max) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %a2 = "arith.addi"(%x, %c5) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %r2 = "arith.addi"(%a2, %m1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %a3 = "arith.subi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r3 = "arith.addi"(%a3, %c7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a4 = "arith.subi"(%x, %c5) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %r4 = "arith.addi"(%a4, %c7) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %a5 = "arith.subi"(%c5, %x) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r5 = "arith.addi"(%a5, %c7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a6 = "arith.addi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r6 = "arith.subi"(%a6, %c7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a7 = "arith.addi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r7 = "arith.subi"(%c7, %a7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a8 = "arith.subi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r8 = "arith.subi"(%a8, %c7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a9 = "arith.subi"(%c5, %x) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r9 = "arith.subi"(%a9, %c7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %a10 = "arith.subi"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r10 = "arith.subi"(%c7, %a10) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a11 = "arith.subi"(%c5, %x) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r11 = "arith.subi"(%c7, %a11) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32), sym_name = "sum2"}> ({
  ^bb0(%x: i32, %y: i32):
    %c5 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %c7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %m1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %a0 = "arith.subi"(%x, %y) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r0 = "arith.subi"(%a0, %x) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a1 = "arith.muli"(%x, %m1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r1 = "arith.addi"(%a1, %y) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %a2 = "arith.muli"(%x, %m1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r2 = "arith.addi"(%y, %a2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %a3 = "arith.muli"(%x, %c5) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r3 = "arith.muli"(%a3, %c7) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3) : (i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
