// A reduction of no dimensions adds its two operands.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi8>, vector<4xi8>) -> vector<4xi8>, sym_name = "no_dimensions"}> ({
  ^bb0(%arg2: vector<4xi8>, %arg3: vector<4xi8>):
    %1 = "vector.multi_reduction"(%arg2, %arg3) <{kind = #vector.kind<add>, reduction_dims = array<i64>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "func.return"(%1) : (vector<4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xi8>, vector<2x3xi8>) -> vector<2x3xi8>, sym_name = "no_dimensions_of_two"}> ({
  ^bb0(%arg0: vector<2x3xi8>, %arg1: vector<2x3xi8>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64>}> : (vector<2x3xi8>, vector<2x3xi8>) -> vector<2x3xi8>
    "func.return"(%0) : (vector<2x3xi8>) -> ()
  }) : () -> ()
}) : () -> ()
