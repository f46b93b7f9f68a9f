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
#map14 = affine_map<(d0, d1) -> (d0 + d1 + 2)>
#map15 = affine_map<(d0) -> (0, d0)>
#map16 = affine_map<(d0) -> (d0, 10)>
#map17 = affine_map<(d0)[s0] -> (d0, s0, 3)>
#map18 = affine_map<(d0) -> (d0, 3)>
#map19 = affine_map<(d0, d1) -> (d0, d1, d0)>
#map20 = affine_map<(d0, d1) -> (d0, d1)>
#map21 = affine_map<(d0, d1) -> (d0 + 1, d1 + 2)>
#map22 = affine_map<() -> (7)>
#map23 = affine_map<(d0) -> (d0 * 2)>
#map24 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map25 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map26 = affine_map<(d0) -> (d0, 0)>
#map27 = affine_map<(d0) -> (d0, 1)>
#map28 = affine_map<(d0) -> ((d0 + 1) mod 3)>
#map29 = affine_map<(d0) -> ((d0 + 1) mod 3 + d0 * 2 + 1)>
#map30 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>
#map31 = affine_map<(d0)[s0] -> ((d0 * 2 + s0 + 1) * 2)>
#map32 = affine_map<(d0) -> ((d0 + 1) mod 3 + (d0 + 2) * 3)>
#map33 = affine_map<(d0)[s0] -> ((d0 + 1) * 2 + s0)>
#map34 = affine_map<() -> (4)>
#map35 = affine_map<(d0) -> ((d0 * 6) floordiv 4 + (d0 + 3) ceildiv 2 + 1)>
#map36 = affine_map<(d0) -> ((d0 * 4 + 8) mod 6)>
#map37 = affine_map<(d0)[s0] -> (d0 * s0)>
#map38 = affine_map<(d0) -> (0)>
#set = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 == 0)>
#set1 = affine_set<(d0) : (d0 - 1 >= 0)>
#set2 = affine_set<(d0) : (d0 - 5 >= 0)>
#set3 = affine_set<(d0) : (3 == 0)>
#set4 = affine_set<(d0) : (d0 == 0)>
#set5 = affine_set<(d0, d1) : ((d0 + 1) mod 3 + (d0 + 2) * 2 >= 0)>
"func.func"() <{function_type = (memref<100xi32>, index, index) -> (), sym_name = "syms"}> ({
^bb0(%arg40: memref<100xi32>, %arg41: index, %arg42: index):
  %43 = "arith.constant"() <{value = 4 : index}> : () -> index
  %44 = "affine.apply"(%arg41) <{map = #map}> : (index) -> index
  "x.u"(%44) : (index) -> ()
  %45 = "affine.apply"(%arg41, %arg41) <{map = #map1}> : (index, index) -> index
  "x.u"(%45) : (index) -> ()
  %46 = "affine.apply"(%arg42, %43) <{map = #map2}> : (index, index) -> index
  "x.u"(%46) : (index) -> ()
  %47 = "affine.apply"(%44, %45) <{map = #map3}> : (index, index) -> index
  "x.u"(%47) : (index) -> ()
  %48 = "affine.load"(%arg40, %44, %arg42) <{map = #map1}> : (memref<100xi32>, index, index) -> i32
  "affine.store"(%48, %arg40, %47) <{map = #map}> : (i32, memref<100xi32>, index) -> ()
  "affine.for"(%arg41, %arg42) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg44: index):
    %49 = "affine.apply"(%arg44) <{map = #map}> : (index) -> index
    %50 = "affine.apply"(%49, %43) <{map = #map4}> : (index, index) -> index
    %51 = "affine.load"(%arg40, %50) <{map = #map5}> : (memref<100xi32>, index) -> i32
    %52 = "affine.apply"(%50) <{map = #map6}> : (index) -> index
    "affine.store"(%51, %arg40, %52) <{map = #map5}> : (i32, memref<100xi32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "affine.for"(%arg41, %44, %arg42, %arg41) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 2, 2, 0>, step = 1 : index, upperBoundMap = #map9}> ({
  ^bb0(%arg43: index):
    "x.u"(%arg43) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  "affine.if"(%arg41, %arg41, %arg42) <{condition = #set}> ({
    "x.u"(%arg41) : (index) -> ()
    "affine.yield"() : () -> ()
  }, {
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<100xi32>, index) -> (), sym_name = "bounds"}> ({
^bb0(%arg31: memref<100xi32>, %arg32: index):
  %39 = "arith.constant"() <{value = 4 : index}> : () -> index
  %40 = "arith.constant"() <{value = 8 : index}> : () -> index
  "affine.for"(%39, %40) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg38: index):
    "affine.for"(%arg38, %arg38) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map10}> ({
    ^bb0(%arg39: index):
      "x.u"(%arg39, %arg38) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "affine.for"() <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map11}> ({
  ^bb0(%arg37: index):
    "x.u"(%arg37) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "affine.for"() <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map12}> ({
  ^bb0(%arg36: index):
    "x.u"(%arg36) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "affine.for"() <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map13}> ({
  ^bb0(%arg35: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  "affine.parallel"(%arg32, %39) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map15, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map16}> ({
  ^bb0(%arg33: index, %arg34: index):
    %41 = "affine.apply"(%arg33, %arg34) <{map = #map14}> : (index, index) -> index
    %42 = "affine.load"(%arg31, %41) <{map = #map5}> : (memref<100xi32>, index) -> i32
    "affine.store"(%42, %arg31, %arg33) <{map = #map5}> : (i32, memref<100xi32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (index) -> (i32, i32, i32), sym_name = "ifs"}> ({
^bb0(%arg28: index):
  %25 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %26 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %27 = "arith.constant"() <{value = 4 : index}> : () -> index
  %28 = "affine.if"(%27) <{condition = #set1}> ({
    "affine.yield"(%25) : (i32) -> ()
  }, {
    "affine.yield"(%26) : (i32) -> ()
  }) : (index) -> i32
  %29 = "affine.if"(%27) <{condition = #set2}> ({
    "affine.yield"(%25) : (i32) -> ()
  }, {
    "affine.yield"(%26) : (i32) -> ()
  }) : (index) -> i32
  %30 = "affine.if"(%arg28) <{condition = #set3}> ({
    "affine.yield"(%25) : (i32) -> ()
  }, {
    "affine.yield"(%26) : (i32) -> ()
  }) : (index) -> i32
  "affine.if"(%arg28) <{condition = #set4}> ({
    "x.u"(%arg28) : (index) -> ()
    "affine.yield"() : () -> ()
  }, {
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "affine.if"(%arg28) <{condition = #set4}> ({
    "affine.yield"() : () -> ()
  }, {
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"(%28, %29, %30) : (i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<?x?xf32>, index) -> (), sym_name = "nested"}> ({
^bb0(%arg25: memref<?x?xf32>, %arg26: index):
  %18 = "arith.constant"() <{value = 0 : index}> : () -> index
  %19 = "arith.constant"() <{value = 1 : index}> : () -> index
  %20 = "memref.dim"(%arg25, %18) : (memref<?x?xf32>, index) -> index
  "scf.for"(%18, %arg26, %19) ({
  ^bb0(%arg27: index):
    %21 = "affine.apply"(%20) <{map = #map23}> : (index) -> index
    %22 = "affine.apply"(%arg27, %20) <{map = #map24}> : (index, index) -> index
    %23 = "affine.apply"(%22, %21) <{map = #map1}> : (index, index) -> index
    "x.u"(%21, %22, %23) : (index, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (index, vector<4xf32>, memref<4x4xf32>) -> (), sym_name = "vals"}> ({
^bb0(%arg22: index, %arg23: vector<4xf32>, %arg24: memref<4x4xf32>):
  %16 = "affine.apply"(%arg22) <{map = #map}> : (index) -> index
  "affine.vector_store"(%arg23, %arg24, %16) <{map = #map26}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
  %17 = "affine.vector_load"(%arg24, %16) <{map = #map26}> : (memref<4x4xf32>, index) -> vector<4xf32>
  "affine.prefetch"(%arg24, %16) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map27}> : (memref<4x4xf32>, index) -> ()
  "affine.vector_store"(%17, %arg24, %arg22) <{map = #map26}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<100xi32>, index) -> (), sym_name = "m"}> ({
^bb0(%arg18: memref<100xi32>, %arg19: index):
  "affine.for"(%arg19) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg21: index):
    %11 = "affine.apply"(%arg21) <{map = #map28}> : (index) -> index
    "x.u"(%11) : (index) -> ()
    %12 = "affine.apply"(%arg21) <{map = #map29}> : (index) -> index
    "x.u"(%12) : (index) -> ()
    %13 = "affine.apply"(%arg21, %arg19) <{map = #map30}> : (index, index) -> index
    "x.u"(%13) : (index) -> ()
    %14 = "affine.apply"(%arg21, %arg19) <{map = #map31}> : (index, index) -> index
    "x.u"(%14) : (index) -> ()
    %15 = "affine.load"(%arg18, %arg21) <{map = #map32}> : (memref<100xi32>, index) -> i32
    "affine.store"(%15, %arg18, %arg21, %arg19) <{map = #map24}> : (i32, memref<100xi32>, index, index) -> ()
    "affine.store"(%15, %arg18, %arg21, %arg19) <{map = #map33}> : (i32, memref<100xi32>, index, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "affine.for"(%arg19, %arg19) <{lowerBoundMap = #map32, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map28}> ({
  ^bb0(%arg20: index):
    "affine.if"(%arg20, %arg19) <{condition = #set5}> ({
      "x.u"(%arg20) : (index) -> ()
      "affine.yield"() : () -> ()
    }, {
    }) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, i32, index) -> (i32, i32, i32, i32, i32, i32), sym_name = "empty_loops"}> ({
^bb0(%arg3: i32, %arg4: i32, %arg5: index):
  %6:2 = "affine.for"(%arg3, %arg4) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #map11}> ({
  ^bb0(%arg15: index, %arg16: i32, %arg17: i32):
    "x.u"(%arg15) : (index) -> ()
    "affine.yield"(%arg17, %arg16) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  %7 = "affine.for"(%arg5, %arg3) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg13: index, %arg14: i32):
    "affine.yield"(%arg14) : (i32) -> ()
  }) : (index, i32) -> i32
  %8 = "affine.for"(%arg5, %arg3) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg11: index, %arg12: i32):
    "affine.yield"(%arg4) : (i32) -> ()
  }) : (index, i32) -> i32
  %9 = "affine.for"(%arg3) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map34}> ({
  ^bb0(%arg9: index, %arg10: i32):
    "affine.yield"(%arg4) : (i32) -> ()
  }) : (i32) -> i32
  %10:2 = "affine.for"(%arg3, %arg4) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #map34}> ({
  ^bb0(%arg6: index, %arg7: i32, %arg8: i32):
    "affine.yield"(%arg8, %arg7) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  "func.return"(%6#0, %7, %8, %9, %10#0, %10#1) : (i32, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<?xi32>, index) -> (), sym_name = "quotients"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: index):
  "affine.for"(%arg1) <{lowerBoundMap = #map11, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
  ^bb0(%arg2: index):
    %0 = "affine.apply"(%arg2) <{map = #map35}> : (index) -> index
    %1 = "affine.apply"(%0) <{map = #map36}> : (index) -> index
    %2 = "affine.apply"(%arg2, %arg1) <{map = #map37}> : (index, index) -> index
    %3 = "affine.apply"(%arg2) <{map = #map38}> : (index) -> index
    "x.u"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    %4 = "memref.cast"(%arg0) : (memref<?xi32>) -> memref<4xi32>
    %5 = "affine.load"(%4, %arg2) <{map = #map5}> : (memref<4xi32>, index) -> i32
    "affine.store"(%5, %4, %arg2) <{map = #map5}> : (i32, memref<4xi32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
