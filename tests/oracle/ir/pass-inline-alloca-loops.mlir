// Memory that a callee frees on its return is not left allocated in each round of a loop.
// run: --inline
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32>) -> (), sym_name = "sink", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "leaf", sym_visibility = "private"}> ({
  ^bb0(%x: i32):
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "memref.store"(%x, %0) : (i32, memref<i32>) -> ()
    "func.call"(%0) <{callee = @sink}> : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "nested", sym_visibility = "private"}> ({
  ^bb0(%c: i1, %x: i32):
    "scf.if"(%c) ({
      "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "scoped", sym_visibility = "private"}> ({
  ^bb0(%x: i32):
    "memref.alloca_scope"() ({
      "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "straight"}> ({
  ^bb0(%c: i1, %x: i32):
    "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
    "func.call"(%c, %x) <{callee = @nested}> : (i1, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "loop_of_blocks"}> ({
  ^bb0(%c: i1, %x: i32):
    "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
    "func.call"(%c, %x) <{callee = @nested}> : (i1, i32) -> ()
    "func.call"(%x) <{callee = @scoped}> : (i32) -> ()
    "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:
    "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, i32) -> (), sym_name = "loop_of_scf"}> ({
  ^bb0(%n: index, %c: i1, %x: i32):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%c0, %n, %c1) ({
    ^bb0(%i: index):
      "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.while"() ({
      "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
      "scf.condition"(%c) : (i1) -> ()
    }, {
      "scf.if"(%c) ({
        "func.call"(%x) <{callee = @leaf}> : (i32) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
