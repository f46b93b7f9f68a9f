// Folds of vector: casts, transpositions and shuffles of splats and of poison.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x1xi8>, vector<2x1x1xi8>, vector<[1]x[1]xf32>, vector<2x1xi8>) -> (vector<1x1xi8>, vector<2x1x1xi8>, vector<[1]x[1]xf32>, vector<1x2xi8>), sym_name = "order_preserving"}> ({
  ^bb0(%arg0: vector<1x1xi8>, %arg1: vector<2x1x1xi8>, %arg2: vector<[1]x[1]xf32>, %arg3: vector<2x1xi8>):
    %50 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<1x1xi8>) -> vector<1x1xi8>
    %51 = "vector.transpose"(%arg1) <{permutation = array<i64: 0, 2, 1>}> : (vector<2x1x1xi8>) -> vector<2x1x1xi8>
    %52 = "vector.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (vector<[1]x[1]xf32>) -> vector<[1]x[1]xf32>
    %53 = "vector.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (vector<2x1xi8>) -> vector<1x2xi8>
    "func.return"(%50, %51, %52, %53) : (vector<1x1xi8>, vector<2x1x1xi8>, vector<[1]x[1]xf32>, vector<1x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<4x1xf32>, vector<1x4xf32>, vector<4xi32>, vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>), sym_name = "poison"}> ({
    %40 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %41 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf32>
    %42 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1x4xf32>
    %43 = "vector.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (vector<1x4xf32>) -> vector<4x1xf32>
    %44 = "vector.shape_cast"(%41) : (vector<4xf32>) -> vector<1x4xf32>
    %45 = "vector.bitcast"(%41) : (vector<4xf32>) -> vector<4xi32>
    %46 = "vector.broadcast"(%41) : (vector<4xf32>) -> vector<2x4xf32>
    %47 = "vector.broadcast"(%40) : (f32) -> vector<4xf32>
    %48 = "vector.shuffle"(%41, %41) <{mask = array<i64: 0, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    %49 = "vector.extract_strided_slice"(%41) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%43, %44, %45, %46, %47, %48, %49) : (vector<4x1xf32>, vector<1x4xf32>, vector<4xi32>, vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<2x2xi8>, vector<2x2xi8>), sym_name = "poison_shuffles"}> ({
    %31 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2xi8>
    %32 = "arith.constant"() <{value = dense<[3, 4]> : vector<2xi8>}> : () -> vector<2xi8>
    %33 = "vector.shuffle"(%31, %32) <{mask = array<i64: 0, 3, -1, 1>}> : (vector<2xi8>, vector<2xi8>) -> vector<4xi8>
    %34 = "vector.shuffle"(%32, %31) <{mask = array<i64: 0, 3, -1, 1>}> : (vector<2xi8>, vector<2xi8>) -> vector<4xi8>
    %35 = "vector.shuffle"(%32, %32) <{mask = array<i64: 1, 3, -1, 0>}> : (vector<2xi8>, vector<2xi8>) -> vector<4xi8>
    %36 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1x2xi8>
    %37 = "arith.constant"() <{value = dense<[[3, 4]]> : vector<1x2xi8>}> : () -> vector<1x2xi8>
    %38 = "vector.shuffle"(%36, %37) <{mask = array<i64: 1, 0>}> : (vector<1x2xi8>, vector<1x2xi8>) -> vector<2x2xi8>
    %39 = "vector.shuffle"(%36, %36) <{mask = array<i64: 1, 0>}> : (vector<1x2xi8>, vector<1x2xi8>) -> vector<2x2xi8>
    "func.return"(%33, %34, %35, %38, %39) : (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<2x2xi8>, vector<2x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<2xi32>, vector<1xi64>, vector<1xi128>, vector<[2]xi32>, vector<1xi32>, vector<3xi32>, vector<4xi16>, vector<2xi32>, vector<1xi64>, vector<1xi256>, vector<1xi160>), sym_name = "bitcasts_to_integers"}> ({
    %11 = "arith.constant"() <{value = dense<-7> : vector<4xi16>}> : () -> vector<4xi16>
    %12 = "vector.bitcast"(%11) : (vector<4xi16>) -> vector<2xi32>
    %13 = "vector.bitcast"(%11) : (vector<4xi16>) -> vector<1xi64>
    %14 = "arith.constant"() <{value = dense<-128> : vector<16xi8>}> : () -> vector<16xi8>
    %15 = "vector.bitcast"(%14) : (vector<16xi8>) -> vector<1xi128>
    %16 = "arith.constant"() <{value = dense<7> : vector<[4]xi16>}> : () -> vector<[4]xi16>
    %17 = "vector.bitcast"(%16) : (vector<[4]xi16>) -> vector<[2]xi32>
    %18 = "arith.constant"() <{value = dense<true> : vector<32xi1>}> : () -> vector<32xi1>
    %19 = "vector.bitcast"(%18) : (vector<32xi1>) -> vector<1xi32>
    %20 = "arith.constant"() <{value = dense<7> : vector<4xi24>}> : () -> vector<4xi24>
    %21 = "vector.bitcast"(%20) : (vector<4xi24>) -> vector<3xi32>
    %22 = "arith.constant"() <{value = dense<7> : vector<2xi32>}> : () -> vector<2xi32>
    %23 = "vector.bitcast"(%22) : (vector<2xi32>) -> vector<4xi16>
    %24 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi16>}> : () -> vector<4xi16>
    %25 = "vector.bitcast"(%24) : (vector<4xi16>) -> vector<2xi32>
    %26 = "vector.bitcast"(%12) : (vector<2xi32>) -> vector<1xi64>
    %27 = "arith.constant"() <{value = dense<-5> : vector<2xi128>}> : () -> vector<2xi128>
    %28 = "vector.bitcast"(%27) : (vector<2xi128>) -> vector<1xi256>
    %29 = "arith.constant"() <{value = dense<-5> : vector<2xi80>}> : () -> vector<2xi80>
    %30 = "vector.bitcast"(%29) : (vector<2xi80>) -> vector<1xi160>
    "func.return"(%12, %13, %15, %17, %19, %21, %23, %25, %26, %28, %30) : (vector<2xi32>, vector<1xi64>, vector<1xi128>, vector<[2]xi32>, vector<1xi32>, vector<3xi32>, vector<4xi16>, vector<2xi32>, vector<1xi64>, vector<1xi256>, vector<1xi160>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<1xf64>, vector<2xi32>, vector<2xf32>, vector<4xf16>), sym_name = "bitcasts_of_floats"}> ({
    %0 = "arith.constant"() <{value = dense<2.500000e+00> : vector<4xf16>}> : () -> vector<4xf16>
    %1 = "vector.bitcast"(%0) : (vector<4xf16>) -> vector<2xf32>
    %2 = "arith.constant"() <{value = dense<0x7C01> : vector<4xf16>}> : () -> vector<4xf16>
    %3 = "vector.bitcast"(%2) : (vector<4xf16>) -> vector<2xf32>
    %4 = "arith.constant"() <{value = dense<2.500000e+00> : vector<4xbf16>}> : () -> vector<4xbf16>
    %5 = "vector.bitcast"(%4) : (vector<4xbf16>) -> vector<2xf32>
    %6 = "vector.bitcast"(%0) : (vector<4xf16>) -> vector<1xf64>
    %7 = "vector.bitcast"(%0) : (vector<4xf16>) -> vector<2xi32>
    %8 = "arith.constant"() <{value = dense<3> : vector<4xi16>}> : () -> vector<4xi16>
    %9 = "vector.bitcast"(%8) : (vector<4xi16>) -> vector<2xf32>
    %10 = "vector.bitcast"(%8) : (vector<4xi16>) -> vector<4xf16>
    "func.return"(%1, %3, %5, %6, %7, %9, %10) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<1xf64>, vector<2xi32>, vector<2xf32>, vector<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()

