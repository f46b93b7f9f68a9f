// What is allocated is never the same, and goes away if nobody uses it.
// run: --cse
"func.func"() <{function_type = (index) -> (memref<4xf32>, memref<4xf32>), sym_name = "allocations"}> ({
^bb0(%n: index):
  %a = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  %b = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  %dead = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  %stack = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  %freed = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  "memref.dealloc"(%freed) : (memref<4xf32>) -> ()
  "func.return"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "unused_reads"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %a = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f32
  %d = "memref.dim"(%m, %i) : (memref<4xf32>, index) -> index
  %z = "arith.divsi"(%i, %i) : (index, index) -> index
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, index) -> (f32, f32), sym_name = "copied"}> ({
^bb0(%m: memref<4xf32>, %t: memref<4xf32>, %i: index):
  %a = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f32
  "memref.copy"(%t, %m) : (memref<4xf32>, memref<4xf32>) -> ()
  %b = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f32
  "func.return"(%a, %b) : (f32, f32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<?xf32>, index) -> (index, index), sym_name = "dims"}> ({
^bb0(%m: memref<?xf32>, %i: index):
  %a = "memref.dim"(%m, %i) : (memref<?xf32>, index) -> index
  %new = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
  "memref.dealloc"(%new) : (memref<f32>) -> ()
  %b = "memref.dim"(%m, %i) : (memref<?xf32>, index) -> index
  "func.return"(%a, %b) : (index, index) -> ()
}) : () -> ()
