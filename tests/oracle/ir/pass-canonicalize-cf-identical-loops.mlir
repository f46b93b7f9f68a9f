// Blocks that do the same except for operands, and that branch to each other.
// run: --canonicalize='region-simplify=aggressive'
// run: --canonicalize='region-simplify=aggressive' --mlir-print-debuginfo
"func.func"() <{function_type = (i1, i1, i8, i8, memref<i8>) -> i8, sym_name = "to_the_other"}> ({
^bb0(%first: i1, %again: i1, %x: i8, %y: i8, %m: memref<i8>):
  "cf.cond_br"(%first)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "memref.store"(%y, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %x)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb2:
  "memref.store"(%y, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %y)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb3(%z: i8):
  "func.return"(%z) : (i8) -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i1, i8, i8, memref<i8>) -> i8, sym_name = "to_the_first"}> ({
^bb0(%first: i1, %again: i1, %x: i8, %y: i8, %m: memref<i8>):
  "cf.cond_br"(%first)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "memref.store"(%x, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %x)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb2:
  "memref.store"(%y, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %y)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb3(%z: i8):
  "func.return"(%z) : (i8) -> ()
}) : () -> ()
"func.func"() <{function_type = (i8, i1, i8, i8, memref<i8>) -> i8, sym_name = "three"}> ({
^bb0(%way: i8, %again: i1, %x: i8, %y: i8, %m: memref<i8>):
  "cf.switch"(%way, %x, %y, %x)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, 2]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i8, i8, i8, i8) -> ()
^bb1(%a: i8):
  "memref.store"(%a, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %a, %x)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i8, i8) -> ()
^bb2(%b: i8):
  "memref.store"(%b, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %x, %y)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i8, i8) -> ()
^bb3(%c: i8):
  "memref.store"(%c, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %y, %c)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i8, i8) -> ()
^bb4(%z: i8):
  "func.return"(%z) : (i8) -> ()
}) : () -> ()
