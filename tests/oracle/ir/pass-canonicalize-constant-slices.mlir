// Slices inserted into constants, and views of sizes that are constants.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (vector<4xf32>, vector<2x4xi8>, vector<3x3xi8>, vector<4xf32>, vector<4xf32>), sym_name = "slices"}> ({
  ^bb0(%arg3: f32):
    %8 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
    %9 = "arith.constant"() <{value = dense<[5.000000e+00, 0x7FC00000]> : vector<2xf32>}> : () -> vector<2xf32>
    %10 = "vector.insert_strided_slice"(%9, %8) <{offsets = [1], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
    %11 = "arith.constant"() <{value = dense<7> : vector<2x4xi8>}> : () -> vector<2x4xi8>
    %12 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
    %13 = "vector.insert_strided_slice"(%12, %11) <{offsets = [1, 2], strides = [1]}> : (vector<2xi8>, vector<2x4xi8>) -> vector<2x4xi8>
    %14 = "arith.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi8>}> : () -> vector<3x3xi8>
    %15 = "arith.constant"() <{value = dense<[[10, 11], [12, 13]]> : vector<2x2xi8>}> : () -> vector<2x2xi8>
    %16 = "vector.insert_strided_slice"(%15, %14) <{offsets = [1, 0], strides = [1, 1]}> : (vector<2x2xi8>, vector<3x3xi8>) -> vector<3x3xi8>
    %17 = "vector.broadcast"(%arg3) : (f32) -> vector<2xf32>
    %18 = "vector.broadcast"(%arg3) : (f32) -> vector<4xf32>
    %19 = "vector.insert_strided_slice"(%17, %18) <{offsets = [2], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
    %20 = "vector.insert_strided_slice"(%17, %8) <{offsets = [2], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%10, %13, %16, %19, %20) : (vector<4xf32>, vector<2x4xi8>, vector<3x3xi8>, vector<4xf32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi8>, index, index) -> (memref<?x?xf32>, memref<?x?xf32>, memref<?x4xf32>, memref<?xf32>), sym_name = "views"}> ({
  ^bb0(%arg0: memref<?xi8>, %arg1: index, %arg2: index):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.view"(%arg0, %arg1, %0, %arg2) : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
    %3 = "memref.view"(%arg0, %0, %arg2, %arg2) : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
    %4 = "memref.view"(%arg0, %arg1, %1) : (memref<?xi8>, index, index) -> memref<?x4xf32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
    %6 = "memref.cast"(%5) : (memref<64xi8>) -> memref<?xi8>
    %7 = "memref.view"(%6, %arg1, %arg2) : (memref<?xi8>, index, index) -> memref<?xf32>
    "func.return"(%2, %3, %4, %7) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x4xf32>, memref<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
