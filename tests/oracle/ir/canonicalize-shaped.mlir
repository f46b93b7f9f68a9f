// Vectors and tensors whose elements are all the same constant.
// run: --pass-pipeline='builtin.module(func.func(canonicalize))'
// run: --canonicalize='top-down=false'
// run: --canonicalize='max-iterations=1'
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>, tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>), sym_name = "shaped1"}> ({
  ^bb0(%x: vector<4xi32>, %y: vector<4xi32>, %t: tensor<?xi32>):
    %c0 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %c1 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %c5 = "arith.constant"() <{value = dense<5> : vector<4xi32>}> : () -> vector<4xi32>
    %m1 = "arith.constant"() <{value = dense<-1> : vector<4xi32>}> : () -> vector<4xi32>
    %tr = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %r0 = "arith.addi"(%x, %c0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r1 = "arith.addi"(%c5, %c1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r2 = "arith.addi"(%c5, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n3 = "arith.addi"(%x, %c5) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r3 = "arith.addi"(%n3, %c1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r4 = "arith.subi"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r5 = "arith.subi"(%t, %t) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %r6 = "arith.xori"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n7 = "arith.xori"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r7 = "arith.andi"(%x, %n7) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r8 = "arith.cmpi"(%c5, %x) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %r9 = "arith.cmpi"(%c5, %c1) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %r10 = "arith.cmpi"(%x, %x) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %n11 = "arith.cmpi"(%x, %y) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %r11 = "arith.xori"(%n11, %tr) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, tensor<?xi32>, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>, vector<4xi1>, i1, vector<4xf32>) -> (vector<4xi32>, vector<4xi1>, vector<4xi1>, vector<4xi32>, vector<4xi32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>, vector<4xi32>), sym_name = "shaped2"}> ({
  ^bb0(%x: vector<4xi32>, %y: vector<4xi32>, %b: vector<4xi1>, %p: i1, %f: vector<4xf32>):
    %c0 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %c1 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %c5 = "arith.constant"() <{value = dense<5> : vector<4xi32>}> : () -> vector<4xi32>
    %tr = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %f2 = "arith.constant"() <{value = dense<2.0> : vector<4xf32>}> : () -> vector<4xf32>
    %fm0 = "arith.constant"() <{value = dense<-0.0> : vector<4xf32>}> : () -> vector<4xf32>
    %fa = "arith.constant"() <{value = dense<false> : vector<4xi1>}> : () -> vector<4xi1>
    %r0 = "arith.select"(%tr, %x, %y) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r1 = "arith.select"(%b, %tr, %fa) : (vector<4xi1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %r2 = "arith.select"(%b, %fa, %tr) : (vector<4xi1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %r3 = "arith.select"(%p, %x, %x) : (i1, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r4 = "arith.select"(%b, %c1, %c0) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r5 = "arith.addf"(%f, %fm0) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %r6 = "arith.mulf"(%f2, %f2) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %r7 = "arith.negf"(%f2) : (vector<4xf32>) -> vector<4xf32>
    %r8 = "arith.extsi"(%c5) : (vector<4xi32>) -> vector<4xi64>
    %r9 = "arith.trunci"(%c5) : (vector<4xi32>) -> vector<4xi1>
    %r10 = "arith.sitofp"(%c5) : (vector<4xi32>) -> vector<4xf32>
    %r11 = "arith.fptosi"(%f2) : (vector<4xf32>) -> vector<4xi32>
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11) : (vector<4xi32>, vector<4xi1>, vector<4xi1>, vector<4xi32>, vector<4xi32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>, vector<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4xi1>, vector<4xi8>) -> (vector<4xi32>, tensor<2x2xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi32>, vector<4xi32>), sym_name = "shaped3"}> ({
  ^bb0(%x: vector<4xi32>, %b: vector<4xi1>, %s: vector<4xi8>):
    %c0 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %c1 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %c5 = "arith.constant"() <{value = dense<5> : vector<4xi32>}> : () -> vector<4xi32>
    %m1 = "arith.constant"() <{value = dense<-1> : vector<4xi32>}> : () -> vector<4xi32>
    %f2 = "arith.constant"() <{value = dense<2.0> : vector<4xf32>}> : () -> vector<4xf32>
    %c55 = "arith.constant"() <{value = dense<5> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %fa = "arith.constant"() <{value = dense<false> : vector<4xi1>}> : () -> vector<4xi1>
    %r0 = "arith.bitcast"(%f2) : (vector<4xf32>) -> vector<4xi32>
    %r1 = "arith.addi"(%c55, %c55) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %r2:2 = "arith.mului_extended"(%x, %c1) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
    %r3:2 = "arith.mulsi_extended"(%x, %c1) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
    %r4:2 = "arith.addui_extended"(%c5, %m1) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi1>)
    %r5:2 = "arith.addui_extended"(%x, %c0) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi1>)
    %n6 = "arith.extsi"(%s) : (vector<4xi8>) -> vector<4xi32>
    %r6 = "arith.cmpi"(%n6, %n6) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %n7 = "arith.sitofp"(%x) : (vector<4xi32>) -> vector<4xf32>
    %r7 = "arith.cmpf"(%n7, %f2) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %n8 = "arith.extui"(%b) : (vector<4xi1>) -> vector<4xi32>
    %r8 = "arith.cmpi"(%n8, %c0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %r9 = "arith.cmpi"(%b, %fa) <{predicate = 1 : i64}> : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %r10 = "arith.maxsi"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r11 = "arith.maxui"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "func.return"(%r0, %r1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1, %r5#0, %r5#1, %r6, %r7, %r8, %r9, %r10, %r11) : (vector<4xi32>, tensor<2x2xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi32>, vector<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>, vector<4xi1>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>), sym_name = "shaped4"}> ({
  ^bb0(%x: vector<4xi32>, %y: vector<4xi32>, %b: vector<4xi1>):
    %c0 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %c1 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %m1 = "arith.constant"() <{value = dense<-1> : vector<4xi32>}> : () -> vector<4xi32>
    %tr = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %r0 = "arith.minui"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r1 = "arith.divsi"(%x, %c1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r2 = "arith.remsi"(%x, %c1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r3 = "arith.shli"(%x, %c0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n4 = "arith.xori"(%b, %tr) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %r4 = "arith.select"(%n4, %x, %y) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "func.return"(%r0, %r1, %r2, %r3, %r4) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>, vector<4xi8>, vector<4xf32>, vector<4xi64>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi64>, vector<4xi32>, vector<4xf32>, vector<4xi32>, vector<4xf32>), sym_name = "shaped5"}> ({
  ^bb0(%x: vector<4xi32>, %y: vector<4xi32>, %s: vector<4xi8>, %f: vector<4xf32>, %l: vector<4xi64>):
    %l32 = "arith.constant"() <{value = dense<32> : vector<4xi64>}> : () -> vector<4xi64>
    %c5 = "arith.constant"() <{value = dense<5> : vector<4xi32>}> : () -> vector<4xi32>
    %m1 = "arith.constant"() <{value = dense<-1> : vector<4xi32>}> : () -> vector<4xi32>
    %n0 = "arith.muli"(%y, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r0 = "arith.addi"(%x, %n0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n1 = "arith.muli"(%y, %c5) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r1 = "arith.muli"(%n1, %c5) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n2 = "arith.subi"(%y, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r2 = "arith.subi"(%n2, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n3 = "arith.shrsi"(%l, %l32) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %r3 = "arith.trunci"(%n3) : (vector<4xi64>) -> vector<4xi32>
    %n4 = "arith.extsi"(%s) : (vector<4xi8>) -> vector<4xi32>
    %r4 = "arith.andi"(%n4, %n4) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n5 = "arith.extsi"(%s) : (vector<4xi8>) -> vector<4xi32>
    %m5 = "arith.extsi"(%s) : (vector<4xi8>) -> vector<4xi32>
    %r5 = "arith.andi"(%n5, %m5) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n6 = "arith.extsi"(%s) : (vector<4xi8>) -> vector<4xi32>
    %m6 = "arith.extsi"(%s) : (vector<4xi8>) -> vector<4xi32>
    %r6 = "arith.cmpi"(%n6, %m6) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %n7 = "arith.extui"(%s) : (vector<4xi8>) -> vector<4xi32>
    %r7 = "arith.extsi"(%n7) : (vector<4xi32>) -> vector<4xi64>
    %n8 = "arith.extui"(%s) : (vector<4xi8>) -> vector<4xi64>
    %r8 = "arith.trunci"(%n8) : (vector<4xi64>) -> vector<4xi32>
    %n9 = "arith.negf"(%f) : (vector<4xf32>) -> vector<4xf32>
    %r9 = "arith.mulf"(%n9, %n9) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %r10:2 = "arith.mului_extended"(%x, %y) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
    %n11 = "arith.sitofp"(%x) : (vector<4xi32>) -> vector<4xf64>
    %r11 = "arith.truncf"(%n11) : (vector<4xf64>) -> vector<4xf32>
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10#0, %r11) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi64>, vector<4xi32>, vector<4xf32>, vector<4xi32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>, vector<4xi1>, i1, vector<4xf32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<2x2xi1>, vector<4xi32>, vector<4xf32>, vector<4xi1>, vector<4xi1>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>), sym_name = "shaped6"}> ({
  ^bb0(%x: vector<4xi32>, %y: vector<4xi32>, %b: vector<4xi1>, %p: i1, %f: vector<4xf32>, %t: tensor<?xi32>):
    %m1 = "arith.constant"() <{value = dense<-1> : vector<4xi32>}> : () -> vector<4xi32>
    %tr = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %f0 = "arith.constant"() <{value = dense<0.0> : vector<4xf32>}> : () -> vector<4xf32>
    %c55 = "arith.constant"() <{value = dense<5> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %fa = "arith.constant"() <{value = dense<false> : vector<4xi1>}> : () -> vector<4xi1>
    %r0 = "arith.addi"(%t, %t) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %r1 = "arith.cmpi"(%c55, %c55) <{predicate = 0 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %r2 = "arith.muli"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r3 = "arith.mulf"(%f, %f0) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %r4 = "arith.select"(%p, %b, %b) : (i1, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %r5 = "arith.select"(%p, %tr, %fa) : (i1, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %n6 = "arith.cmpi"(%x, %y) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %r6 = "arith.select"(%n6, %x, %y) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n7 = "arith.select"(%b, %x, %y) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r7 = "arith.select"(%b, %n7, %y) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n8 = "arith.addi"(%x, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r8 = "arith.subi"(%n8, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n9 = "arith.ori"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %n10 = "arith.xori"(%x, %m1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %r10 = "arith.ori"(%x, %n10) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "func.return"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %n9, %r10) : (tensor<?xi32>, tensor<2x2xi1>, vector<4xi32>, vector<4xf32>, vector<4xi1>, vector<4xi1>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
