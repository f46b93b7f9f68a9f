// Constant sizes of allocations, and scopes without any.
// run: --allow-unregistered-dialect --canonicalize
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"func.func"() <{function_type = (index) -> (memref<?x?xf32>, memref<?xf32, #map>), sym_name = "sizes"}> ({
^bb0(%arg3: index):
  %3 = "arith.constant"() <{value = 4 : index}> : () -> index
  %4 = "arith.constant"() <{value = -1 : index}> : () -> index
  %5 = "memref.alloc"(%3, %arg3) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32>
  %6 = "memref.alloc"(%3, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
  %7 = "memref.alloca"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  "x.u"(%7) : (memref<?xf32>) -> ()
  %8 = "memref.alloca"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32, 3>
  "x.u"(%8) : (memref<?xi32, 3>) -> ()
  "func.return"(%5, %6) : (memref<?x?xf32>, memref<?xf32, #map>) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32, memref<4xi32>, index) -> (i32, i32), sym_name = "scopes"}> ({
^bb0(%arg0: i32, %arg1: memref<4xi32>, %arg2: index):
  %0 = "memref.alloca_scope"() ({
    "memref.store"(%arg0, %arg1, %arg2) : (i32, memref<4xi32>, index) -> ()
    "memref.alloca_scope.return"(%arg0) : (i32) -> ()
  }) : () -> i32
  %1 = "memref.alloca_scope"() ({
    %2 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "x.u"(%2) : (memref<4xi32>) -> ()
    "memref.alloca_scope.return"(%arg0) : (i32) -> ()
  }) : () -> i32
  "x.u"(%0) : (i32) -> ()
  "func.return"(%0, %1) : (i32, i32) -> ()
}) : () -> ()
