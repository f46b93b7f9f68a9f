// The blocks that are merged return different numbers, and the second goes to itself.
"func.func"() <{function_type = (i1, i1, i8, i8, memref<i8>) -> i8, sym_name = "f"}> ({
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

// -----

"func.func"() <{function_type = (i1, i1, i8, i8, memref<i8>) -> i8, sym_name = "f"}> ({
^bb0(%first: i1, %again: i1, %x: i8, %y: i8, %m: memref<i8>):
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "memref.store"(%y, %m) : (i8, memref<i8>) -> ()
  "cf.cond_br"(%again, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i8) -> ()
^bb2(%z: i8):
  "func.return"(%z) : (i8) -> ()
}) : () -> ()
