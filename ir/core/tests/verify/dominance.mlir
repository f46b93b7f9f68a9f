// Definitions and uses.

// -----
// dom and symbol
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:8: error: operand #0 does not dominate this use
// 2:8: note: see current operation: %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// 3:8: note: operand defined here (op in the same block)

// -----
// dom graph in func
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.w"(%1) : (i32) -> ()
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----
// dom module in module
// unregistered dialects: allowed
"builtin.module"() ({
"x.r"() ({
    "x.w"(%1) : (i32) -> ()
}) : () -> ()
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()

// -----
// dom module nested def
// unregistered dialects: allowed
"builtin.module"() ({
"x.w"(%1) : (i32) -> ()
"x.r"() ({
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
}) : () -> ()

// 2:1: error: operand #0 does not dominate this use
// 2:1: note: see current operation: "x.w"(%0) : (i32) -> ()
// 4:10: note: operand defined here (op in a child region)

// -----
// dom nested order2
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%1) : (i32) -> ()
  }) : () -> ()
  "x.r"() ({
    "x.w"(%1) : (i32) -> ()
  }) : () -> ()
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// 6:5: error: operand #0 does not dominate this use
// 6:5: note: see current operation: "x.w"(%0) : (i32) -> ()
// 8:8: note: operand defined here (op in a parent region)

// -----
// dom unreachable nested
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
^bb1:
  "x.r"() ({
    "x.w"(%1) : (i32) -> ()
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----
// dominance arg child
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.u"(%0) : (i32) -> ()
  "x.r"() ({
    ^bb0(%0: i32):
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: operand #0 does not dominate this use
// 2:3: note: see current operation: "x.u"(%arg0) : (i32) -> ()
// 3:3: note: operand defined as a block argument (block #0 in a child region)

// -----
// dominance arg neither
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "x.r"() ({
    ^bb0(%0: i32):
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 3:5: error: operand #0 does not dominate this use
// 3:5: note: see current operation: "x.u"(%arg0) : (i32) -> ()
// 5:3: note: operand defined as a block argument (block #0 neither in a parent nor in a child region)

// -----
// dominance arg
"func.func"() <{function_type = (i1) -> i32, sym_name = "f"}> ({
^bb0(%c: i1):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.cond_br"(%c, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%x: i32):
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "func.return"(%x) : (i32) -> ()
}) : () -> ()

// 8:3: error: operand #0 does not dominate this use
// 8:3: note: see current operation: "func.return"(%1) : (i32) -> ()
// 1:1: note: operand defined as a block argument (block #1 in the same region)

// -----
// dominance graph ok
// unregistered dialects: allowed
"builtin.module"() ({
  "x.u"(%0) : (i32) -> ()
  %0 = "x.d"() : () -> i32
}) : () -> ()

// -----
// dominance multi result
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "x.u"(%1, %0#1) : (i32, i32) -> ()
  %0:2 = "x.d"() : () -> (i32, i32)
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: operand #1 does not dominate this use
// 3:3: note: see current operation: "x.u"(%0, %1#1) : (i32, i32) -> ()
// 4:10: note: operand defined here (op in the same block)

// -----
// dominance nested child
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.u"(%0) : (i32) -> ()
  "x.r"() ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: operand #0 does not dominate this use
// 2:3: note: see current operation: "x.u"(%0) : (i32) -> ()
// 4:10: note: operand defined here (op in a child region)

// -----
// dominance nested neither
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "x.r"() ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 3:5: error: operand #0 does not dominate this use
// 3:5: note: see current operation: "x.u"(%0) : (i32) -> ()
// 6:10: note: operand defined here (op is neither in a parent nor in a child region)

// -----
// dominance nested own result
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// 3:5: error: operand #0 does not dominate this use
// 3:5: note: see current operation: "x.u"(%0) : (i32) -> ()
// 2:8: note: operand defined here (op in a parent region)

// -----
// dominance nested parent
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// 3:5: error: operand #0 does not dominate this use
// 3:5: note: see current operation: "x.u"(%0) : (i32) -> ()
// 5:8: note: operand defined here (op in a parent region)

// -----
// dominance same block
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// 2:8: error: operand #0 does not dominate this use
// 2:8: note: see current operation: %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// 3:8: note: operand defined here (op in the same block)

// -----
// dominance same region
"func.func"() <{function_type = (i1) -> i32, sym_name = "f"}> ({
^bb0(%c: i1):
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// 8:3: error: operand #0 does not dominate this use
// 8:3: note: see current operation: "func.return"(%0) : (i32) -> ()
// 5:8: note: operand defined here (op in the same region)

// -----
// dominance self
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %1 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()

// 2:8: error: operand #0 does not dominate this use
// 2:8: note: see current operation: %0 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// 2:8: note: operand defined here (op in the same block)

// -----
// dominance unreachable ok
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
^bb1:
  %1 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()

// -----
// dominance use from unreachable
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  "func.return"(%1) : (i32) -> ()
^bb1:
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()

// 2:3: error: operand #0 does not dominate this use
// 2:3: note: see current operation: "func.return"(%0) : (i32) -> ()
// 4:8: note: operand defined here (op in the same region)

// -----
// loop dom
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%c: i1):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"(%0)[^bb1] : (i32) -> ()
^bb1(%i: i32):
  %1 = "arith.addi"(%i, %0) : (i32, i32) -> i32
  "cf.cond_br"(%c, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb2:
  %2 = "arith.addi"(%i, %1) : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()

// -----
// two dom
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.addi"(%1, %2) : (i32, i32) -> i32
  %1 = "arith.addi"(%2, %2) : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// 2:8: error: operand #0 does not dominate this use
// 2:8: note: see current operation: %0 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// 3:8: note: operand defined here (op in the same block)

// -----
// unreg multi cross
// unregistered dialects: allowed
"x.y"() ({
  "x.a"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "x.d"() : () -> i32
  "x.e"()[^bb2] : () -> ()
^bb2:
  "x.u"(%0) : (i32) -> ()
  "x.e"() : () -> ()
}) : () -> ()

// 7:3: error: operand #0 does not dominate this use
// 7:3: note: see current operation: "x.u"(%0) : (i32) -> ()
// 4:8: note: operand defined here (op in the same region)

// -----
// unreg multi same block
// unregistered dialects: allowed
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1:
  "x.u"(%0) : (i32) -> ()
  %0 = "x.d"() : () -> i32
  "x.e"() : () -> ()
}) : () -> ()

// 4:3: error: operand #0 does not dominate this use
// 4:3: note: see current operation: "x.u"(%0) : (i32) -> ()
// 5:8: note: operand defined here (op in the same block)

// -----
// unused block order
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb1:
  %2 = "arith.addi"(%1, %0) : (i32, i32) -> i32
  "func.return"() : () -> ()
^bb2:
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()
