// Blocks and regions.

// -----
// empty block cfg
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
}) : () -> ()

// 1:1: error: empty block: expect at least a terminator

// -----
// empty block second
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()

// 1:1: error: empty block: expect at least a terminator

// -----
// empty block unreg
// unregistered dialects: allowed
"x.y"() ({
^bb0:
  "x.a"()[^bb1] : () -> ()
^bb1:
}) : () -> ()

// 1:1: error: empty block: expect at least a terminator

// -----
// entry predecessor
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
  "cf.br"()[^bb0] : () -> ()
}) : () -> ()

// 1:1: error: entry block of region may not have predecessors

// -----
// func last is unreg nodot
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "foo"() : () -> ()
}) : () -> ()

// -----
// module block args
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// 1:1: error: 'builtin.module' op region should have no arguments
// 1:1: note: see current operation:
// "builtin.module"() ({
// ^bb0(%arg0: i32):
// }) : () -> ()

// -----
// module empty region
"builtin.module"() ({}) : () -> ()

// 1:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// 1:1: note: see current operation:
// "builtin.module"() ({
// }) : () -> ()

// -----
// module no region
"builtin.module"() : () -> ()

// 1:1: error: 'builtin.module' op requires one region
// 1:1: note: see current operation: "builtin.module"() : () -> ()

// -----
// module two blocks b
// unregistered dialects: allowed
"builtin.module"() ({
^bb0:
  "x.y"() : () -> ()
^bb1:
  "x.y"() : () -> ()
}) : () -> ()

// 1:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
// 1:1: note: see current operation:
// "builtin.module"() ({
//   "x.y"() : () -> ()
// ^bb1:  // no predecessors
//   "x.y"() : () -> ()
// }) : () -> ()

// -----
// module two blocks
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// 1:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
// 1:1: note: see current operation:
// "builtin.module"() ({
// ^bb0:
// ^bb1:  // no predecessors
// }) : () -> ()

// -----
// module two regions
"builtin.module"() ({}, {}) : () -> ()

// 1:1: error: 'builtin.module' op requires one region
// 1:1: note: see current operation:
// "builtin.module"() ({
// }, {
// }) : () -> ()

// -----
// unreg op with bad child
// unregistered dialects: allowed
"x.y"() ({
  %0 = "arith.constant"() : () -> i32
}) : () -> ()

// 2:8: error: 'arith.constant' op requires attribute 'value'
// 2:8: note: see current operation: %0 = "arith.constant"() : () -> i32

// -----
// unreg two blocks const
// unregistered dialects: allowed
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1:
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()

// 4:8: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// 4:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32

// -----
// unreg two blocks
// unregistered dialects: allowed
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1:
  "x.a"() : () -> ()
}) : () -> ()

// -----
// entry predecessor in the middle
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
  "x.br"()[^bb0] : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: entry block of region may not have predecessors
