// Constants of another dialect under identities of index.
// run: --sccp --allow-unregistered-dialect
// run: --canonicalize --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = -1 : index}> : () -> index
    %4 = "index.add"(%0, %1) : (index, index) -> index
    %5 = "index.sub"(%0, %1) : (index, index) -> index
    %6 = "index.mul"(%0, %2) : (index, index) -> index
    %7 = "index.mul"(%0, %1) : (index, index) -> index
    %8 = "index.divs"(%0, %2) : (index, index) -> index
    %9 = "index.maxs"(%0, %0) : (index, index) -> index
    %10 = "index.and"(%0, %1) : (index, index) -> index
    %11 = "index.and"(%0, %3) : (index, index) -> index
    %12 = "index.or"(%0, %1) : (index, index) -> index
    %13 = "index.or"(%0, %0) : (index, index) -> index
    %14 = "index.xor"(%0, %1) : (index, index) -> index
    %15 = "index.mul"(%arg0, %1) : (index, index) -> index
    %16 = "index.add"(%arg0, %1) : (index, index) -> index
    %17 = "index.and"(%arg0, %1) : (index, index) -> index
    %18 = "index.add"(%1, %0) : (index, index) -> index
    %19 = "index.mins"(%0, %0) : (index, index) -> index
    "t.use"(%4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

