// Unsigned loops from zero to the greatest number, which is zero and minus one.
// run: --canonicalize --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "to_the_greatest_number"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.addi"(%arg0, %1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    "scf.for"(%arg0, %2, %1) <{unsignedCmp}> ({
    ^bb0(%arg2: i32):
      "t.minus"(%arg2) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "scf.for"(%arg0, %2, %0) <{unsignedCmp}> ({
    ^bb0(%arg1: i32):
      "t.far"(%arg1) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

