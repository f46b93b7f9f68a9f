// Sums, differences and products whose constants wrap when they come together.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (i8, i8, i8, i8, i8), sym_name = "wrapping"}> ({
  ^bb0(%x: i8):
    %c3 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %c5 = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %c8 = "arith.constant"() <{value = 8 : i8}> : () -> i8
    %c16 = "arith.constant"() <{value = 16 : i8}> : () -> i8
    %c100 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %a0 = "arith.addi"(%x, %c100) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
    %r0 = "arith.addi"(%a0, %c100) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
    %a1 = "arith.subi"(%x, %c5) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
    %r1 = "arith.addi"(%a1, %c3) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
    %a2 = "arith.subi"(%c5, %x) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i8, i8) -> i8
    %r2 = "arith.subi"(%a2, %c8) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i8, i8) -> i8
    %a3 = "arith.subi"(%c5, %x) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
    %r3 = "arith.subi"(%c3, %a3) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
    %a4 = "arith.muli"(%x, %c16) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
    %r4 = "arith.muli"(%a4, %c8) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
    "func.return"(%r0, %r1, %r2, %r3, %r4) : (i8, i8, i8, i8, i8) -> ()
  }) : () -> ()
}) : () -> ()
