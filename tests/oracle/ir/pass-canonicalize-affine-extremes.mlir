// Extremes of one result, and of other extremes.
// run: --canonicalize
// run: --sccp
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 ceildiv 2, d0 * 2 + 4)>
#map1 = affine_map<(d0, d1)[s0] -> (d0, -(d0 + s0), d1 * 3)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0)[s0] -> (d0 * 3 + 2, d0 mod 2, 2)>
#map5 = affine_map<(d0, d1)[s0] -> (s0, s0 * 6, 1)>
#map6 = affine_map<()[s0, s1] -> (s1 * 4 - 1, s0, s1 floordiv 4)>
#map7 = affine_map<() -> (4)>
#map8 = affine_map<()[s0] -> (s0)>
#map9 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1)>
#map10 = affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + s1 ceildiv 2, 32)>
#map11 = affine_map<(d0, d1)[s0, s1] -> (0, s1)>
#map12 = affine_map<(d0, d1)[s0] -> (s0 + s0 floordiv 2)>
#map13 = affine_map<()[s0, s1] -> (s0 floordiv 3, s0 floordiv 2)>
#map14 = affine_map<()[s0] -> (s0 * 2 + 1, 4, s0 + 4)>
#map15 = affine_map<(d0) -> (d0, 1)>
#map16 = affine_map<(d0)[s0, s1] -> ((s0 mod 2) floordiv 3)>
#map17 = affine_map<(d0) -> (16, 0, (d0 - 1) ceildiv 2)>
#map18 = affine_map<(d0, d1)[s0] -> (d0 + d1)>
#map19 = affine_map<()[s0, s1] -> (s0 ceildiv 3 + 1)>
#map20 = affine_map<(d0) -> (0)>
#map21 = affine_map<(d0, d1)[s0, s1] -> (s0)>
#map22 = affine_map<(d0) -> (2)>
#map23 = affine_map<(d0) -> (d0 * 4 - 4, d0 + d0 + 8 + 2, -d0)>
#map24 = affine_map<() -> (16)>
#map25 = affine_map<(d0, d1) -> (d0 * 4 + 2)>
#map26 = affine_map<(d0, d1)[s0, s1] -> (d0 mod 2, 0)>
#map27 = affine_map<(d0, d1) -> (d0 * 4, d0 floordiv 3)>
#map28 = affine_map<(d0)[s0] -> (-(s0 ceildiv 3))>
#map29 = affine_map<(d0) -> (d0 + 3, 64)>
#map30 = affine_map<(d0, d1) -> (d1 mod 2)>
#map31 = affine_map<(d0)[s0] -> (s0 ceildiv 3 + s0, s0, d0)>
#map32 = affine_map<()[s0, s1] -> (0)>
#map33 = affine_map<(d0, d1) -> (d1, d0)>
#map34 = affine_map<()[s0, s1] -> (s0 + s1 mod 4, s0 * 2 + s0 + s1, s0 mod 2)>
#map35 = affine_map<()[s0, s1] -> (0, s1 + 10, 0)>
#map36 = affine_map<()[s0, s1] -> ((s0 + s1) mod 3, s1, s1)>
#map37 = affine_map<(d0, d1)[s0, s1] -> (d0)>
#map38 = affine_map<(d0, d1)[s0] -> (s0)>
#map39 = affine_map<(d0) -> (d0 - 8, 0)>
#map40 = affine_map<(d0, d1)[s0, s1] -> (d0 floordiv 3 + 4)>
#map41 = affine_map<(d0)[s0] -> (d0 ceildiv 3)>
#map42 = affine_map<(d0)[s0, s1] -> (s0)>
#map43 = affine_map<(d0, d1) -> (d1)>
#map44 = affine_map<(d0) -> (d0, 0)>
#map45 = affine_map<() -> (0)>
#map46 = affine_map<()[s0, s1] -> (s1 * 3, s1 * 4, 0)>
#map47 = affine_map<(d0, d1)[s0] -> ((s0 floordiv 2) * 4)>
#map48 = affine_map<()[s0, s1] -> (s1)>
#map49 = affine_map<(d0)[s0, s1] -> (d0 * 4 + s0)>
#map50 = affine_map<(d0, d1) -> (0, 4, d0 + d1)>
#map51 = affine_map<(d0, d1)[s0, s1] -> (d1)>
#map52 = affine_map<(d0, d1)[s0] -> (d0, s0)>
#map53 = affine_map<(d0, d1)[s0, s1] -> ((d1 + 2) * 4, d1)>
#map54 = affine_map<(d0, d1)[s0, s1] -> ((d1 + s0) floordiv 2)>
#map55 = affine_map<(d0, d1) -> (d0 + d1, d0 ceildiv 2)>
#map56 = affine_map<(d0, d1)[s0] -> (d1, s0 ceildiv 4)>
#map57 = affine_map<(d0)[s0, s1] -> (d0 + s0 - 1)>
#map58 = affine_map<(d0, d1) -> ((d0 + d1) mod 4, 2)>
#map59 = affine_map<(d0) -> ((d0 + 8) ceildiv 4)>
#map60 = affine_map<(d0)[s0] -> (d0 ceildiv 4 + s0 + 4)>
#map61 = affine_map<(d0, d1) -> (d1, 0)>
#map62 = affine_map<(d0)[s0, s1] -> (s0 + s0 floordiv 3, s0 ceildiv 3)>
#map63 = affine_map<(d0, d1)[s0, s1] -> (s0, d0 - s0 + 2, -s0 + s1)>
#map64 = affine_map<(d0, d1)[s0] -> (d1, d1 ceildiv 3 + d1, s0)>
#map65 = affine_map<(d0)[s0] -> (2)>
#map66 = affine_map<(d0) -> (d0 * 6, (d0 mod 4) * 2, d0)>
#map67 = affine_map<()[s0] -> (s0 * 2, (s0 mod 2) mod 3)>
#map68 = affine_map<(d0, d1) -> (d1 + d0 + d1 + 1)>
#map69 = affine_map<(d0) -> (-1)>
#map70 = affine_map<(d0) -> (d0 * 4, d0 * 2)>
#map71 = affine_map<(d0)[s0, s1] -> (s1, s1 floordiv 3 + s0, s0 ceildiv 3)>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "u", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg99: index, %arg100: index, %arg101: index, %arg102: index, %arg103: index, %arg104: memref<64xf32>):
    "affine.for"(%arg103) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg105: index):
      %87 = "affine.max"(%arg99, %arg101, %arg103) <{map = #map}> : (index, index, index) -> index
      %88 = "affine.max"(%arg101, %arg105, %arg102) <{map = #map1}> : (index, index, index) -> index
      %89 = "affine.max"(%87) <{map = #map2}> : (index) -> index
      %90 = "affine.load"(%arg104, %arg101) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %91 = "affine.max"(%arg105, %arg102) <{map = #map4}> : (index, index) -> index
      %92 = "affine.min"(%91, %91, %arg103) <{map = #map5}> : (index, index, index) -> index
      %93 = "affine.max"(%arg103, %arg102) <{map = #map6}> : (index, index) -> index
      "func.call"(%91) <{callee = @u}> : (index) -> ()
      "func.call"(%92) <{callee = @u}> : (index) -> ()
      "func.call"(%93) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg93: index, %arg94: index, %arg95: index, %arg96: index, %arg97: index, %arg98: memref<64xf32>):
    %81 = "affine.min"(%arg97, %arg97, %arg97, %arg96) <{map = #map9}> : (index, index, index, index) -> index
    %82 = "affine.min"(%arg94, %arg93, %arg96, %arg97) <{map = #map10}> : (index, index, index, index) -> index
    %83 = "affine.max"(%82, %arg94, %arg96, %arg97) <{map = #map11}> : (index, index, index, index) -> index
    %84 = "affine.max"(%83, %81, %arg96) <{map = #map12}> : (index, index, index) -> index
    %85 = "affine.max"(%arg97, %arg97) <{map = #map13}> : (index, index) -> index
    %86 = "affine.load"(%arg98, %81) <{map = #map3}> : (memref<64xf32>, index) -> f32
    "func.call"(%83) <{callee = @u}> : (index) -> ()
    "func.call"(%84) <{callee = @u}> : (index) -> ()
    "func.call"(%85) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f2"}> ({
  ^bb0(%arg87: index, %arg88: index, %arg89: index, %arg90: index, %arg91: index, %arg92: memref<64xf32>):
    %76 = "affine.min"(%arg91) <{map = #map14}> : (index) -> index
    %77 = "affine.min"(%arg87) <{map = #map15}> : (index) -> index
    %78 = "affine.min"(%arg89, %arg90, %arg91) <{map = #map16}> : (index, index, index) -> index
    %79 = "affine.load"(%arg92, %77) <{map = #map3}> : (memref<64xf32>, index) -> f32
    %80 = "affine.min"(%arg90) <{map = #map17}> : (index) -> index
    "func.call"(%77) <{callee = @u}> : (index) -> ()
    "func.call"(%78) <{callee = @u}> : (index) -> ()
    "func.call"(%80) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f3"}> ({
  ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index, %arg84: index, %arg85: memref<64xf32>):
    "affine.for"(%arg83) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map24}> ({
    ^bb0(%arg86: index):
      %69 = "affine.max"(%arg86, %arg86, %arg83) <{map = #map18}> : (index, index, index) -> index
      %70 = "affine.load"(%arg85, %arg81) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %71 = "affine.max"(%arg83, %arg84) <{map = #map19}> : (index, index) -> index
      %72 = "affine.max"(%arg84) <{map = #map20}> : (index) -> index
      %73 = "affine.max"(%69, %69, %arg83, %arg84) <{map = #map21}> : (index, index, index, index) -> index
      %74 = "affine.apply"(%73) <{map = #map22}> : (index) -> index
      %75 = "affine.max"(%72) <{map = #map23}> : (index) -> index
      "func.call"(%73) <{callee = @u}> : (index) -> ()
      "func.call"(%74) <{callee = @u}> : (index) -> ()
      "func.call"(%75) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f4"}> ({
  ^bb0(%arg73: index, %arg74: index, %arg75: index, %arg76: index, %arg77: index, %arg78: memref<64xf32>):
    "affine.for"(%arg73) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map29}> ({
    ^bb0(%arg79: index):
      %61 = "affine.max"(%arg76, %arg77) <{map = #map25}> : (index, index) -> index
      %62 = "affine.load"(%arg78, %arg75) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %63 = "affine.min"(%arg77, %arg74, %arg77, %arg76) <{map = #map26}> : (index, index, index, index) -> index
      %64 = "affine.load"(%arg78, %arg75) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %65 = "affine.min"(%arg79, %arg79) <{map = #map27}> : (index, index) -> index
      %66 = "affine.apply"(%arg79, %arg77) <{map = #map28}> : (index, index) -> index
      %67 = "affine.apply"(%66) <{map = #map3}> : (index) -> index
      %68 = "affine.load"(%arg78, %67) <{map = #map3}> : (memref<64xf32>, index) -> f32
      "func.call"(%65) <{callee = @u}> : (index) -> ()
      "func.call"(%66) <{callee = @u}> : (index) -> ()
      "func.call"(%67) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f5"}> ({
  ^bb0(%arg67: index, %arg68: index, %arg69: index, %arg70: index, %arg71: index, %arg72: memref<64xf32>):
    %54 = "affine.min"(%arg71, %arg70) <{map = #map30}> : (index, index) -> index
    %55 = "affine.load"(%arg72, %arg68) <{map = #map3}> : (memref<64xf32>, index) -> f32
    %56 = "affine.min"(%arg69, %arg70) <{map = #map31}> : (index, index) -> index
    %57 = "affine.load"(%arg72, %arg68) <{map = #map3}> : (memref<64xf32>, index) -> f32
    %58 = "affine.max"(%arg70, %arg71) <{map = #map32}> : (index, index) -> index
    %59 = "affine.min"(%arg70, %arg69) <{map = #map33}> : (index, index) -> index
    %60 = "affine.min"(%56, %arg71, %arg70) <{map = #map18}> : (index, index, index) -> index
    "func.call"(%58) <{callee = @u}> : (index) -> ()
    "func.call"(%59) <{callee = @u}> : (index) -> ()
    "func.call"(%60) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f6"}> ({
  ^bb0(%arg61: index, %arg62: index, %arg63: index, %arg64: index, %arg65: index, %arg66: memref<64xf32>):
    %48 = "affine.min"(%arg65, %arg64) <{map = #map34}> : (index, index) -> index
    %49 = "affine.load"(%arg66, %48) <{map = #map3}> : (memref<64xf32>, index) -> f32
    %50 = "affine.min"(%arg65, %arg64) <{map = #map35}> : (index, index) -> index
    %51 = "affine.max"(%arg64, %arg64) <{map = #map36}> : (index, index) -> index
    %52 = "affine.load"(%arg66, %51) <{map = #map3}> : (memref<64xf32>, index) -> f32
    %53 = "affine.apply"(%51, %arg64, %arg64, %arg65) <{map = #map37}> : (index, index, index, index) -> index
    "func.call"(%50) <{callee = @u}> : (index) -> ()
    "func.call"(%51) <{callee = @u}> : (index) -> ()
    "func.call"(%53) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f7"}> ({
  ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index, %arg58: index, %arg59: memref<64xf32>):
    "affine.for"(%arg57) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 1, 0, 0>, step = 4 : index, upperBoundMap = #map24}> ({
    ^bb0(%arg60: index):
      %42 = "affine.max"(%arg60, %arg54, %arg57) <{map = #map38}> : (index, index, index) -> index
      %43 = "affine.max"(%arg58) <{map = #map39}> : (index) -> index
      %44 = "affine.load"(%arg59, %43) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %45 = "affine.min"(%42, %arg57, %arg58, %arg57) <{map = #map40}> : (index, index, index, index) -> index
      %46 = "affine.max"(%arg60, %arg57) <{map = #map41}> : (index, index) -> index
      %47 = "affine.max"(%arg57, %45) <{map = #map33}> : (index, index) -> index
      "func.call"(%45) <{callee = @u}> : (index) -> ()
      "func.call"(%46) <{callee = @u}> : (index) -> ()
      "func.call"(%47) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f8"}> ({
  ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index, %arg51: index, %arg52: memref<64xf32>):
    "affine.for"(%arg51) <{lowerBoundMap = #map45, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg53: index):
      %37 = "affine.min"(%arg51, %arg51, %arg50) <{map = #map42}> : (index, index, index) -> index
      %38 = "affine.min"(%arg50) <{map = #map22}> : (index) -> index
      %39 = "affine.load"(%arg52, %38) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %40 = "affine.max"(%38, %arg50) <{map = #map43}> : (index, index) -> index
      %41 = "affine.min"(%arg50) <{map = #map44}> : (index) -> index
      "func.call"(%38) <{callee = @u}> : (index) -> ()
      "func.call"(%40) <{callee = @u}> : (index) -> ()
      "func.call"(%41) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f9"}> ({
  ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index, %arg44: index, %arg45: memref<64xf32>):
    "affine.for"(%arg44) <{lowerBoundMap = #map45, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg46: index):
      %31 = "affine.min"(%arg43) <{map = #map20}> : (index) -> index
      %32 = "affine.max"(%arg44, %arg44) <{map = #map46}> : (index, index) -> index
      %33 = "affine.apply"(%32, %arg44, %arg44) <{map = #map47}> : (index, index, index) -> index
      %34 = "affine.max"(%arg44, %arg44) <{map = #map48}> : (index, index) -> index
      %35 = "affine.min"(%34, %arg44, %arg43) <{map = #map49}> : (index, index, index) -> index
      %36 = "affine.apply"(%33) <{map = #map3}> : (index) -> index
      "func.call"(%34) <{callee = @u}> : (index) -> ()
      "func.call"(%35) <{callee = @u}> : (index) -> ()
      "func.call"(%36) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f10"}> ({
  ^bb0(%arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: memref<64xf32>):
    "affine.for"(%arg37) <{lowerBoundMap = #map45, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg39: index):
      %25 = "affine.max"(%arg39, %arg39) <{map = #map50}> : (index, index) -> index
      %26 = "affine.apply"(%arg39, %arg36, %arg36, %arg36) <{map = #map51}> : (index, index, index, index) -> index
      %27 = "affine.min"(%25, %arg35, %arg36) <{map = #map52}> : (index, index, index) -> index
      %28 = "affine.min"(%arg37, %26, %arg36) <{map = #map38}> : (index, index, index) -> index
      %29 = "affine.max"(%arg36, %arg36, %arg36, %arg37) <{map = #map53}> : (index, index, index, index) -> index
      %30 = "affine.max"(%27, %arg37, %arg36, %arg36) <{map = #map54}> : (index, index, index, index) -> index
      "func.call"(%28) <{callee = @u}> : (index) -> ()
      "func.call"(%29) <{callee = @u}> : (index) -> ()
      "func.call"(%30) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f11"}> ({
  ^bb0(%arg26: index, %arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: memref<64xf32>):
    "affine.for"(%arg30) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg32: index):
      %21 = "affine.min"(%arg32, %arg29) <{map = #map55}> : (index, index) -> index
      %22 = "affine.max"(%arg30, %21, %arg30) <{map = #map56}> : (index, index, index) -> index
      %23 = "affine.max"(%arg29, %arg29, %arg30) <{map = #map57}> : (index, index, index) -> index
      %24 = "affine.load"(%arg31, %arg28) <{map = #map3}> : (memref<64xf32>, index) -> f32
      "func.call"(%21) <{callee = @u}> : (index) -> ()
      "func.call"(%22) <{callee = @u}> : (index) -> ()
      "func.call"(%23) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f12"}> ({
  ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: memref<64xf32>):
    %15 = "affine.max"(%arg24, %arg21) <{map = #map58}> : (index, index) -> index
    %16 = "affine.apply"(%arg20) <{map = #map59}> : (index) -> index
    %17 = "affine.apply"(%arg23, %arg23) <{map = #map60}> : (index, index) -> index
    %18 = "affine.apply"(%arg22, %arg22, %arg23, %arg23) <{map = #map51}> : (index, index, index, index) -> index
    %19 = "affine.min"(%15, %16) <{map = #map61}> : (index, index) -> index
    %20 = "affine.max"(%16, %arg23, %arg23) <{map = #map62}> : (index, index, index) -> index
    "func.call"(%18) <{callee = @u}> : (index) -> ()
    "func.call"(%19) <{callee = @u}> : (index) -> ()
    "func.call"(%20) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f13"}> ({
  ^bb0(%arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: memref<64xf32>):
    "affine.for"(%arg16, %arg13) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map29}> ({
    ^bb0(%arg19: index):
      %10 = "affine.min"(%arg14, %arg14, %arg16, %arg16) <{map = #map63}> : (index, index, index, index) -> index
      %11 = "affine.load"(%arg18, %arg14) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %12 = "affine.max"(%arg17, %arg17, %arg16) <{map = #map64}> : (index, index, index) -> index
      %13 = "affine.min"(%10, %arg16) <{map = #map65}> : (index, index) -> index
      %14 = "affine.load"(%arg18, %arg15) <{map = #map3}> : (memref<64xf32>, index) -> f32
      "func.call"(%10) <{callee = @u}> : (index) -> ()
      "func.call"(%12) <{callee = @u}> : (index) -> ()
      "func.call"(%13) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f14"}> ({
  ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<64xf32>):
    %5 = "affine.min"(%arg11) <{map = #map66}> : (index) -> index
    %6 = "affine.load"(%arg12, %5) <{map = #map3}> : (memref<64xf32>, index) -> f32
    %7 = "affine.min"(%arg11) <{map = #map67}> : (index) -> index
    %8 = "affine.min"(%arg11, %arg8) <{map = #map68}> : (index, index) -> index
    %9 = "affine.load"(%arg12, %arg7) <{map = #map3}> : (memref<64xf32>, index) -> f32
    "func.call"(%5) <{callee = @u}> : (index) -> ()
    "func.call"(%7) <{callee = @u}> : (index) -> ()
    "func.call"(%8) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index, memref<64xf32>) -> (), sym_name = "f15"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<64xf32>):
    "affine.for"(%arg0) <{lowerBoundMap = #map45, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map29}> ({
    ^bb0(%arg6: index):
      %0 = "affine.min"(%arg0) <{map = #map69}> : (index) -> index
      %1 = "affine.max"(%arg1) <{map = #map70}> : (index) -> index
      %2 = "affine.load"(%arg5, %1) <{map = #map3}> : (memref<64xf32>, index) -> f32
      %3 = "affine.max"(%arg2, %arg4, %arg4) <{map = #map71}> : (index, index, index) -> index
      %4 = "affine.apply"(%arg4, %arg4) <{map = #map48}> : (index, index) -> index
      "func.call"(%1) <{callee = @u}> : (index) -> ()
      "func.call"(%3) <{callee = @u}> : (index) -> ()
      "func.call"(%4) <{callee = @u}> : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
