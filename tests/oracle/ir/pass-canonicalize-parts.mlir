// Parts of vectors, complex numbers and composites, conditions that are known, and casts of casts.
// run: --canonicalize
// run: --sccp
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (10)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<(d0) -> (d0, 1)>
#map6 = affine_map<(d0) -> (d0, 10)>
#map7 = affine_map<(d0) -> (d0 * 2)>
#map8 = affine_map<() -> (64)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (0 == 0)>
#set1 = affine_set<(d0) : (1 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32, strided<[1]>>) -> (), sym_name = "affpre"}> ({
  ^bb0(%arg118: memref<?xf32>, %arg119: memref<?xf32, strided<[1]>>):
    %246 = "memref.cast"(%arg118) : (memref<?xf32>) -> memref<4xf32>
    %247 = "arith.constant"() <{value = 0 : index}> : () -> index
    "affine.prefetch"(%246, %247) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map}> : (memref<4xf32>, index) -> ()
    %248 = "affine.vector_load"(%246, %247) <{map = #map}> : (memref<4xf32>, index) -> vector<4xf32>
    "affine.vector_store"(%248, %246, %247) <{map = #map}> : (vector<4xf32>, memref<4xf32>, index) -> ()
    %249 = "affine.load"(%246, %247) <{map = #map1}> : (memref<4xf32>, index) -> f32
    "affine.store"(%249, %246, %247) <{map = #map}> : (f32, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (f32, index), sym_name = "affforempty"}> ({
  ^bb0(%arg112: index):
    %242 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %243 = "arith.constant"() <{value = 3 : index}> : () -> index
    %244 = "affine.for"(%242) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg116: index, %arg117: f32):
      "affine.yield"(%arg117) : (f32) -> ()
    }) : (f32) -> f32
    %245 = "affine.for"(%243) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg114: index, %arg115: index):
      "affine.yield"(%arg114) : (index) -> ()
    }) : (index) -> index
    "affine.for"(%arg112) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg113: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"(%244, %245) : (f32, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, f32) -> (), sym_name = "affforbounds"}> ({
  ^bb0(%arg107: memref<?xf32>, %arg108: f32):
    %239 = "arith.constant"() <{value = 0 : index}> : () -> index
    %240 = "arith.constant"() <{value = 8 : index}> : () -> index
    "affine.for"(%239, %240) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg111: index):
      "memref.store"(%arg108, %arg107, %arg111) : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.for"(%239, %240) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg110: index):
      "memref.store"(%arg108, %arg107, %arg110) : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %241 = "affine.apply"(%240) <{map = #map1}> : (index) -> index
    "affine.for"(%241) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg109: index):
      "memref.store"(%arg108, %arg107, %arg109) : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32, 1>) -> (memref<?xf32, 3>, memref<?xf32, 1>), sym_name = "space"}> ({
  ^bb0(%arg106: memref<?xf32, 1>):
    %236 = "memref.memory_space_cast"(%arg106) : (memref<?xf32, 1>) -> memref<?xf32>
    %237 = "memref.memory_space_cast"(%236) : (memref<?xf32>) -> memref<?xf32, 3>
    %238 = "memref.memory_space_cast"(%236) : (memref<?xf32>) -> memref<?xf32, 1>
    "func.return"(%237, %238) : (memref<?xf32, 3>, memref<?xf32, 1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, memref<?xf32>, index, f32) -> (vector<4xf32>, f32), sym_name = "maskall"}> ({
  ^bb0(%arg102: vector<4xf32>, %arg103: memref<?xf32>, %arg104: index, %arg105: f32):
    %231 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<4xi1>
    %232 = "vector.mask"(%231) ({
      %235 = "vector.transfer_read"(%arg103, %arg104, %arg105) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
      "vector.yield"(%235) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>) -> vector<4xf32>
    %233 = "vector.mask"(%231) ({
      %234 = "vector.reduction"(%arg102) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%234) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    "vector.mask"(%231) ({
      "vector.transfer_write"(%arg102, %arg103, %arg104) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    "func.return"(%232, %233) : (vector<4xf32>, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<4xi1>) -> vector<4xf32>, sym_name = "maskempty"}> ({
  ^bb0(%arg100: vector<4xf32>, %arg101: vector<4xi1>):
    "vector.mask"(%arg101) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    %230 = "vector.mask"(%arg101) ({
      "vector.yield"(%arg100) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>) -> vector<4xf32>
    "func.return"(%230) : (vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1xf32>, vector<1xi32>, f32, i32, vector<f32>) -> (f32, f32, i32, i32, f32), sym_name = "reduce1"}> ({
  ^bb0(%arg95: vector<1xf32>, %arg96: vector<1xi32>, %arg97: f32, %arg98: i32, %arg99: vector<f32>):
    %225 = "vector.reduction"(%arg95) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xf32>) -> f32
    %226 = "vector.reduction"(%arg95, %arg97) <{fastmath = #arith.fastmath<fast>, kind = #vector.kind<mul>}> : (vector<1xf32>, f32) -> f32
    %227 = "vector.reduction"(%arg96, %arg98) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<1xi32>, i32) -> i32
    %228 = "vector.reduction"(%arg96, %arg98) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minsi>}> : (vector<1xi32>, i32) -> i32
    %229 = "vector.reduction"(%arg95, %arg97) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maximumf>}> : (vector<1xf32>, f32) -> f32
    "func.return"(%225, %226, %227, %228, %229) : (f32, f32, i32, i32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1x4xf32>, vector<4xf32>, vector<1xf32>, f32, vector<2x1x3xf32>, vector<2x3xf32>) -> (vector<4xf32>, f32, vector<2x3xf32>), sym_name = "mred1"}> ({
  ^bb0(%arg89: vector<1x4xf32>, %arg90: vector<4xf32>, %arg91: vector<1xf32>, %arg92: f32, %arg93: vector<2x1x3xf32>, %arg94: vector<2x3xf32>):
    %222 = "vector.multi_reduction"(%arg89, %arg90) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<1x4xf32>, vector<4xf32>) -> vector<4xf32>
    %223 = "vector.multi_reduction"(%arg91, %arg92) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<1xf32>, f32) -> f32
    %224 = "vector.multi_reduction"(%arg93, %arg94) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<2x1x3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    "func.return"(%222, %223, %224) : (vector<4xf32>, f32, vector<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<2x3xf32>) -> vector<2x3xf32>, sym_name = "mred0"}> ({
  ^bb0(%arg87: vector<2x3xf32>, %arg88: vector<2x3xf32>):
    %221 = "vector.multi_reduction"(%arg87, %arg88) <{kind = #vector.kind<mul>, reduction_dims = array<i64>}> : (vector<2x3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    "func.return"(%221) : (vector<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf32>, vector<1x4xf32>, vector<2x1xf32>) -> (vector<3x2xf32>, vector<4x3xf32>, vector<4x1x2xf32>, vector<3x1x2xf32>), sym_name = "transbcast"}> ({
  ^bb0(%arg83: f32, %arg84: vector<4xf32>, %arg85: vector<1x4xf32>, %arg86: vector<2x1xf32>):
    %213 = "vector.broadcast"(%arg83) : (f32) -> vector<2x3xf32>
    %214 = "vector.transpose"(%213) <{permutation = array<i64: 1, 0>}> : (vector<2x3xf32>) -> vector<3x2xf32>
    %215 = "vector.broadcast"(%arg84) : (vector<4xf32>) -> vector<3x4xf32>
    %216 = "vector.transpose"(%215) <{permutation = array<i64: 1, 0>}> : (vector<3x4xf32>) -> vector<4x3xf32>
    %217 = "vector.broadcast"(%arg85) : (vector<1x4xf32>) -> vector<2x1x4xf32>
    %218 = "vector.transpose"(%217) <{permutation = array<i64: 2, 1, 0>}> : (vector<2x1x4xf32>) -> vector<4x1x2xf32>
    %219 = "vector.broadcast"(%arg86) : (vector<2x1xf32>) -> vector<3x2x1xf32>
    %220 = "vector.transpose"(%219) <{permutation = array<i64: 0, 2, 1>}> : (vector<3x2x1xf32>) -> vector<3x1x2xf32>
    "func.return"(%214, %216, %218, %220) : (vector<3x2xf32>, vector<4x3xf32>, vector<4x1x2xf32>, vector<3x1x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> (vector<2x3x4xf32>, vector<3x4x2xf32>), sym_name = "transtrans"}> ({
  ^bb0(%arg82: vector<2x3x4xf32>):
    %210 = "vector.transpose"(%arg82) <{permutation = array<i64: 1, 0, 2>}> : (vector<2x3x4xf32>) -> vector<3x2x4xf32>
    %211 = "vector.transpose"(%210) <{permutation = array<i64: 1, 0, 2>}> : (vector<3x2x4xf32>) -> vector<2x3x4xf32>
    %212 = "vector.transpose"(%210) <{permutation = array<i64: 0, 2, 1>}> : (vector<3x2x4xf32>) -> vector<3x4x2xf32>
    "func.return"(%211, %212) : (vector<2x3x4xf32>, vector<3x4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32) -> (vector<3x2xi1>, vector<3x2xi1>, vector<4x4xf32>), sym_name = "transcreate"}> ({
  ^bb0(%arg79: index, %arg80: index, %arg81: f32):
    %204 = "vector.create_mask"(%arg79, %arg80) : (index, index) -> vector<2x3xi1>
    %205 = "vector.transpose"(%204) <{permutation = array<i64: 1, 0>}> : (vector<2x3xi1>) -> vector<3x2xi1>
    %206 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 2>}> : () -> vector<2x3xi1>
    %207 = "vector.transpose"(%206) <{permutation = array<i64: 1, 0>}> : (vector<2x3xi1>) -> vector<3x2xi1>
    %208 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %209 = "vector.transpose"(%208) <{permutation = array<i64: 1, 0>}> : (vector<4x4xf32>) -> vector<4x4xf32>
    "func.return"(%205, %207, %209) : (vector<3x2xi1>, vector<3x2xi1>, vector<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<1xf32>, vector<f32>) -> (vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>, f32, vector<3xf32>, f32), sym_name = "bcasts"}> ({
  ^bb0(%arg76: f32, %arg77: vector<1xf32>, %arg78: vector<f32>):
    %197 = "vector.broadcast"(%arg76) : (f32) -> vector<3xf32>
    %198 = "vector.broadcast"(%197) : (vector<3xf32>) -> vector<2x3xf32>
    %199 = "vector.broadcast"(%arg78) : (vector<f32>) -> vector<3xf32>
    %200 = "vector.broadcast"(%arg77) : (vector<1xf32>) -> vector<2x3xf32>
    %201 = "vector.extract"(%198) <{static_position = array<i64: 0, 1>}> : (vector<2x3xf32>) -> f32
    %202 = "vector.extract"(%198) <{static_position = array<i64: 1>}> : (vector<2x3xf32>) -> vector<3xf32>
    %203 = "vector.extract"(%200) <{static_position = array<i64: 1, 0>}> : (vector<2x3xf32>) -> f32
    "func.return"(%198, %199, %200, %201, %202, %203) : (vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>, f32, vector<3xf32>, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, f32, vector<3xf32>, vector<6xf32>, index) -> (f32, vector<3xf32>, f32, f32, f32, f32, f32), sym_name = "extracts"}> ({
  ^bb0(%arg71: vector<2x3xf32>, %arg72: f32, %arg73: vector<3xf32>, %arg74: vector<6xf32>, %arg75: index):
    %184 = "vector.insert"(%arg72, %arg71) <{static_position = array<i64: 0, 1>}> : (f32, vector<2x3xf32>) -> vector<2x3xf32>
    %185 = "vector.extract"(%184) <{static_position = array<i64: 0, 1>}> : (vector<2x3xf32>) -> f32
    %186 = "vector.insert"(%arg73, %184) <{static_position = array<i64: 1>}> : (vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    %187 = "vector.extract"(%186) <{static_position = array<i64: 1>}> : (vector<2x3xf32>) -> vector<3xf32>
    %188 = "vector.extract"(%186) <{static_position = array<i64: 1, 2>}> : (vector<2x3xf32>) -> f32
    %189 = "vector.shape_cast"(%arg74) : (vector<6xf32>) -> vector<2x3xf32>
    %190 = "vector.extract"(%189) <{static_position = array<i64: 1, 1>}> : (vector<2x3xf32>) -> f32
    %191 = "vector.transpose"(%arg71) <{permutation = array<i64: 1, 0>}> : (vector<2x3xf32>) -> vector<3x2xf32>
    %192 = "vector.extract"(%191) <{static_position = array<i64: 2, 1>}> : (vector<3x2xf32>) -> f32
    %193 = "vector.from_elements"(%arg72, %185, %arg72) : (f32, f32, f32) -> vector<3xf32>
    %194 = "vector.extract"(%193) <{static_position = array<i64: 1>}> : (vector<3xf32>) -> f32
    %195 = "vector.insert"(%arg72, %arg73, %arg75) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<3xf32>, index) -> vector<3xf32>
    %196 = "vector.extract"(%195, %arg75) <{static_position = array<i64: -9223372036854775808>}> : (vector<3xf32>, index) -> f32
    "func.return"(%185, %187, %188, %190, %192, %194, %196) : (f32, vector<3xf32>, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf32>, vector<2xf32>, f32) -> (vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>), sym_name = "shuffles"}> ({
  ^bb0(%arg68: vector<2xf32>, %arg69: vector<2xf32>, %arg70: f32):
    %174 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2xf32>
    %175 = "vector.shuffle"(%arg68, %arg69) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %176 = "vector.shuffle"(%arg68, %arg69) <{mask = array<i64: 2, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %177 = "vector.shuffle"(%arg68, %174) <{mask = array<i64: 0, 1, 2, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    %178 = "vector.shuffle"(%174, %174) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %179 = "vector.shuffle"(%arg68, %arg69) <{mask = array<i64: 0, 2, 1, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    %180 = "vector.broadcast"(%arg70) : (f32) -> vector<2xf32>
    %181 = "vector.shuffle"(%180, %180) <{mask = array<i64: 1, 2>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %182 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %183 = "vector.shuffle"(%182, %182) <{mask = array<i64: 0, 3, 2, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    "func.return"(%175, %176, %177, %178, %179, %181, %183) : (vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<4xf32>), sym_name = "bitc"}> ({
  ^bb0(%arg67: vector<4xf32>):
    %167 = "vector.bitcast"(%arg67) : (vector<4xf32>) -> vector<4xi32>
    %168 = "vector.bitcast"(%167) : (vector<4xi32>) -> vector<4xf32>
    %169 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %170 = "vector.bitcast"(%169) : (vector<4xf32>) -> vector<4xi32>
    %171 = "vector.bitcast"(%arg67) : (vector<4xf32>) -> vector<4xf32>
    %172 = "vector.shape_cast"(%arg67) : (vector<4xf32>) -> vector<2x2xf32>
    %173 = "vector.shape_cast"(%172) : (vector<2x2xf32>) -> vector<4xf32>
    "func.return"(%168, %171, %170, %173) : (vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, index) -> (memref<?x?xf32>, memref<4x?xf32>, f32, index, memref<*xf32>), sym_name = "memcasts"}> ({
  ^bb0(%arg65: memref<4x?xf32>, %arg66: index):
    %162 = "memref.cast"(%arg65) : (memref<4x?xf32>) -> memref<?x?xf32>
    %163 = "memref.cast"(%162) : (memref<?x?xf32>) -> memref<4x?xf32>
    %164 = "memref.load"(%162, %arg66, %arg66) : (memref<?x?xf32>, index, index) -> f32
    %165 = "memref.cast"(%162) : (memref<?x?xf32>) -> memref<*xf32>
    %166 = "memref.rank"(%165) : (memref<*xf32>) -> index
    "func.return"(%162, %163, %164, %166, %165) : (memref<?x?xf32>, memref<4x?xf32>, f32, index, memref<*xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, f32, index) -> (), sym_name = "memglob"}> ({
  ^bb0(%arg62: memref<4xf32>, %arg63: f32, %arg64: index):
    %158 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "memref.copy"(%arg62, %158) : (memref<4xf32>, memref<4xf32>) -> ()
    %159 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "memref.store"(%arg63, %159, %arg64) : (f32, memref<4xf32>, index) -> ()
    "memref.dealloc"(%159) : (memref<4xf32>) -> ()
    %160 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %161 = "memref.cast"(%160) : (memref<4xf32>) -> memref<?xf32>
    "memref.dealloc"(%161) : (memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4xf32>, memref<?x4xf32>, index) -> (memref<2x12xf32>, memref<24xf32>, memref<2x3x4xf32>), sym_name = "expcol"}> ({
  ^bb0(%arg59: memref<2x3x4xf32>, %arg60: memref<?x4xf32>, %arg61: index):
    %154 = "memref.collapse_shape"(%arg59) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xf32>) -> memref<6x4xf32>
    %155 = "memref.collapse_shape"(%154) <{reassociation = [[0, 1]]}> : (memref<6x4xf32>) -> memref<24xf32>
    %156 = "memref.expand_shape"(%155) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 12>}> : (memref<24xf32>) -> memref<2x12xf32>
    %157 = "memref.expand_shape"(%154) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 3, 4>}> : (memref<6x4xf32>) -> memref<2x3x4xf32>
    "func.return"(%156, %155, %157) : (memref<2x12xf32>, memref<24xf32>, memref<2x3x4xf32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "bitcast1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr, %arg58: f32):
    %152 = "llvm.bitcast"(%arg58) : (f32) -> i32
    %153 = "llvm.bitcast"(%152) : (i32) -> f32
    "llvm.return"(%153) : (f32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "bitcast2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: f32):
    %150 = "llvm.bitcast"(%arg55) : (!llvm.ptr) -> !llvm.ptr
    %151 = "llvm.addrspacecast"(%150) : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"(%151) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr)>, linkage = #llvm.linkage<external>, sym_name = "asc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %148 = "llvm.addrspacecast"(%arg54) : (!llvm.ptr) -> !llvm.ptr<1>
    %149 = "llvm.addrspacecast"(%148) : (!llvm.ptr<1>) -> !llvm.ptr
    "llvm.return"(%149) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr<2> (ptr)>, linkage = #llvm.linkage<external>, sym_name = "asc2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg53: !llvm.ptr):
    %146 = "llvm.addrspacecast"(%arg53) : (!llvm.ptr) -> !llvm.ptr<1>
    %147 = "llvm.addrspacecast"(%146) : (!llvm.ptr<1>) -> !llvm.ptr<2>
    "llvm.return"(%147) : (!llvm.ptr<2>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, sym_name = "zext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %144 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %145 = "llvm.zext"(%144) : (i8) -> i64
    "llvm.return"(%145) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "or", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: i32):
    %137 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %138 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %139 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %140 = "llvm.or"(%137, %138) : (i32, i32) -> i32
    %141 = "llvm.add"(%arg52, %139) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %142 = "llvm.or"(%141, %139) : (i32, i32) -> i32
    %143 = "llvm.mul"(%142, %140) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.return"(%143) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "shl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg51: i32):
    %134 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %135 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %136 = "llvm.shl"(%134, %135) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.return"(%136) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "addc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: i32):
    %127 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %128 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %129 = "llvm.add"(%127, %128) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %130 = "llvm.mul"(%129, %128) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %131 = "llvm.sub"(%130, %128) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %132 = "llvm.udiv"(%131, %128) : (i32, i32) -> i32
    %133 = "llvm.xor"(%132, %127) : (i32, i32) -> i32
    "llvm.return"(%133) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i1 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "icmp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: i32, %arg49: !llvm.ptr):
    %121 = "llvm.icmp"(%arg48, %arg48) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %122 = "llvm.icmp"(%arg48, %arg48) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %123 = "llvm.xor"(%121, %122) : (i1, i1) -> i1
    %124 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %125 = "llvm.icmp"(%arg49, %124) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %126 = "llvm.and"(%125, %123) : (i1, i1) -> i1
    "llvm.return"(%126) : (i1) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "brs", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg46: i32, %arg47: i1):
    %118 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.cond_br"(%118)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.br"(%arg46)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    %119 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    "llvm.br"(%119)[^bb3] : (i32) -> ()
  ^bb3(%120: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%120) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "switch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: i32):
    %114 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    "llvm.switch"(%114, %arg45, %arg45, %114)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> ()
  ^bb1(%115: i32):  // pred: ^bb0
    "llvm.return"(%115) : (i32) -> ()
  ^bb2(%116: i32):  // pred: ^bb0
    "llvm.return"(%116) : (i32) -> ()
  ^bb3(%117: i32):  // pred: ^bb0
    "llvm.return"(%117) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (struct<(i32, struct<(i64, f32)>)>, i32)>, linkage = #llvm.linkage<external>, sym_name = "ext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg43: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg44: i32):
    %111 = "llvm.insertvalue"(%arg43, %arg44) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(i64, f32)>)>, i32) -> !llvm.struct<(i32, struct<(i64, f32)>)>
    %112 = "llvm.extractvalue"(%111) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(i64, f32)>)>) -> !llvm.struct<(i64, f32)>
    %113 = "llvm.extractvalue"(%112) <{position = array<i64: 1>}> : (!llvm.struct<(i64, f32)>) -> f32
    "llvm.return"(%113) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, complex<f32>, f32) -> (f32, f32, f32, f32, f32, f32), sym_name = "cplx3"}> ({
  ^bb0(%arg39: f32, %arg40: f32, %arg41: complex<f32>, %arg42: f32):
    %101 = "complex.create"(%arg39, %arg40) : (f32, f32) -> complex<f32>
    %102 = "complex.neg"(%101) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %103 = "complex.re"(%102) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %104 = "complex.im"(%102) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %105 = "complex.create"(%arg42, %arg42) : (f32, f32) -> complex<f32>
    %106 = "complex.add"(%101, %105) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %107 = "complex.re"(%106) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %108 = "complex.im"(%106) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %109 = "complex.re"(%101) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %110 = "complex.im"(%101) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    "func.return"(%103, %104, %107, %108, %109, %110) : (f32, f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, tensor<?x?xf32>) -> (index, index, !shape.shape, tensor<?xindex>, index, index), sym_name = "shapes4"}> ({
  ^bb0(%arg36: index, %arg37: index, %arg38: tensor<?x?xf32>):
    %92 = "arith.constant"() <{value = 3 : index}> : () -> index
    %93 = "arith.constant"() <{value = 4 : index}> : () -> index
    %94 = "arith.constant"() <{value = 1 : index}> : () -> index
    %95 = "shape.add"(%92, %93) : (index, index) -> index
    %96 = "shape.mul"(%92, %93) : (index, index) -> index
    %97 = "shape.from_extents"(%92, %93) : (index, index) -> !shape.shape
    %98 = "shape.shape_of"(%arg38) : (tensor<?x?xf32>) -> tensor<?xindex>
    %99 = "shape.dim"(%arg38, %94) : (tensor<?x?xf32>, index) -> index
    %100 = "shape.div"(%93, %92) : (index, index) -> index
    "func.return"(%95, %96, %97, %98, %99, %100) : (index, index, !shape.shape, tensor<?xindex>, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (index, index, index, i1, i1, i32, index, index), sym_name = "idx"}> ({
  ^bb0(%arg34: index, %arg35: index):
    %79 = "index.constant"() <{value = 2 : index}> : () -> index
    %80 = "index.constant"() <{value = 3 : index}> : () -> index
    %81 = "index.add"(%79, %80) : (index, index) -> index
    %82 = "index.add"(%arg34, %79) : (index, index) -> index
    %83 = "index.add"(%82, %80) : (index, index) -> index
    %84 = "index.sub"(%arg34, %arg34) : (index, index) -> index
    %85 = "index.cmp"(%arg34, %arg34) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %86 = "index.cmp"(%81, %80) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %87 = "index.casts"(%80) : (index) -> i32
    %88 = "index.mul"(%83, %79) : (index, index) -> index
    %89 = "index.mul"(%88, %80) : (index, index) -> index
    %90 = "index.maxs"(%arg34, %79) : (index, index) -> index
    %91 = "index.maxs"(%90, %80) : (index, index) -> index
    "func.return"(%81, %83, %84, %85, %86, %87, %89, %91) : (index, index, index, i1, i1, i32, index, index) -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "k"}> ({
    "gpu.func"() <{function_type = (index) -> (), known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 4, 1, 1>}> ({
    ^bb0(%arg33: index):
      %73 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %74 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> : () -> index
      %75 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %76 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %77 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> index
      %78 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
      "u.v"(%73, %74, %75, %76, %77, %78) : (index, index, index, index, index, index) -> ()
      "gpu.barrier"() {mark} : () -> ()
      "gpu.barrier"() : () -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, f32, !spirv.struct<(i32, f32)>, vector<2xi32>) -> (i32, f32, i32, f32, i1, i1, i32, vector<2xi32>), sym_name = "spv2"}> ({
  ^bb0(%arg28: i32, %arg29: i32, %arg30: f32, %arg31: !spirv.struct<(i32, f32)>, %arg32: vector<2xi32>):
    %60 = "spirv.CompositeInsert"(%arg28, %arg31) <{indices = [0 : i32]}> : (i32, !spirv.struct<(i32, f32)>) -> !spirv.struct<(i32, f32)>
    %61 = "spirv.CompositeExtract"(%60) <{indices = [0 : i32]}> : (!spirv.struct<(i32, f32)>) -> i32
    %62 = "spirv.CompositeExtract"(%60) <{indices = [1 : i32]}> : (!spirv.struct<(i32, f32)>) -> f32
    %63 = "spirv.CompositeConstruct"(%arg28, %arg29) : (i32, i32) -> vector<2xi32>
    %64 = "spirv.CompositeExtract"(%63) <{indices = [1 : i32]}> : (vector<2xi32>) -> i32
    %65 = "spirv.Bitcast"(%arg30) : (f32) -> i32
    %66 = "spirv.Bitcast"(%65) : (i32) -> f32
    %67 = "spirv.INotEqual"(%arg28, %arg28) : (i32, i32) -> i1
    %68 = "spirv.SLessThan"(%arg28, %arg28) : (i32, i32) -> i1
    %69 = "spirv.SNegate"(%arg28) : (i32) -> i32
    %70 = "spirv.SNegate"(%69) : (i32) -> i32
    %71 = "spirv.Not"(%arg32) : (vector<2xi32>) -> vector<2xi32>
    %72 = "spirv.Not"(%71) : (vector<2xi32>) -> vector<2xi32>
    "func.return"(%61, %62, %64, %66, %67, %68, %70, %72) : (i32, f32, i32, f32, i1, i1, i32, vector<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i1, i32, i32) -> (i1, i1, i1, i32, i32, i1), sym_name = "spv3"}> ({
  ^bb0(%arg24: i1, %arg25: i1, %arg26: i32, %arg27: i32):
    %49 = "spirv.IEqual"(%arg26, %arg27) : (i32, i32) -> i1
    %50 = "spirv.LogicalNot"(%49) : (i1) -> i1
    %51 = "spirv.INotEqual"(%arg26, %arg27) : (i32, i32) -> i1
    %52 = "spirv.LogicalNot"(%51) : (i1) -> i1
    %53 = "spirv.LogicalEqual"(%arg24, %arg25) : (i1, i1) -> i1
    %54 = "spirv.LogicalNot"(%53) : (i1) -> i1
    %55 = "spirv.UMod"(%arg26, %arg27) : (i32, i32) -> i32
    %56 = "spirv.UMod"(%55, %arg27) : (i32, i32) -> i32
    %57 = "spirv.BitwiseAnd"(%arg26, %arg26) : (i32, i32) -> i32
    %58 = "spirv.Constant"() <{value = false}> : () -> i1
    %59 = "spirv.LogicalOr"(%arg24, %58) : (i1, i1) -> i1
    "func.return"(%50, %52, %54, %56, %57, %59) : (i1, i1, i1, i32, i32, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>)>, Function>, i32) -> !spirv.ptr<f32, Function>, sym_name = "spvch"}> ({
  ^bb0(%arg22: !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>)>, Function>, %arg23: i32):
    %46 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
    %47 = "spirv.AccessChain"(%arg22, %46, %arg23) : (!spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>)>, Function>, i32, i32) -> !spirv.ptr<!spirv.array<4 x f32>, Function>
    %48 = "spirv.AccessChain"(%47, %46) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32) -> !spirv.ptr<f32, Function>
    "func.return"(%48) : (!spirv.ptr<f32, Function>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3x4xf32>, vector<24xf32>, index) -> (f32, vector<4xf32>, vector<4xf32>, f32, vector<3xf32>), sym_name = "exts"}> ({
  ^bb0(%arg19: vector<2x3x4xf32>, %arg20: vector<24xf32>, %arg21: index):
    %37 = "vector.transpose"(%arg19) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x4xf32>) -> vector<3x4x2xf32>
    %38 = "vector.extract"(%37) <{static_position = array<i64: 2, 3, 1>}> : (vector<3x4x2xf32>) -> f32
    %39 = "vector.transpose"(%arg19) <{permutation = array<i64: 1, 0, 2>}> : (vector<2x3x4xf32>) -> vector<3x2x4xf32>
    %40 = "vector.extract"(%39) <{static_position = array<i64: 2, 1>}> : (vector<3x2x4xf32>) -> vector<4xf32>
    %41 = "vector.shape_cast"(%arg20) : (vector<24xf32>) -> vector<2x3x4xf32>
    %42 = "vector.extract"(%41) <{static_position = array<i64: 1, 2>}> : (vector<2x3x4xf32>) -> vector<4xf32>
    %43 = "vector.extract"(%41) <{static_position = array<i64: 1, 2, 3>}> : (vector<2x3x4xf32>) -> f32
    %44 = "vector.shape_cast"(%arg19) : (vector<2x3x4xf32>) -> vector<8x3xf32>
    %45 = "vector.extract"(%44) <{static_position = array<i64: 5>}> : (vector<8x3xf32>) -> vector<3xf32>
    "func.return"(%38, %40, %42, %43, %45) : (f32, vector<4xf32>, vector<4xf32>, f32, vector<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<6x4xf32>, index, vector<1x4xf32>, vector<3x1xf32>) -> (vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, f32), sym_name = "exts2"}> ({
  ^bb0(%arg15: vector<6x4xf32>, %arg16: index, %arg17: vector<1x4xf32>, %arg18: vector<3x1xf32>):
    %29 = "vector.shape_cast"(%arg15) : (vector<6x4xf32>) -> vector<2x3x4xf32>
    %30 = "vector.extract"(%29) <{static_position = array<i64: 1, 2>}> : (vector<2x3x4xf32>) -> vector<4xf32>
    %31 = "vector.extract"(%29, %arg16) <{static_position = array<i64: -9223372036854775808, 2, 3>}> : (vector<2x3x4xf32>, index) -> f32
    %32 = "vector.broadcast"(%arg17) : (vector<1x4xf32>) -> vector<3x4xf32>
    %33 = "vector.extract"(%32) <{static_position = array<i64: 2>}> : (vector<3x4xf32>) -> vector<4xf32>
    %34 = "vector.broadcast"(%arg18) : (vector<3x1xf32>) -> vector<2x3x4xf32>
    %35 = "vector.extract"(%34) <{static_position = array<i64: 1, 2>}> : (vector<2x3x4xf32>) -> vector<4xf32>
    %36 = "vector.extract"(%34) <{static_position = array<i64: 1, 2, 3>}> : (vector<2x3x4xf32>) -> f32
    "func.return"(%30, %31, %33, %35, %36) : (vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, vector<4x8xf32>, f32, index, vector<4x8xi1>) -> (vector<4x8xf32>, tensor<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>), sym_name = "xfer"}> ({
  ^bb0(%arg10: tensor<4x8xf32>, %arg11: vector<4x8xf32>, %arg12: f32, %arg13: index, %arg14: vector<4x8xi1>):
    %20 = "arith.constant"() <{value = 0 : index}> : () -> index
    %21 = "vector.transfer_write"(%arg11, %arg10, %arg13, %20) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map9}> : (vector<4x8xf32>, tensor<4x8xf32>, index, index) -> tensor<4x8xf32>
    %22 = "vector.transfer_read"(%21, %arg13, %20, %arg12) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map9}> : (tensor<4x8xf32>, index, index, f32) -> vector<4x8xf32>
    %23 = "vector.transfer_read"(%arg10, %arg13, %20, %arg12) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map9}> : (tensor<4x8xf32>, index, index, f32) -> vector<4x8xf32>
    %24 = "vector.transfer_write"(%23, %arg10, %arg13, %20) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map9}> : (vector<4x8xf32>, tensor<4x8xf32>, index, index) -> tensor<4x8xf32>
    %25 = "vector.transfer_write"(%arg11, %arg10, %20, %20, %arg14) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map9}> : (vector<4x8xf32>, tensor<4x8xf32>, index, index, vector<4x8xi1>) -> tensor<4x8xf32>
    %26 = "vector.transfer_read"(%25, %20, %20, %arg12) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map9}> : (tensor<4x8xf32>, index, index, f32) -> vector<4x8xf32>
    %27 = "vector.transfer_write"(%arg11, %arg10, %arg13, %20) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map9}> : (vector<4x8xf32>, tensor<4x8xf32>, index, index) -> tensor<4x8xf32>
    %28 = "vector.transfer_read"(%27, %arg13, %20, %arg12) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map9}> : (tensor<4x8xf32>, index, index, f32) -> vector<4x8xf32>
    "func.return"(%22, %24, %26, %28) : (vector<4x8xf32>, tensor<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, vector<4x8xf32>, f32) -> (), sym_name = "xmem"}> ({
  ^bb0(%arg7: memref<4x8xf32>, %arg8: vector<4x8xf32>, %arg9: f32):
    %18 = "arith.constant"() <{value = 0 : index}> : () -> index
    %19 = "vector.transfer_read"(%arg7, %18, %18, %arg9) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map9}> : (memref<4x8xf32>, index, index, f32) -> vector<4x8xf32>
    "vector.transfer_write"(%arg8, %arg7, %18, %18) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map9}> : (vector<4x8xf32>, memref<4x8xf32>, index, index) -> ()
    "vector.transfer_write"(%19, %arg7, %18, %18) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map9}> : (vector<4x8xf32>, memref<4x8xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, memref<?xf32>, index, f32, vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, f32), sym_name = "maskpass"}> ({
  ^bb0(%arg2: vector<4xf32>, %arg3: memref<?xf32>, %arg4: index, %arg5: f32, %arg6: vector<4xi1>):
    %10 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<4xi1>
    %11 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<4xi1>
    %12 = "vector.mask"(%10, %arg2) ({
      %17 = "vector.transfer_read"(%arg3, %arg4, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
      "vector.yield"(%17) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %13 = "vector.mask"(%11) ({
      %16 = "vector.transfer_read"(%arg3, %arg4, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
      "vector.yield"(%16) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>) -> vector<4xf32>
    %14 = "vector.mask"(%arg6) ({
      %15 = "vector.reduction"(%arg2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%15) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    "func.return"(%12, %13, %14) : (vector<4xf32>, vector<4xf32>, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (index, index, index), sym_name = "shp"}> ({
  ^bb0(%arg1: index):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = -7 : index}> : () -> index
    %6 = "arith.constant"() <{value = 2 : index}> : () -> index
    %7 = "shape.div"(%5, %6) : (index, index) -> index
    %8 = "shape.div"(%5, %4) : (index, index) -> index
    %9 = "shape.add"(%arg1, %4) : (index, index) -> index
    "func.return"(%7, %8, %9) : (index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> index, sym_name = "affn"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "affine.if"(%arg0) <{condition = #set}> ({
      "x.x"() : () -> ()
      "affine.yield"(%0) : (index) -> ()
    }, {
      "affine.yield"(%1) : (index) -> ()
    }) : (index) -> index
    %3 = "affine.if"(%arg0) <{condition = #set1}> ({
      "affine.yield"(%2) : (index) -> ()
    }, {
      "x.y"() : () -> ()
      "affine.yield"(%1) : (index) -> ()
    }) : (index) -> index
    "affine.if"(%arg0) <{condition = #set1}> ({
      "x.z"() : () -> ()
      "affine.yield"() : () -> ()
    }, {
    }) : (index) -> ()
    "func.return"(%3) : (index) -> ()
  }) : () -> ()
}) : () -> ()

