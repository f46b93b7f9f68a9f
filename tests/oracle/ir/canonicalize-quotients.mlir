// Quotients and rests: by one, of products, and where nothing can be said.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), sym_name = "quotient1"}> ({
  ^bb0(%x: i32, %y: i32):
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %a0 = "arith.muli"(%x, %y) : (i32, i32) -> i32
    %r0 = "arith.divsi"(%a0, %y) : (i32, i32) -> i32
    %a1 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %r1 = "arith.divsi"(%a1, %y) : (i32, i32) -> i32
    %a2 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %r2 = "arith.divsi"(%a2, %y) : (i32, i32) -> i32
    %a3 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %r3 = "arith.divui"(%a3, %y) : (i32, i32) -> i32
    %a4 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %r4 = "arith.ceildivsi"(%a4, %y) : (i32, i32) -> i32
    %a5 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r5 = "arith.ceildivsi"(%a5, %y) : (i32, i32) -> i32
    %a6 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r6 = "arith.ceildivui"(%a6, %y) : (i32, i32) -> i32
    %a7 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r7 = "arith.floordivsi"(%a7, %y) : (i32, i32) -> i32
    %a8 = "arith.muli"(%x, %y) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %r8 = "arith.remsi"(%a8, %y) : (i32, i32) -> i32
    %r9 = "arith.ceildivui"(%x, %c1) : (i32, i32) -> i32
    %r10 = "arith.ceildivui"(%x, %x) : (i32, i32) -> i32
    %r11 = "arith.floordivsi"(%x, %c1) : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32, i32, i32), sym_name = "quotient2"}> ({
  ^bb0(%x: i32):
    %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %c16 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %r0 = "arith.divui"(%x, %c1) : (i32, i32) -> i32
    %r1 = "arith.divui"(%x, %c0) : (i32, i32) -> i32
    %r2 = "arith.divui"(%x, %c16) : (i32, i32) -> i32
    %r3 = "arith.remui"(%x, %c16) : (i32, i32) -> i32
    "func.return"(%r0, %r1, %r2, %r3) : (i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
