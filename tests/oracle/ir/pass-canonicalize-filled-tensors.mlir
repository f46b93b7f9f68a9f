// Filled, padded, reshaped and concatenated tensors, and powers of integers.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, i32, i32, i32, i8, i32), sym_name = "ipowi"}> ({
    %159 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %160 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %161 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %162 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %163 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %164 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %165 = "arith.constant"() <{value = 5 : i8}> : () -> i8
    %166 = "math.ipowi"(%159, %160) : (i32, i32) -> i32
    %167 = "math.ipowi"(%159, %161) : (i32, i32) -> i32
    %168 = "math.ipowi"(%162, %163) : (i32, i32) -> i32
    %169 = "math.ipowi"(%161, %162) : (i32, i32) -> i32
    %170 = "math.ipowi"(%164, %165) : (i8, i8) -> i8
    %171 = "math.ipowi"(%159, %162) : (i32, i32) -> i32
    "func.return"(%166, %167, %168, %169, %170, %171) : (i32, i32, i32, i32, i8, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, i32, vector<2xi32>), sym_name = "ipowi2"}> ({
  ^bb0(%arg122: i32):
    %153 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %154 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %155 = "math.ipowi"(%arg122, %153) : (i32, i32) -> i32
    %156 = "math.ipowi"(%arg122, %154) : (i32, i32) -> i32
    %157 = "arith.constant"() <{value = dense<[2, 3]> : vector<2xi32>}> : () -> vector<2xi32>
    %158 = "math.ipowi"(%157, %157) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"(%155, %156, %158) : (i32, i32, vector<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (f32, f32, f32, f32), sym_name = "powf1"}> ({
  ^bb0(%arg121: f32):
    %146 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %147 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %148 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %149 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %150 = "math.powf"(%arg121, %146) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %151 = "math.powf"(%arg121, %147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %152 = "math.powf"(%arg121, %148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%150, %151, %152, %150) : (f32, f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (f32, f32), sym_name = "fmaconst"}> ({
    %141 = "arith.constant"() <{value = 2.500000e+00 : f32}> : () -> f32
    %142 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %143 = "math.fma"(%141, %142, %141) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %144 = "arith.constant"() <{value = -4.000000e+00 : f32}> : () -> f32
    %145 = "math.clampf"(%141, %142, %144) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    "func.return"(%143, %145) : (f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x64xf32>, f32) -> tensor<69x69xf32>, sym_name = "padpad"}> ({
  ^bb0(%arg115: tensor<64x64xf32>, %arg116: f32):
    %139 = "tensor.pad"(%arg115) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 0>, static_low = array<i64: 1, 2>}> ({
    ^bb0(%arg119: index, %arg120: index):
      "tensor.yield"(%arg116) : (f32) -> ()
    }) : (tensor<64x64xf32>) -> tensor<67x66xf32>
    %140 = "tensor.pad"(%139) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 2>, static_low = array<i64: 1, 1>}> ({
    ^bb0(%arg117: index, %arg118: index):
      "tensor.yield"(%arg116) : (f32) -> ()
    }) : (tensor<67x66xf32>) -> tensor<69x69xf32>
    "func.return"(%140) : (tensor<69x69xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, index) -> tensor<?x?xf32>, sym_name = "padpadc"}> ({
  ^bb0(%arg109: tensor<?x?xf32>, %arg110: index):
    %135 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %136 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %137 = "tensor.pad"(%arg109) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 0>, static_low = array<i64: 1, 5>}> ({
    ^bb0(%arg113: index, %arg114: index):
      "tensor.yield"(%135) : (f32) -> ()
    }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %138 = "tensor.pad"(%137, %arg110) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 1, -9223372036854775808>, static_low = array<i64: 1, 1>}> ({
    ^bb0(%arg111: index, %arg112: index):
      "tensor.yield"(%136) : (f32) -> ()
    }) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%138) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, f32) -> tensor<20xf32>, sym_name = "fillcollapse"}> ({
  ^bb0(%arg94: tensor<4x5xf32>, %arg95: f32):
    %127 = "linalg.fill"(%arg95, %arg94) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      "linalg.yield"(%arg96) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    %128 = "tensor.collapse_shape"(%127) <{reassociation = [[0, 1]]}> : (tensor<4x5xf32>) -> tensor<20xf32>
    "func.return"(%128) : (tensor<20xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, f32, index) -> tensor<?x5xf32>, sym_name = "fillexpand"}> ({
  ^bb0(%arg89: tensor<?xf32>, %arg90: f32, %arg91: index):
    %125 = "linalg.fill"(%arg90, %arg89) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32):
      "linalg.yield"(%arg92) : (f32) -> ()
    }) : (f32, tensor<?xf32>) -> tensor<?xf32>
    %126 = "tensor.expand_shape"(%125, %arg91) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 5>}> : (tensor<?xf32>, index) -> tensor<?x5xf32>
    "func.return"(%126) : (tensor<?x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, f32, index) -> f32, sym_name = "fillextract"}> ({
  ^bb0(%arg84: tensor<4x5xf32>, %arg85: f32, %arg86: index):
    %123 = "linalg.fill"(%arg85, %arg84) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      "linalg.yield"(%arg87) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    %124 = "tensor.extract"(%123, %arg86, %arg86) : (tensor<4x5xf32>, index, index) -> f32
    "func.return"(%124) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<4x5xf32>, f32) -> (tensor<4x5xf32>, tensor<4x5xf32>), sym_name = "fillcopy"}> ({
  ^bb0(%arg70: tensor<4x5xf32>, %arg71: tensor<4x5xf32>, %arg72: f32):
    %118 = "linalg.fill"(%arg72, %arg70) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    %119 = "linalg.copy"(%118, %arg71) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %120 = "linalg.copy"(%arg71, %118) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%119, %120) : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<5x4xf32>, f32) -> tensor<5x4xf32>, sym_name = "filltranspose"}> ({
  ^bb0(%arg63: tensor<4x5xf32>, %arg64: tensor<5x4xf32>, %arg65: f32):
    %116 = "linalg.fill"(%arg65, %arg63) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    %117 = "linalg.transpose"(%116, %arg64) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      "linalg.yield"(%arg66) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%117) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>) -> tensor<?xf32>, sym_name = "collapsecast"}> ({
  ^bb0(%arg58: tensor<4x5xf32>):
    %112 = "tensor.cast"(%arg58) : (tensor<4x5xf32>) -> tensor<?x5xf32>
    %113 = "tensor.collapse_shape"(%112) <{reassociation = [[0, 1]]}> : (tensor<?x5xf32>) -> tensor<?xf32>
    "func.return"(%113) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xf32>) -> tensor<?x5xf32>, sym_name = "expandcast"}> ({
  ^bb0(%arg57: tensor<20xf32>):
    %109 = "arith.constant"() <{value = 4 : index}> : () -> index
    %110 = "tensor.cast"(%arg57) : (tensor<20xf32>) -> tensor<?xf32>
    %111 = "tensor.expand_shape"(%110, %109) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 5>}> : (tensor<?xf32>, index) -> tensor<?x5xf32>
    "func.return"(%111) : (tensor<?x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<*xf32>, tensor<2xindex>, tensor<1xindex>) -> tensor<?x?xf32>, sym_name = "reshapereshape"}> ({
  ^bb0(%arg54: tensor<*xf32>, %arg55: tensor<2xindex>, %arg56: tensor<1xindex>):
    %107 = "tensor.reshape"(%arg54, %arg56) : (tensor<*xf32>, tensor<1xindex>) -> tensor<?xf32>
    %108 = "tensor.reshape"(%107, %arg55) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    "func.return"(%108) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x10xf32>, tensor<2xindex>) -> (tensor<?x10xf32>, tensor<2x3xi32>), sym_name = "reshapesame"}> ({
  ^bb0(%arg52: tensor<?x10xf32>, %arg53: tensor<2xindex>):
    %104 = "tensor.reshape"(%arg52, %arg53) : (tensor<?x10xf32>, tensor<2xindex>) -> tensor<?x10xf32>
    %105 = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %106 = "tensor.reshape"(%105, %arg53) : (tensor<6xi32>, tensor<2xindex>) -> tensor<2x3xi32>
    "func.return"(%104, %106) : (tensor<?x10xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x10xf32>) -> tensor<?x10xf32>, sym_name = "reshapedims"}> ({
  ^bb0(%arg51: tensor<?x10xf32>):
    %99 = "arith.constant"() <{value = 0 : index}> : () -> index
    %100 = "arith.constant"() <{value = 10 : index}> : () -> index
    %101 = "tensor.dim"(%arg51, %99) : (tensor<?x10xf32>, index) -> index
    %102 = "tensor.from_elements"(%101, %100) : (index, index) -> tensor<2xindex>
    %103 = "tensor.reshape"(%arg51, %102) : (tensor<?x10xf32>, tensor<2xindex>) -> tensor<?x10xf32>
    "func.return"(%103) : (tensor<?x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, index) -> (index, index), sym_name = "dimexpand"}> ({
  ^bb0(%arg49: tensor<?xf32>, %arg50: index):
    %94 = "arith.constant"() <{value = 0 : index}> : () -> index
    %95 = "arith.constant"() <{value = 1 : index}> : () -> index
    %96 = "tensor.expand_shape"(%arg49, %arg50) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 5>}> : (tensor<?xf32>, index) -> tensor<?x5xf32>
    %97 = "tensor.dim"(%96, %94) : (tensor<?x5xf32>, index) -> index
    %98 = "tensor.dim"(%96, %95) : (tensor<?x5xf32>, index) -> index
    "func.return"(%97, %98) : (index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x5xf32>, tensor<1x?xf32>) -> (index, index), sym_name = "dimcollapse"}> ({
  ^bb0(%arg47: tensor<?x5xf32>, %arg48: tensor<1x?xf32>):
    %88 = "arith.constant"() <{value = 0 : index}> : () -> index
    %89 = "arith.constant"() <{value = 1 : index}> : () -> index
    %90 = "tensor.collapse_shape"(%arg47) <{reassociation = [[0, 1]]}> : (tensor<?x5xf32>) -> tensor<?xf32>
    %91 = "tensor.dim"(%90, %88) : (tensor<?xf32>, index) -> index
    %92 = "tensor.collapse_shape"(%arg48) <{reassociation = [[0, 1]]}> : (tensor<1x?xf32>) -> tensor<?xf32>
    %93 = "tensor.dim"(%92, %88) : (tensor<?xf32>, index) -> index
    "func.return"(%91, %93) : (index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<*xf32>, tensor<?xindex>, index) -> index, sym_name = "dimreshape"}> ({
  ^bb0(%arg44: tensor<*xf32>, %arg45: tensor<?xindex>, %arg46: index):
    %85 = "arith.constant"() <{value = 1 : index}> : () -> index
    %86 = "tensor.reshape"(%arg44, %arg45) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
    %87 = "tensor.dim"(%86, %85) : (tensor<*xf32>, index) -> index
    "func.return"(%87) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>), sym_name = "bitcasts"}> ({
  ^bb0(%arg43: tensor<4xi32>):
    %82 = "tensor.bitcast"(%arg43) : (tensor<4xi32>) -> tensor<4xf32>
    %83 = "tensor.bitcast"(%82) : (tensor<4xf32>) -> tensor<4xi32>
    %84 = "tensor.bitcast"(%arg43) : (tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%83, %84) : (tensor<4xi32>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, f32) -> (f32, f32, f32, f32, index), sym_name = "extractconsts"}> ({
  ^bb0(%arg37: index, %arg38: f32, %arg39: f32):
    %65 = "arith.constant"() <{value = 0 : index}> : () -> index
    %66 = "arith.constant"() <{value = 1 : index}> : () -> index
    %67 = "arith.constant"() <{value = 3 : index}> : () -> index
    %68 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %69 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %70 = "tensor.extract"(%68, %66) : (tensor<2xf32>, index) -> f32
    %71 = "tensor.extract"(%69, %arg37) : (tensor<2xf32>, index) -> f32
    %72 = "tensor.from_elements"(%arg38, %arg39) : (f32, f32) -> tensor<2xf32>
    %73 = "tensor.extract"(%72, %66) : (tensor<2xf32>, index) -> f32
    %74 = "tensor.insert"(%arg38, %72, %arg37) : (f32, tensor<2xf32>, index) -> tensor<2xf32>
    %75 = "tensor.extract"(%74, %arg37) : (tensor<2xf32>, index) -> f32
    %76 = "tensor.from_elements"(%65, %66) : (index, index) -> tensor<2xindex>
    %77 = "tensor.extract"(%76, %67) : (tensor<2xindex>, index) -> index
    "func.return"(%70, %71, %73, %75, %77) : (f32, f32, f32, f32, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, index, index) -> (tensor<2x2xf32>, tensor<?xf32>), sym_name = "extractslicesplit"}> ({
  ^bb0(%arg34: tensor<8x8xf32>, %arg35: index, %arg36: index):
    %61 = "tensor.extract_slice"(%arg34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<4x4xf32>
    %62 = "tensor.extract_slice"(%61) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32>
    %63 = "arith.constant"() <{value = 0 : index}> : () -> index
    %64 = "tensor.extract_slice"(%arg34, %63, %arg35, %arg36) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index, index, index) -> tensor<?xf32>
    "func.return"(%62, %64) : (tensor<2x2xf32>, tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (tensor<2xf32>, tensor<2xf32>), sym_name = "splat"}> ({
  ^bb0(%arg33: f32):
    %58 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %59 = "tensor.splat"(%58) : (f32) -> tensor<2xf32>
    %60 = "tensor.from_elements"(%58, %58) : (f32, f32) -> tensor<2xf32>
    "func.return"(%59, %60) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (tensor<?xf32>, tensor<4x5xf32>, tensor<20xf32>), sym_name = "emptycast"}> ({
  ^bb0(%arg32: index):
    %52 = "arith.constant"() <{value = 4 : index}> : () -> index
    %53 = "tensor.empty"(%52) : (index) -> tensor<?xf32>
    %54 = "tensor.empty"() : () -> tensor<20xf32>
    %55 = "tensor.expand_shape"(%54) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 5>}> : (tensor<20xf32>) -> tensor<4x5xf32>
    %56 = "tensor.empty"() : () -> tensor<4x5xf32>
    %57 = "tensor.collapse_shape"(%56) <{reassociation = [[0, 1]]}> : (tensor<4x5xf32>) -> tensor<20xf32>
    "func.return"(%53, %55, %57) : (tensor<?xf32>, tensor<4x5xf32>, tensor<20xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4x5xf32>) -> tensor<6x4x5xf32>, sym_name = "expandcollapse3"}> ({
  ^bb0(%arg31: tensor<2x3x4x5xf32>):
    %50 = "tensor.collapse_shape"(%arg31) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x3x4x5xf32>) -> tensor<6x20xf32>
    %51 = "tensor.expand_shape"(%50) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 6, 4, 5>}> : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
    "func.return"(%51) : (tensor<6x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x20xf32>) -> tensor<120xf32>, sym_name = "collapseexpand3"}> ({
  ^bb0(%arg30: tensor<6x20xf32>):
    %48 = "tensor.expand_shape"(%arg30) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 6, 4, 5>}> : (tensor<6x20xf32>) -> tensor<6x4x5xf32>
    %49 = "tensor.collapse_shape"(%48) <{reassociation = [[0, 1, 2]]}> : (tensor<6x4x5xf32>) -> tensor<120xf32>
    "func.return"(%49) : (tensor<120xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (tensor<4xi32>, tensor<2x2xi32>, tensor<2x1xi32>), sym_name = "constreshape"}> ({
    %42 = "arith.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %43 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %44 = "arith.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %45 = "tensor.collapse_shape"(%42) <{reassociation = [[0, 1]]}> : (tensor<2x2xi32>) -> tensor<4xi32>
    %46 = "tensor.expand_shape"(%43) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xi32>) -> tensor<2x2xi32>
    %47 = "tensor.expand_shape"(%44) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    "func.return"(%45, %46, %47) : (tensor<4xi32>, tensor<2x2xi32>, tensor<2x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, f32, index) -> tensor<?xf32>, sym_name = "padinfor"}> ({
  ^bb0(%arg23: tensor<?xf32>, %arg24: f32, %arg25: index):
    %37 = "arith.constant"() <{value = 0 : index}> : () -> index
    %38 = "arith.constant"() <{value = 1 : index}> : () -> index
    %39 = "scf.for"(%37, %arg25, %38, %arg23) ({
    ^bb0(%arg26: index, %arg27: tensor<?xf32>):
      %40 = "tensor.pad"(%arg27, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0>, static_low = array<i64: -9223372036854775808>}> ({
      ^bb0(%arg29: index):
        "tensor.yield"(%arg24) : (f32) -> ()
      }) : (tensor<?xf32>, index) -> tensor<?xf32>
      %41 = "tensor.pad"(%40, %arg26, %arg25) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: -9223372036854775808>}> ({
      ^bb0(%arg28: index):
        "tensor.yield"(%arg24) : (f32) -> ()
      }) : (tensor<?xf32>, index, index) -> tensor<?xf32>
      "scf.yield"(%41) : (tensor<?xf32>) -> ()
    }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%39) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x3xf32>, tensor<1x1x4xf32>, tensor<1x1xf32>) -> (tensor<2x3xf32>, tensor<1x4xf32>, tensor<1xf32>), sym_name = "units"}> ({
  ^bb0(%arg8: tensor<2x1x3xf32>, %arg9: tensor<1x1x4xf32>, %arg10: tensor<1x1xf32>):
    %26 = "tensor.collapse_shape"(%arg8) <{reassociation = [[0, 1, 2]]}> : (tensor<2x1x3xf32>) -> tensor<6xf32>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<6xf32>) -> tensor<2x3xf32>
    %28 = "tensor.collapse_shape"(%arg9) <{reassociation = [[0, 1, 2]]}> : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %29 = "tensor.expand_shape"(%28) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 4>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %30 = "tensor.collapse_shape"(%arg10) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %31 = "tensor.expand_shape"(%30) <{reassociation = [], static_output_shape = array<i64: 1>}> : (tensor<f32>) -> tensor<1xf32>
    "func.return"(%27, %29, %31) : (tensor<2x3xf32>, tensor<1x4xf32>, tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<1x4xf32>, tensor<4x3xf32>) -> (tensor<2x1x3xf32>, tensor<4x1x1xf32>, tensor<2x6xf32>), sym_name = "units2"}> ({
  ^bb0(%arg5: tensor<2x3xf32>, %arg6: tensor<1x4xf32>, %arg7: tensor<4x3xf32>):
    %20 = "tensor.collapse_shape"(%arg5) <{reassociation = [[0, 1]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
    %21 = "tensor.expand_shape"(%20) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 2, 1, 3>}> : (tensor<6xf32>) -> tensor<2x1x3xf32>
    %22 = "tensor.collapse_shape"(%arg6) <{reassociation = [[0, 1]]}> : (tensor<1x4xf32>) -> tensor<4xf32>
    %23 = "tensor.expand_shape"(%22) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 4, 1, 1>}> : (tensor<4xf32>) -> tensor<4x1x1xf32>
    %24 = "tensor.collapse_shape"(%arg7) <{reassociation = [[0, 1]]}> : (tensor<4x3xf32>) -> tensor<12xf32>
    %25 = "tensor.expand_shape"(%24) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 6>}> : (tensor<12xf32>) -> tensor<2x6xf32>
    "func.return"(%21, %23, %25) : (tensor<2x1x3xf32>, tensor<4x1x1xf32>, tensor<2x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<1xf32>, sym_name = "zero"}> ({
  ^bb0(%arg4: tensor<f32>):
    %18 = "tensor.expand_shape"(%arg4) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
    %19 = "tensor.collapse_shape"(%18) <{reassociation = [[0, 1]]}> : (tensor<1x1xf32>) -> tensor<1xf32>
    "func.return"(%19) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (i1, i1, i128, i65, i32, index), sym_name = "pows"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = false}> : () -> i1
    %2 = "math.ipowi"(%0, %0) : (i1, i1) -> i1
    %3 = "math.ipowi"(%1, %0) : (i1, i1) -> i1
    %4 = "arith.constant"() <{value = 3 : i128}> : () -> i128
    %5 = "arith.constant"() <{value = 90 : i128}> : () -> i128
    %6 = "math.ipowi"(%4, %5) : (i128, i128) -> i128
    %7 = "arith.constant"() <{value = -3 : i65}> : () -> i65
    %8 = "arith.constant"() <{value = 41 : i65}> : () -> i65
    %9 = "math.ipowi"(%7, %8) : (i65, i65) -> i65
    %10 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %11 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %12 = "math.ipowi"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.constant"() <{value = 2 : index}> : () -> index
    %14 = "math.ipowi"(%13, %13) : (index, index) -> index
    "func.return"(%2, %3, %6, %9, %12, %14) : (i1, i1, i128, i65, i32, index) -> ()
  }) : () -> ()
}) : () -> ()

