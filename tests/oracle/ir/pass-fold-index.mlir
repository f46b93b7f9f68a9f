// Folds of index: results that are the same for 32 and 64 bits.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
"func.func"() <{function_type = (index) -> (index, index, index, index, index, index, index), sym_name = "sums"}> ({
^bb0(%arg2: index):
  %46 = "index.constant"() <{value = 0 : index}> : () -> index
  %47 = "index.constant"() <{value = 1 : index}> : () -> index
  %48 = "index.constant"() <{value = 3 : index}> : () -> index
  %49 = "index.add"(%arg2, %46) : (index, index) -> index
  %50 = "index.add"(%46, %arg2) : (index, index) -> index
  %51 = "index.add"(%arg2, %48) : (index, index) -> index
  %52 = "index.add"(%51, %48) : (index, index) -> index
  %53 = "index.sub"(%arg2, %46) : (index, index) -> index
  %54 = "index.mul"(%arg2, %46) : (index, index) -> index
  %55 = "index.mul"(%arg2, %47) : (index, index) -> index
  %56 = "index.mul"(%arg2, %48) : (index, index) -> index
  %57 = "index.mul"(%56, %48) : (index, index) -> index
  "func.return"(%49, %50, %52, %53, %54, %55, %57) : (index, index, index, index, index, index, index) -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> (index, index, index, index, index, index, index), sym_name = "together"}> ({
^bb0(%arg1: index):
  %30 = "index.constant"() <{value = 3 : index}> : () -> index
  %31 = "index.constant"() <{value = 5 : index}> : () -> index
  %32 = "index.and"(%arg1, %30) : (index, index) -> index
  %33 = "index.and"(%32, %31) : (index, index) -> index
  %34 = "index.or"(%arg1, %30) : (index, index) -> index
  %35 = "index.or"(%34, %31) : (index, index) -> index
  %36 = "index.xor"(%arg1, %30) : (index, index) -> index
  %37 = "index.xor"(%36, %31) : (index, index) -> index
  %38 = "index.maxs"(%arg1, %30) : (index, index) -> index
  %39 = "index.maxs"(%38, %31) : (index, index) -> index
  %40 = "index.maxu"(%arg1, %30) : (index, index) -> index
  %41 = "index.maxu"(%40, %31) : (index, index) -> index
  %42 = "index.mins"(%arg1, %30) : (index, index) -> index
  %43 = "index.mins"(%42, %31) : (index, index) -> index
  %44 = "index.minu"(%arg1, %30) : (index, index) -> index
  %45 = "index.minu"(%44, %31) : (index, index) -> index
  "func.return"(%33, %35, %37, %39, %41, %43, %45) : (index, index, index, index, index, index, index) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (index, index, index, index, index, index, i1, i1, i1), sym_name = "width"}> ({
  %17 = "index.constant"() <{value = 4294967296 : index}> : () -> index
  %18 = "index.constant"() <{value = 2147483648 : index}> : () -> index
  %19 = "index.constant"() <{value = -7 : index}> : () -> index
  %20 = "index.constant"() <{value = 2 : index}> : () -> index
  %21 = "index.add"(%17, %18) : (index, index) -> index
  %22 = "index.divu"(%18, %20) : (index, index) -> index
  %23 = "index.divs"(%18, %20) : (index, index) -> index
  %24 = "index.divs"(%19, %20) : (index, index) -> index
  %25 = "index.remu"(%17, %20) : (index, index) -> index
  %26 = "index.shru"(%17, %20) : (index, index) -> index
  %27 = "index.cmp"(%18, %20) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %28 = "index.cmp"(%19, %20) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
  %29 = "index.cmp"(%19, %19) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
  "func.return"(%21, %22, %23, %24, %25, %26, %27, %28, %29) : (index, index, index, index, index, index, i1, i1, i1) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (i1, i1, index, index), sym_name = "casts"}> ({
  %11 = "index.constant"() <{value = -7 : index}> : () -> index
  %12 = "index.casts"(%11) : (index) -> i1
  %13 = "index.castu"(%11) : (index) -> i1
  %14 = "arith.constant"() <{value = -7 : i8}> : () -> i8
  %15 = "index.casts"(%14) : (i8) -> index
  %16 = "index.castu"(%14) : (i8) -> index
  "func.return"(%12, %13, %15, %16) : (i1, i1, index, index) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (index, index, index, index, index, index), sym_name = "quotients"}> ({
  %2 = "index.constant"() <{value = -7 : index}> : () -> index
  %3 = "index.constant"() <{value = 2 : index}> : () -> index
  %4 = "index.constant"() <{value = 0 : index}> : () -> index
  %5 = "index.ceildivs"(%2, %3) : (index, index) -> index
  %6 = "index.floordivs"(%2, %3) : (index, index) -> index
  %7 = "index.ceildivu"(%3, %3) : (index, index) -> index
  %8 = "index.rems"(%2, %3) : (index, index) -> index
  %9 = "index.divs"(%2, %4) : (index, index) -> index
  %10 = "index.shl"(%2, %3) : (index, index) -> index
  "func.return"(%5, %6, %7, %8, %9, %10) : (index, index, index, index, index, index) -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> (i1, i1), sym_name = "same"}> ({
^bb0(%arg0: index):
  %0 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
  %1 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
  "func.return"(%0, %1) : (i1, i1) -> ()
}) : () -> ()
