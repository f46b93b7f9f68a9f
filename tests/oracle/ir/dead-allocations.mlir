// An allocation is gone with its result; one that no result stands for is not.
// run: --canonicalize
// run: --cse
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index) -> (), sym_name = "f"}> ({
  ^bb0(%device: i32, %size: index):
    %0 = "omp.target_allocmem"(%device, %size) <{in_type = i8, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, index) -> i64
    %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi8>
    %2 = "memref.alloc"(%size) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
