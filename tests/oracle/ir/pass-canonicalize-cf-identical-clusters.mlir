// Two pairs of blocks that do the same except for operands, where both branch to a block of the first pair.
// run: --canonicalize='region-simplify=aggressive'
"func.func"() <{function_type = (i8, i1, i8, i8, i8, memref<i8>) -> i8, sym_name = "two_pairs"}> ({
^bb0(%way: i8, %again: i1, %x: i8, %y: i8, %z: i8, %m: memref<i8>):
  "cf.switch"(%way)[^bb1, ^bb2, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 2, 3]> : vector<3xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
^bb1:
  "memref.store"(%x, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %x)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb2:
  "memref.store"(%y, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %x)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb3:
  "cf.cond_br"(%again, %x)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb4:
  "cf.cond_br"(%again, %z)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb5(%found: i8):
  "func.return"(%found) : (i8) -> ()
}) : () -> ()
