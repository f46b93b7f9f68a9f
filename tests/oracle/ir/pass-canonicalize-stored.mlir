// Values that are not what their stored form seems to say: masks without dimensions, quantized constants, sparse storage, numbers
// of two parts.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
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
