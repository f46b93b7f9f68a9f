// Values that are not what their stored form seems to say: masks without dimensions, quantized constants, sparse storage, numbers
// of two parts.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (vector<i1>, vector<i1>, vector<i1>, vector<i1>, vector<i1>, vector<i1>), sym_name = "masks"}> ({
  ^bb0(%n: index):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %cm = "arith.constant"() <{value = -1 : index}> : () -> index
    %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<i1>
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
    %2 = "vector.create_mask"(%n) : (index) -> vector<i1>
    %3 = "vector.create_mask"(%c0) : (index) -> vector<i1>
    %4 = "vector.create_mask"(%c1) : (index) -> vector<i1>
    %5 = "vector.create_mask"(%cm) : (index) -> vector<i1>
    "func.return"(%0, %1, %2, %3, %4, %5) : (vector<i1>, vector<i1>, vector<i1>, vector<i1>, vector<i1>, vector<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1xi8>) -> (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1xi8>), sym_name = "quantized"}> ({
  ^bb0(%a: tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, %b: tensor<1xi8>):
    %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>
    %one = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>
    %plain = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %0 = "tosa.add"(%a, %zero) : (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>) -> tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>
    %1 = "tosa.sub"(%a, %zero) : (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>) -> tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>
    %2 = "tosa.mul"(%a, %one, %plain) : (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1xi8>) -> tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>
    %3 = "tosa.add"(%b, %plain) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
    "func.return"(%0, %1, %2, %3) : (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1x!quant.uniform<i8:f32, 5.000000e-01:-128>>, tensor<1xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<?xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>), sym_name = "copied"}> ({
  ^bb0(%a: tensor<4xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %b: tensor<?xf64>, %to: tensor<4xf64>):
    %0 = "linalg.generic"(%a, %to) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%x: f64, %y: f64):
      "linalg.yield"(%x) : (f64) -> ()
    }) : (tensor<4xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<4xf64>) -> tensor<4xf64>
    %1 = "linalg.generic"(%b, %to) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%x: f64, %y: f64):
      "linalg.yield"(%x) : (f64) -> ()
    }) : (tensor<?xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%0, %1) : (tensor<4xf64>, tensor<4xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64, complex<f32>) -> (i64, f64, complex<f32>), sym_name = "bits"}> ({
  ^bb0(%a: f64, %c: complex<f32>):
    %0 = "complex.bitcast"(%a) : (f64) -> complex<f32>
    %1 = "complex.bitcast"(%0) : (complex<f32>) -> i64
    %2 = "complex.bitcast"(%0) : (complex<f32>) -> f64
    %3 = "complex.bitcast"(%c) : (complex<f32>) -> i64
    %4 = "complex.bitcast"(%3) : (i64) -> complex<f32>
    "func.return"(%1, %2, %4) : (i64, f64, complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()
