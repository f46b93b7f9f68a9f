// `scf.if` and `scf.execute_region`.

// -----
// execute arg
"scf.execute_region"() ({
^bb0(%a: i32):
  "scf.yield"() : () -> ()
}) : () -> ()

// 1:1: error: 'scf.execute_region' op region cannot have any arguments
// 1:1: note: see current operation:
// "scf.execute_region"() ({
// ^bb0(%arg0: i32):
//   "scf.yield"() : () -> ()
// }) : () -> ()

// -----
// execute count
%0 = "scf.execute_region"() ({
  "scf.yield"() : () -> ()
}) : () -> i32

// 1:6: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// 1:6: note: see current operation:
// %0 = "scf.execute_region"() ({
//   "scf.yield"() : () -> ()
// }) : () -> i32
// 2:3: note: region branch point

// -----
// execute empty
"scf.execute_region"() ({
}) : () -> ()

// 1:1: error: 'scf.execute_region' op region needs to have at least one block
// 1:1: note: see current operation:
// "scf.execute_region"() ({
// }) : () -> ()

// -----
// execute ret
%0 = "scf.execute_region"() ({
  "ub.unreachable"() : () -> ()
}) : () -> i32

// -----
// execute two
%c = "arith.constant"() <{value = true}> : () -> i1
%0 = "scf.execute_region"() ({
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "scf.yield"(%c) : (i1) -> ()
^bb2:
  "scf.yield"() : () -> ()
}) : () -> i1

// 2:6: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// 2:6: note: see current operation:
// %1 = "scf.execute_region"() ({
//   "cf.cond_br"(%0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// ^bb1:  // pred: ^bb0
//   "scf.yield"(%0) : (i1) -> ()
// ^bb2:  // pred: ^bb0
//   "scf.yield"() : () -> ()
// }) : () -> i1
// 7:3: note: region branch point

// -----
// execute type
%c = "arith.constant"() <{value = true}> : () -> i1
%0 = "scf.execute_region"() ({
  "scf.yield"(%c) : (i1) -> ()
}) : () -> i32

// 2:6: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
// 2:6: note: see current operation:
// %1 = "scf.execute_region"() ({
//   "scf.yield"(%0) : (i1) -> ()
// }) : () -> i32
// 3:3: note: region branch point

// -----
// if both bad
%c = "arith.constant"() <{value = true}> : () -> i1
%x:2 = "scf.if"(%c) ({
  "scf.yield"(%c, %c) : (i1, i1) -> ()
}, {
  "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> (i1, i32)

// 2:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #1 'i1' should match successor input type #1 'i32'
// 2:8: note: see current operation:
// %1:2 = "scf.if"(%0) ({
//   "scf.yield"(%0, %0) : (i1, i1) -> ()
// }, {
//   "scf.yield"(%0) : (i1) -> ()
// }) : (i1) -> (i1, i32)
// 3:3: note: region branch point

// -----
// if yield count
%c = "arith.constant"() <{value = true}> : () -> i1
%x = "scf.if"(%c) ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : (i1) -> (i32)

// 2:6: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// 2:6: note: see current operation:
// %1 = "scf.if"(%0) ({
//   "scf.yield"() : () -> ()
// }, {
//   "scf.yield"() : () -> ()
// }) : (i1) -> i32
// 3:3: note: region branch point

// -----
// if yield more
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  "scf.yield"(%c) : (i1) -> ()
}, {
}) : (i1) -> ()

// 2:1: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
// 2:1: note: see current operation:
// "scf.if"(%0) ({
//   "scf.yield"(%0) : (i1) -> ()
// }, {
// }) : (i1) -> ()
// 3:3: note: region branch point

// -----
// if yield type
%c = "arith.constant"() <{value = true}> : () -> i1
%x = "scf.if"(%c) ({
  %d = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "scf.yield"(%d) : (i32) -> ()
}, {
  "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> (i32)

// 2:6: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
// 2:6: note: see current operation:
// %1 = "scf.if"(%0) ({
//   %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   "scf.yield"(%2) : (i32) -> ()
// }, {
//   "scf.yield"(%0) : (i1) -> ()
// }) : (i1) -> i32
// 6:3: note: region branch point

// -----
// scf if args
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
^bb0(%a: i32):
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()

// 2:1: error: 'scf.if' op region #0 should have no arguments
// 2:1: note: see current operation:
// "scf.if"(%0) ({
// ^bb0(%arg0: i32):
//   "scf.yield"() : () -> ()
// }, {
// }) : (i1) -> ()

// -----
// scf if empty
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
}, {
}) : (i1) -> ()

// 2:1: error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
// 2:1: note: see current operation:
// "scf.if"(%0) ({
// }, {
// }) : (i1) -> ()

// -----
// scf if emptyblock
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
^bb0:
}, {
}) : (i1) -> ()

// 2:1: error: 'scf.if' op expects a non-empty block
// 2:1: note: see current operation:
// "scf.if"(%0) ({
// ^bb0:
// }, {
// }) : (i1) -> ()

// -----
// scf if no else
%c = "arith.constant"() <{value = true}> : () -> i1
%x = "scf.if"(%c) ({
  %d = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "scf.yield"(%d) : (i32) -> ()
}, {
}) : (i1) -> (i32)

// 2:6: error: 'scf.if' op must have an else block if defining values
// 2:6: note: see current operation:
// %1 = "scf.if"(%0) ({
//   %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   "scf.yield"(%2) : (i32) -> ()
// }, {
// }) : (i1) -> i32

// -----
// scf if noterm
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  %d = "arith.constant"() <{value = true}> : () -> i1
}, {
}) : (i1) -> ()

// 3:8: error: block with no terminator, has %1 = "arith.constant"() <{value = true}> : () -> i1
// 3:8: note: see current operation: %1 = "arith.constant"() <{value = true}> : () -> i1

// -----
// scf if ok
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()

// -----
// scf if regions
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
}) : (i1) -> ()

// 2:1: error: 'scf.if' op expected 2 regions
// 2:1: note: see current operation:
// "scf.if"(%0) ({
// }) : (i1) -> ()

// -----
// scf if terminator
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  "ub.unreachable"() : () -> ()
}, {
}) : (i1) -> ()

// 2:1: error: 'scf.if' op expects regions to end with 'scf.yield', found 'ub.unreachable'
// 2:1: note: see current operation:
// "scf.if"(%0) ({
//   "ub.unreachable"() : () -> ()
// }, {
// }) : (i1) -> ()
// 2:1: note: in custom textual format, the absence of terminator implies 'scf.yield'

// -----
// scf if two blocks
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
^bb0:
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()

// 2:1: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
// 2:1: note: see current operation:
// "scf.if"(%0) ({
//   "cf.br"()[^bb1] : () -> ()
// ^bb1:  // pred: ^bb0
//   "scf.yield"() : () -> ()
// }, {
// }) : (i1) -> ()

// -----
// scf yield parent
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "scf.yield"() : () -> ()
}) : () -> ()

// 2:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// 2:3: note: see current operation: "scf.yield"() : () -> ()
