// Element by element.
"func.func"() <{function_type = (vector<4xi8>) -> vector<4xi8>, sym_name = "f"}> ({
^bb0(%arg0: vector<4xi8>):
  %0 = "arith.constant"() <{value = dense<[1, 2, 4, 8]> : vector<4xi8>}> : () -> vector<4xi8>
  %1 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  "func.return"(%1) : (vector<4xi8>) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (vector<4xi8>) -> vector<4xi8>, sym_name = "f"}> ({
^bb0(%arg0: vector<4xi8>):
  %0 = "arith.constant"() <{value = dense<[0, 1, 2, 3]> : vector<4xi8>}> : () -> vector<4xi8>
  %1 = "arith.shli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  "func.return"(%1) : (vector<4xi8>) -> ()
}) : () -> ()
