// The index is only in bounds where the condition holds.
"func.func"() <{function_type = (memref<?xi32>, index, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: index, %arg2: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "memref.dim"(%arg0, %0) : (memref<?xi32>, index) -> index
  %2 = "arith.cmpi"(%arg1, %1) <{predicate = 6 : i64}> : (index, index) -> i1
  %3 = "scf.if"(%2) ({
    %4 = "memref.load"(%arg0, %arg1) : (memref<?xi32>, index) -> i32
    "scf.yield"(%4) : (i32) -> ()
  }, {
    "scf.yield"(%arg2) : (i32) -> ()
  }) : (i1) -> i32
  "func.return"(%3) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<?xi32>, index, i32) -> i32, sym_name = "f"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: index, %arg2: i32):
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "memref.dim"(%arg0, %0) : (memref<?xi32>, index) -> index
  %2 = "arith.cmpi"(%arg1, %1) <{predicate = 6 : i64}> : (index, index) -> i1
  %3 = "memref.load"(%arg0, %arg1) : (memref<?xi32>, index) -> i32
  %4 = "arith.select"(%2, %3, %arg2) : (i1, i32, i32) -> i32
  "func.return"(%4) : (i32) -> ()
}) : () -> ()
