// Arithmetic wraps at the width of the type; `index` has 64 bits.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i8, i1, i16, index), sym_name = "wrap"}> ({
    %a = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %b = "arith.constant"() <{value = 99 : i8}> : () -> i8
    %sum = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %t = "arith.constant"() <{value = true}> : () -> i1
    %tt = "arith.addi"(%t, %t) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    %c = "arith.constant"() <{value = -32768 : i16}> : () -> i16
    %d = "arith.constant"() <{value = -1 : i16}> : () -> i16
    %p = "arith.muli"(%c, %d) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
    %i = "arith.constant"() <{value = 4611686018427387904 : index}> : () -> index
    %two = "arith.constant"() <{value = 2 : index}> : () -> index
    %j = "arith.muli"(%i, %two) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"(%sum, %tt, %p, %j) : (i8, i1, i16, index) -> ()
  }) : () -> ()
}) : () -> ()
