// Constant parts of memory, in a block that starts with asking for them and in one that does not.
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<4x4xf32>) -> (i32, index), sym_name = "first"}> ({
  ^bb0(%c: i1, %m: memref<4x4xf32>):
    %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %zero = "arith.constant"() <{value = 0 : index}> : () -> index
    "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    %parts:6 = "memref.extract_strided_metadata"(%m) : (memref<4x4xf32>) -> (memref<f32>, index, index, index, index, index)
    "cf.br"(%one, %parts#2)[^bb3] : (i32, index) -> ()
  ^bb2:
    "cf.br"(%two, %zero)[^bb3] : (i32, index) -> ()
  ^bb3(%number: i32, %size: index):
    "func.return"(%number, %size) : (i32, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<4x4xf32>) -> index, sym_name = "second"}> ({
  ^bb0(%c: i1, %m: memref<4x4xf32>):
    %zero = "arith.constant"() <{value = 0 : index}> : () -> index
    "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    %parts:6 = "memref.extract_strided_metadata"(%m) : (memref<4x4xf32>) -> (memref<f32>, index, index, index, index, index)
    %sum = "arith.addi"(%one, %one) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%parts#2)[^bb3] : (index) -> ()
  ^bb2:
    "cf.br"(%zero)[^bb3] : (index) -> ()
  ^bb3(%size: index):
    "func.return"(%size) : (index) -> ()
  }) : () -> ()
}) : () -> ()
