// Maps with their operands: symbols, constants, duplicates, maps of maps, and bounds of loops.
// run: --allow-unregistered-dialect --canonicalize
// run: --allow-unregistered-dialect --sccp
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
#map2 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
#map3 = affine_map<(d0, d1) -> (d0 mod 3)>
#map4 = affine_map<(d0)[s0] -> (d0 * 4 + s0)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> (d0 mod 4)>
#map7 = affine_map<()[s0] -> (s0)>
#map8 = affine_map<(d0)[s0] -> (d0, s0, 4)>
#map9 = affine_map<(d0)[s0] -> (d0, 10)>
#map10 = affine_map<(d0) -> (d0 + 4)>
#map11 = affine_map<() -> (0)>
#map12 = affine_map<() -> (1)>
#map13 = affine_map<() -> (9)>
#map14 = affine_map<(d0)[s0] -> (d0, s0, 3)>
#map15 = affine_map<(d0) -> (d0, 3)>
#map16 = affine_map<(d0, d1) -> (d0, d1, d0)>
#map17 = affine_map<(d0, d1) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (d0 + 1, d1 + 2)>
#map19 = affine_map<() -> (7)>
#map20 = affine_map<(d0) -> (d0 * 2)>
#map21 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map22 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map23 = affine_map<(d0) -> (d0, 0)>
#map24 = affine_map<(d0) -> (d0, 1)>
#map25 = affine_map<(d0) -> ((d0 + 1) mod 3)>
#map26 = affine_map<(d0) -> ((d0 + 1) mod 3 + d0 * 2 + 1)>
#map27 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>
#map28 = affine_map<(d0)[s0] -> ((d0 * 2 + s0 + 1) * 2)>
#map29 = affine_map<(d0) -> ((d0 + 1) mod 3 + (d0 + 2) * 3)>
#map30 = affine_map<(d0)[s0] -> ((d0 + 1) * 2 + s0)>
#set = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 == 0)>
#set1 = affine_set<(d0) : (d0 - 1 >= 0)>
#set2 = affine_set<(d0) : (d0 - 5 >= 0)>
#set3 = affine_set<(d0) : (3 == 0)>
#set4 = affine_set<(d0) : (d0 == 0)>
#set5 = affine_set<(d0, d1) : ((d0 + 1) mod 3 + (d0 + 2) * 2 >= 0)>
"func.func"() <{function_type = (memref<100xi32>, index, index) -> (), sym_name = "syms"}> ({
^bb0(%arg20: memref<100xi32>, %arg21: index, %arg22: index):
  %30 = "arith.constant"() <{value = 4 : index}> : () -> index
  %31 = "affine.apply"(%arg21) <{map = #map}> : (index) -> index
  "x.u"(%31) : (index) -> ()
  %32 = "affine.apply"(%arg21, %arg21) <{map = #map1}> : (index, index) -> index
  "x.u"(%32) : (index) -> ()
  %33 = "affine.apply"(%arg22, %30) <{map = #map2}> : (index, index) -> index
  "x.u"(%33) : (index) -> ()
  %34 = "affine.apply"(%31, %32) <{map = #map3}> : (index, index) -> index
  "x.u"(%34) : (index) -> ()
  %35 = "affine.load"(%arg20, %31, %arg22) <{map = #map1}> : (memref<100xi32>, index, index) -> i32
  "affine.store"(%35, %arg20, %34) <{map = #map}> : (i32, memref<100xi32>, index) -> ()
  "affine.for"(%arg21, %arg22) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg24: index):
    %36 = "affine.apply"(%arg24) <{map = #map}> : (index) -> index
    %37 = "affine.apply"(%36, %30) <{map = #map4}> : (index, index) -> index
    %38 = "affine.load"(%arg20, %37) <{map = #map5}> : (memref<100xi32>, index) -> i32
    %39 = "affine.apply"(%37) <{map = #map6}> : (index) -> index
    "affine.store"(%38, %arg20, %39) <{map = #map5}> : (i32, memref<100xi32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "affine.for"(%arg21, %31, %arg22, %arg21) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 2, 2, 0>, step = 1 : index, upperBoundMap = #map9}> ({
  ^bb0(%arg23: index):
    "x.u"(%arg23) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  "affine.if"(%arg21, %arg21, %arg22) <{condition = #set}> ({
    "x.u"(%arg21) : (index) -> ()
    "affine.yield"() : () -> ()
  }, {
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<100xi32>, index) -> (), sym_name = "bounds"}> ({
^bb0(%arg13: memref<100xi32>, %arg14: index):
  %28 = "arith.constant"() <{value = 4 : index}> : () -> index
  %29 = "arith.constant"() <{value = 8 : index}> : () -> index
  "affine.for"(%28, %29) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg18: index):
    "affine.for"(%arg18, %arg18) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map10}> ({
    ^bb0(%arg19: index):
      "x.u"(%arg19, %arg18) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "affine.for"() <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map11}> ({
  ^bb0(%arg17: index):
    "x.u"(%arg17) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "affine.for"() <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map12}> ({
  ^bb0(%arg16: index):
    "x.u"(%arg16) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "affine.for"() <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map13}> ({
  ^bb0(%arg15: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (index, index) -> (index, index, index, index, index, index, index), sym_name = "minmax"}> ({
^bb0(%arg11: index, %arg12: index):
  %20 = "arith.constant"() <{value = 4 : index}> : () -> index
  %21 = "affine.min"(%arg11, %20) <{map = #map14}> : (index, index) -> index
  %22 = "affine.max"(%20) <{map = #map15}> : (index) -> index
  %23 = "affine.min"(%arg11) <{map = #map5}> : (index) -> index
  %24 = "affine.max"(%arg11, %arg12) <{map = #map16}> : (index, index) -> index
  %25 = "affine.min"(%arg11, %arg12) <{map = #map17}> : (index, index) -> index
  %26 = "affine.min"(%arg11, %arg11) <{map = #map18}> : (index, index) -> index
  %27 = "affine.apply"() <{map = #map19}> : () -> index
  "func.return"(%21, %22, %23, %24, %25, %26, %27) : (index, index, index, index, index, index, index) -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> (i32, i32, i32), sym_name = "ifs"}> ({
^bb0(%arg10: index):
  %14 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %15 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %16 = "arith.constant"() <{value = 4 : index}> : () -> index
  %17 = "affine.if"(%16) <{condition = #set1}> ({
    "affine.yield"(%14) : (i32) -> ()
  }, {
    "affine.yield"(%15) : (i32) -> ()
  }) : (index) -> i32
  %18 = "affine.if"(%16) <{condition = #set2}> ({
    "affine.yield"(%14) : (i32) -> ()
  }, {
    "affine.yield"(%15) : (i32) -> ()
  }) : (index) -> i32
  %19 = "affine.if"(%arg10) <{condition = #set3}> ({
    "affine.yield"(%14) : (i32) -> ()
  }, {
    "affine.yield"(%15) : (i32) -> ()
  }) : (index) -> i32
  "affine.if"(%arg10) <{condition = #set4}> ({
    "x.u"(%arg10) : (index) -> ()
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  "affine.if"(%arg10) <{condition = #set4}> ({
    "affine.yield"() : () -> ()
  }, {
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"(%17, %18, %19) : (i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<?x?xf32>, index) -> (), sym_name = "nested"}> ({
^bb0(%arg7: memref<?x?xf32>, %arg8: index):
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "arith.constant"() <{value = 1 : index}> : () -> index
  %9 = "memref.dim"(%arg7, %7) : (memref<?x?xf32>, index) -> index
  "scf.for"(%7, %arg8, %8) ({
  ^bb0(%arg9: index):
    %10 = "affine.apply"(%9) <{map = #map20}> : (index) -> index
    %11 = "affine.apply"(%arg9, %9) <{map = #map21}> : (index, index) -> index
    %12 = "affine.apply"(%11, %10) <{map = #map1}> : (index, index) -> index
    "x.u"(%10, %11, %12) : (index, index, index) -> ()
    %13 = "affine.min"(%arg9, %arg8) <{map = #map22}> : (index, index) -> index
    "x.u"(%13) : (index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (index, vector<4xf32>, memref<4x4xf32>) -> (), sym_name = "vals"}> ({
^bb0(%arg4: index, %arg5: vector<4xf32>, %arg6: memref<4x4xf32>):
  %5 = "affine.apply"(%arg4) <{map = #map}> : (index) -> index
  "affine.vector_store"(%arg5, %arg6, %5) <{map = #map23}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
  %6 = "affine.vector_load"(%arg6, %5) <{map = #map23}> : (memref<4x4xf32>, index) -> vector<4xf32>
  "affine.prefetch"(%arg6, %5) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map24}> : (memref<4x4xf32>, index) -> ()
  "affine.vector_store"(%6, %arg6, %arg4) <{map = #map23}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<100xi32>, index) -> (), sym_name = "m"}> ({
^bb0(%arg0: memref<100xi32>, %arg1: index):
  "affine.for"(%arg1) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg3: index):
    %0 = "affine.apply"(%arg3) <{map = #map25}> : (index) -> index
    "x.u"(%0) : (index) -> ()
    %1 = "affine.apply"(%arg3) <{map = #map26}> : (index) -> index
    "x.u"(%1) : (index) -> ()
    %2 = "affine.apply"(%arg3, %arg1) <{map = #map27}> : (index, index) -> index
    "x.u"(%2) : (index) -> ()
    %3 = "affine.apply"(%arg3, %arg1) <{map = #map28}> : (index, index) -> index
    "x.u"(%3) : (index) -> ()
    %4 = "affine.load"(%arg0, %arg3) <{map = #map29}> : (memref<100xi32>, index) -> i32
    "affine.store"(%4, %arg0, %arg3, %arg1) <{map = #map21}> : (i32, memref<100xi32>, index, index) -> ()
    "affine.store"(%4, %arg0, %arg3, %arg1) <{map = #map30}> : (i32, memref<100xi32>, index, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "affine.for"(%arg1, %arg1) <{lowerBoundMap = #map29, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map25}> ({
  ^bb0(%arg2: index):
    "affine.if"(%arg2, %arg1) <{condition = #set5}> ({
      "x.u"(%arg2) : (index) -> ()
      "affine.yield"() : () -> ()
    }, {
    }) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
