// Divisions by vectors run before a loop if no element of the divisor traps, or overflows.
// run: --allow-unregistered-dialect --loop-invariant-code-motion
"builtin.module"() ({
  "func.func"() <{function_type = (index, vector<2xindex>, vector<2xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: vector<2xindex>, %arg2: vector<2xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<[10, 16]> : vector<2xindex>}> : () -> vector<2xindex>
    %3 = "arith.constant"() <{value = dense<[10, 0]> : vector<2xindex>}> : () -> vector<2xindex>
    %4 = "arith.constant"() <{value = dense<[10, -1]> : vector<2xi32>}> : () -> vector<2xi32>
    %5 = "arith.constant"() <{value = dense<[10, 3]> : vector<2xi32>}> : () -> vector<2xi32>
    %6 = "arith.constant"() <{value = dense<[-2, -3]> : vector<2xi32>}> : () -> vector<2xi32>
    %7 = "arith.constant"() <{value = dense<[-2, 3]> : vector<2xi32>}> : () -> vector<2xi32>
    %8 = "arith.constant"() <{value = dense<3> : vector<2xi32>}> : () -> vector<2xi32>
    "scf.for"(%0, %arg0, %1) ({
    ^bb0(%arg3: index):
      %9 = "arith.divui"(%arg1, %2) : (vector<2xindex>, vector<2xindex>) -> vector<2xindex>
      %10 = "arith.divui"(%arg1, %3) : (vector<2xindex>, vector<2xindex>) -> vector<2xindex>
      %11 = "arith.divsi"(%arg2, %4) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %12 = "arith.divsi"(%arg2, %5) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %13 = "arith.divui"(%arg2, %4) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %14 = "arith.ceildivui"(%arg2, %5) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %15 = "arith.remui"(%arg2, %5) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %16 = "arith.remsi"(%arg2, %5) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %17 = "arith.floordivsi"(%arg2, %5) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %18 = "arith.divsi"(%arg2, %6) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %19 = "arith.divsi"(%arg2, %7) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %20 = "arith.ceildivui"(%arg2, %8) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %21 = "arith.ceildivui"(%arg2, %4) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      %22 = "arith.ceildivsi"(%arg2, %5) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
      "t.u"(%9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22) : (vector<2xindex>, vector<2xindex>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

