// A quotient leaves a loop if no element of the divisor is zero, and where signed, none is minus one.
// run: --loop-invariant-code-motion
"func.func"() <{function_type = (index, vector<2xi32>) -> (), sym_name = "quotients"}> ({
^bb0(%n: index, %v: vector<2xi32>):
  %two = "arith.constant"() <{value = dense<2> : vector<2xi32>}> : () -> vector<2xi32>
  %zero = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %ones = "arith.constant"() <{value = dense<-1> : vector<2xi32>}> : () -> vector<2xi32>
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    %0 = "arith.divui"(%v, %two) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %1 = "arith.divsi"(%v, %two) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %2 = "arith.divui"(%v, %zero) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %3 = "arith.divsi"(%v, %ones) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %4 = "arith.ceildivui"(%v, %ones) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
