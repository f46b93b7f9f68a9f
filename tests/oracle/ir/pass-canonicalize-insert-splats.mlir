// An insertion of a scalar into a broadcast of it is dropped, that of a vector is not.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>) -> vector<3x2xf32>, sym_name = "vector"}> ({
  ^bb0(%arg1: vector<2xf32>):
    %3 = "vector.broadcast"(%arg1) : (vector<2xf32>) -> vector<3x2xf32>
    %4 = "vector.broadcast"(%arg1) : (vector<2xf32>) -> vector<1x2xf32>
    %5 = "vector.insert_strided_slice"(%4, %3) <{offsets = [1, 0], strides = [1, 1]}> : (vector<1x2xf32>, vector<3x2xf32>) -> vector<3x2xf32>
    "func.return"(%5) : (vector<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> vector<3x2xf32>, sym_name = "scalar"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<3x2xf32>
    %1 = "vector.broadcast"(%arg0) : (f32) -> vector<1x2xf32>
    %2 = "vector.insert_strided_slice"(%1, %0) <{offsets = [1, 0], strides = [1, 1]}> : (vector<1x2xf32>, vector<3x2xf32>) -> vector<3x2xf32>
    "func.return"(%2) : (vector<3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

