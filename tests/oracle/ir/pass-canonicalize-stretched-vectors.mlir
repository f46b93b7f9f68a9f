// A shape cast of a broadcast is a broadcast where that repeats the whole vector.
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x1xi8>) -> vector<4x2x1xi8>, sym_name = "stretched"}> ({
  ^bb0(%arg3: vector<2x1xi8>):
    %6 = "vector.broadcast"(%arg3) : (vector<2x1xi8>) -> vector<2x4xi8>
    %7 = "vector.shape_cast"(%6) : (vector<2x4xi8>) -> vector<4x2x1xi8>
    "func.return"(%7) : (vector<4x2x1xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x1x4xi8>) -> vector<3x2x1x4xi8>, sym_name = "inside"}> ({
  ^bb0(%arg2: vector<2x1x4xi8>):
    %4 = "vector.broadcast"(%arg2) : (vector<2x1x4xi8>) -> vector<2x3x4xi8>
    %5 = "vector.shape_cast"(%4) : (vector<2x3x4xi8>) -> vector<3x2x1x4xi8>
    "func.return"(%5) : (vector<3x2x1x4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1x2x1xi8>) -> vector<6x2x1xi8>, sym_name = "repeated"}> ({
  ^bb0(%arg1: vector<1x2x1xi8>):
    %2 = "vector.broadcast"(%arg1) : (vector<1x2x1xi8>) -> vector<2x3x2x1xi8>
    %3 = "vector.shape_cast"(%2) : (vector<2x3x2x1xi8>) -> vector<6x2x1xi8>
    "func.return"(%3) : (vector<6x2x1xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1x1xi8>) -> vector<8x1xi8>, sym_name = "units"}> ({
  ^bb0(%arg0: vector<1x1xi8>):
    %0 = "vector.broadcast"(%arg0) : (vector<1x1xi8>) -> vector<2x4xi8>
    %1 = "vector.shape_cast"(%0) : (vector<2x4xi8>) -> vector<8x1xi8>
    "func.return"(%1) : (vector<8x1xi8>) -> ()
  }) : () -> ()
}) : () -> ()
